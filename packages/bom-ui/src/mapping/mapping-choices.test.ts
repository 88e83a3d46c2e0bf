import { expect, test } from 'vitest'
import { mappedBom, reading } from '../bom.example.ts'
import { emptyBom } from '../data/bom-info.ts'
import {
  assignField,
  columnsOf,
  mappingOf,
  missingOf,
  requirementsOf,
  suppliedColumnOf,
} from './mapped-columns.ts'
import { choicesOf, noChoices, withRow } from './mapping-choices.ts'
import { headerPoint, openPointsOf } from './open-points.ts'
import { quantitiesOf } from './quantities.ts'

const chosen = 'Von Ihnen gewählt'
const suggested = columnsOf(reading, noChoices, chosen)
const fieldsOf = (columns: typeof suggested) =>
  Object.fromEntries(columns.map(({ importHeader, field }) => [importHeader, field]))

test('without a choice the suggestion counts, with its certainty and reason', () => {
  expect(mappingOf(suggested)).toEqual([
    { importHeader: 'Bestell-Nr.', articleField: 'orderNumber' },
    { importHeader: 'Hersteller', articleField: 'manufacturerName' },
    { importHeader: 'Bezeichnung', articleField: 'description' },
    { importHeader: 'Menge', articleField: 'quantity' },
  ])
  expect(suggested[3]).toMatchObject({
    certainty: 'CHECK',
    reason: 'Der Name kann vieles bedeuten',
    samples: ['Schütz'],
  })
  expect(missingOf(reading, suggested, noChoices)).toEqual([])
})

test('a field that another column has moves, and what a person chose is sure', () => {
  const { choices, freed } = assignField(suggested, noChoices, 'Pos.', 'orderNumber')
  const columns = columnsOf(reading, choices, chosen)
  expect(freed?.label).toBe('Bestell-Nr.')
  expect(fieldsOf(columns)).toMatchObject({ 'Pos.': 'orderNumber', 'Bestell-Nr.': null })
  expect(columns[0]).toMatchObject({ certainty: 'SURE', reason: chosen })
})

test('descriptions of several columns join', () => {
  const { choices, freed } = assignField(suggested, noChoices, 'Pos.', 'description')
  expect(freed).toBeUndefined()
  expect(fieldsOf(columnsOf(reading, choices, chosen))).toMatchObject({
    'Pos.': 'description',
    Bezeichnung: 'description',
  })
})

test('dealers have a column of numbers each', () => {
  const first = assignField(suggested, noChoices, 'Pos.', 'wholesalerOrderNumber').choices
  const { choices, freed } = assignField(
    columnsOf(reading, first, chosen),
    first,
    'Bestell-Nr.',
    'wholesalerOrderNumber',
  )
  expect(freed).toBeUndefined()
  expect(fieldsOf(columnsOf(reading, choices, chosen))).toMatchObject({
    'Pos.': 'wholesalerOrderNumber',
    'Bestell-Nr.': 'wholesalerOrderNumber',
  })
})

const without = (...headers: string[]) =>
  headers.reduce((choices, header) => assignField(suggested, choices, header, null).choices, noChoices)

test('a list is complete by a number or by a description; without a quantity each row is a piece', () => {
  const seen = (...headers: string[]) => {
    const choices = without(...headers)
    const columns = columnsOf(reading, choices, chosen)
    return { ...requirementsOf(columns), missing: missingOf(reading, columns, choices) }
  }
  expect(seen('Bestell-Nr.')).toEqual({ number: true, quantity: true, missing: [] })
  expect(seen('Menge')).toEqual({ number: true, quantity: false, missing: [] })
  expect(seen('Bestell-Nr.', 'Bezeichnung')).toEqual({ number: false, quantity: true, missing: ['number'] })
})

test('what is to be looked at is counted with the header row, in the order of the screen', () => {
  expect(openPointsOf({ headerRowCertainty: 'CHECK' }, suggested)).toEqual({
    check: [headerPoint, 'Bezeichnung'],
    open: ['Beistellung'],
  })
  expect(openPointsOf({ headerRowCertainty: 'SURE' }, [])).toEqual({ check: [], open: [] })
})

test.each([
  ['each, as the list says', 'EACH', 1, {}, { basis: 'EACH', count: 1 }],
  ['a total without a number is for the enquiry', 'TOTAL', 1, {}, { basis: 'TOTAL', count: 5 }],
  ['a total for two is believed', 'TOTAL', 2, {}, { basis: 'TOTAL', count: 2 }],
  ['for the enquiry, by hand', 'TOTAL', 2, { quantityBasis: 'TOTAL' }, { basis: 'TOTAL', count: 5 }],
  [
    'for three, by hand',
    'EACH',
    1,
    { quantityBasis: 'TOTAL', quantityCount: 3 },
    { basis: 'TOTAL', count: 3 },
  ],
  ['for one, by hand', 'TOTAL', 2, { quantityBasis: 'EACH' }, { basis: 'EACH', count: 1 }],
] as const)('quantities: %s', (_name, basis, count, choices, expected) => {
  const suggestedQuantityBasis = { basis, count, certainty: 'CHECK' as const, reason: '' }
  expect(quantitiesOf({ suggestedQuantityBasis }, choices, 5)).toEqual(expected)
})

test('a column of supplied parts needs the values that mean it', () => {
  const { choices } = assignField(suggested, noChoices, 'Beistellung', 'isSuppliedPart')
  const columns = columnsOf(reading, choices, chosen)
  expect(suppliedColumnOf(reading, columns)?.values).toEqual([
    { importHeader: 'Beistellung', text: 'KB', count: 1 },
  ])
  expect(missingOf(reading, columns, choices)).toEqual(['supplied'])
  expect(missingOf(reading, columns, { ...choices, suppliedTexts: ['KB'] })).toEqual([])
})

test('a mapped list begins with what was decided, columns left out included', () => {
  const choices = choicesOf({ ...mappedBom, suppliedPartString: ' KB | x ', encoding: 'utf-32le' })
  expect(choices).toMatchObject({
    place: { headerRowIndex: 3, sheet: 'pumpwerk' },
    quantityBasis: 'EACH',
    suppliedTexts: ['KB', 'x'],
  })
  expect(choices.place).not.toHaveProperty('encoding')
  expect(fieldsOf(columnsOf(reading, choices, chosen))).toMatchObject({
    'Bestell-Nr.': 'orderNumber',
    Hersteller: null,
    Menge: 'quantity',
  })
  expect(choicesOf(emptyBom)).toEqual(noChoices)
})

test('a row is taken back in once', () => {
  const once = withRow(noChoices, 6)
  expect(once.includedRows).toEqual([6])
  expect(withRow(once, 6)).toBe(once)
  expect(withRow(once, undefined)).toBe(once)
})
