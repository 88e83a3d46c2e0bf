import { expect, test } from 'vitest'
import { slimLine } from '../bom.example.ts'
import { emptyColumnsOf } from './line-columns.tsx'
import { listNumbers } from './list-numbers.ts'
import { sumLines } from './sum-lines.ts'

const none = { orderNumber: null, manufacturerNumber: null }
const dealers = { ...none, wholesalerOrderNumber: 'GH-1' }

test.each([
  [{ orderNumber: 'NR-1', manufacturerNumber: 'T-1', wholesalerOrderNumber: 'GH-1' }, ['NR-1', 'T-1']],
  [{ orderNumber: '', manufacturerNumber: 'T-1', wholesalerOrderNumber: 'GH-1' }, ['T-1']],
  [dealers, ['GH-1']],
  [none, []],
])('a line with %j goes by %j', (part, numbers) => {
  expect(listNumbers(slimLine(1, part))).toEqual(numbers)
})

test('there is a column for the numbers of a wholesaler where a line has one', () => {
  expect(emptyColumnsOf([slimLine(1)])).toContain('wholesalerOrderNumber')
  expect(emptyColumnsOf([slimLine(1), slimLine(2, dealers)])).not.toContain('wholesalerOrderNumber')
})

test('lines without an article that a wholesaler has under one number are added up', () => {
  const line = { ...dealers, matched: null, matchedManufacturer: null, matchedDescription: null }
  expect(sumLines([slimLine(1, line), slimLine(2, line)])).toMatchObject([{ number: 'GH-1', lines: 2 }])
})
