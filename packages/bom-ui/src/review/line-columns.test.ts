import { formatMoney } from '@schrankwerk/ui'
import { expect, test } from 'vitest'
import { slimLine } from '../bom.example.ts'
import { emptyColumnsOf, lineColumns } from './line-columns.tsx'

const shownIn = (lines: readonly ReturnType<typeof slimLine>[]) =>
  lineColumns(
    (key) => key,
    () => {},
    emptyColumnsOf(lines),
  )

test('prices of the list itself have columns where a line has one', () => {
  const priced = slimLine(1, { purchasePrice: 12.5, listPrice: null })
  const columns = shownIn([priced, slimLine(2, { purchasePrice: null, listPrice: null })])
  expect(columns.find(({ key }) => key === 'ownPurchasePrice')?.cell(priced)).toBe(formatMoney(12.5))
  expect(columns.map(({ key }) => key)).not.toContain('ownListPrice')
})

test('times the quantity the unit price is the price of the line', () => {
  const priced = slimLine(1, { quantity: 2, unitPrice: 9.9455, linePrice: 19.89 })
  const columns = shownIn([priced])
  const shown = (key: string) => columns.find((column) => column.key === key)?.cell(priced)
  expect(shown('unitPrice')).toMatch(/^9,9455\s€$/)
  expect(shown('linePrice')).toMatch(/^19,89\s€$/)
})

test('whom they are not told has no columns for them', () => {
  const keys = shownIn([slimLine(1)]).map(({ key }) => key)
  expect(keys).not.toContain('ownPurchasePrice')
  expect(keys).not.toContain('ownListPrice')
})
