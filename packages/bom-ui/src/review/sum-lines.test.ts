import { expect, test } from 'vitest'
import { slimLine } from '../bom.example.ts'
import { sumLines } from './sum-lines.ts'

test('quantities of the same article are added up without binary dust', () => {
  const sums = sumLines([
    slimLine(1, { matched: 'A', quantity: 0.1 }),
    slimLine(2, { matched: 'A', quantity: 0.2, bomError: 'DUPLICATE' }),
    slimLine(3, { matched: 'B', quantity: 5 }),
  ])
  expect(sums.map(({ number, quantity, lines, errors }) => [number, quantity, lines, errors])).toEqual([
    ['A', 0.3, 2, 1],
    ['B', 5, 1, 0],
  ])
})

test('a sum leads to its first line with an error, else to its first', () => {
  const sums = sumLines([
    slimLine(1, { matched: 'A' }),
    slimLine(2, { matched: 'A', bomError: 'WRONG_UNIT' }),
    slimLine(3, { matched: 'A', bomError: 'DUPLICATE' }),
    slimLine(4, { matched: 'B' }),
    slimLine(5, { matched: 'B' }),
  ])
  expect(sums.map(({ lineId }) => lineId)).toEqual([slimLine(2).id, slimLine(4).id])
})

test('one number of two makers is two articles, whatever the list calls them', () => {
  const sums = sumLines([
    slimLine(1, { matched: '100', matchedManufacturer: 'ABB', quantity: 2 }),
    slimLine(2, { matched: '100', matchedManufacturer: 'Siemens AG', manufacturerName: 'SIE', quantity: 5 }),
    slimLine(3, { matched: '100', matchedManufacturer: 'Siemens AG', quantity: 1 }),
  ])
  expect(sums.map(({ manufacturerName, quantity }) => [manufacturerName, quantity])).toEqual([
    ['ABB', 2],
    ['Siemens AG', 6],
  ])
})

test('a sum shows its article, and what the list says only where none matched', () => {
  const listed = { manufacturerName: null, description: 'Anzeige, Sonderanfertigung' }
  const article = { matchedManufacturer: 'Turck', matchedDescription: 'Näherungsschalter' }
  const unmatched = { matched: null, matchedManufacturer: null, matchedDescription: null }
  expect(
    sumLines([
      slimLine(1, { ...listed, matched: 'BI-M8', ...article }),
      slimLine(2, { ...listed, ...unmatched }),
    ]),
  ).toMatchObject([
    { number: 'BI-M8', manufacturerName: 'Turck', description: 'Näherungsschalter' },
    { number: 'NR-2', manufacturerName: '', description: 'Anzeige, Sonderanfertigung' },
  ])
})

test('two names of one unit are one', () => {
  const unit = (quantityUnitName: string) => ({ matched: 'A', quantityUnitName })
  expect(sumLines([slimLine(1, unit('Stk')), slimLine(2, unit('Stück'))])).toHaveLength(1)
})

test.each([
  ['another unit', { quantityUnitName: 'm' }],
  ['the customer supplies one', { isSuppliedPart: true }],
])('%s keeps lines apart', (_case, part) => {
  expect(sumLines([slimLine(1, { matched: 'A' }), slimLine(2, { matched: 'A', ...part })])).toHaveLength(2)
})

test('without an article number and manufacturer tell what is the same, and without a number nothing is', () => {
  const nothing = { matched: null, matchedManufacturer: null, matchedDescription: null }
  const unmatched = { ...nothing, orderNumber: '4711' }
  expect(sumLines([slimLine(1, unmatched), slimLine(2, unmatched)])).toHaveLength(1)
  expect(
    sumLines([slimLine(1, unmatched), slimLine(2, { ...unmatched, manufacturerName: 'ABB' })]),
  ).toHaveLength(2)
  const nameless = { ...nothing, orderNumber: null }
  expect(sumLines([slimLine(1, nameless), slimLine(2, nameless)])).toHaveLength(2)
})

test('one quantity that could not be read leaves the sum open', () => {
  const sums = sumLines([slimLine(1, { matched: 'A', quantity: null }), slimLine(2, { matched: 'A' })])
  expect(sums[0]?.quantity).toBeNull()
})
