import { expect, test } from 'vitest'
import { furtherSheet, mappedBom, reading } from '../bom.example.ts'
import { emptyBom } from '../data/bom-info.ts'
import { headerPoint, sheetsPoint, withAllDecided, withDecided, withReadingDecided } from './decisions.ts'
import { sortedSheets } from './further-sheets.ts'
import {
  assignField,
  columnsOf,
  mappingOf,
  missingOf,
  requirementsOf,
  suppliedColumnOf,
} from './mapped-columns.ts'
import { choicesOf, type MappingChoices, noChoices, withRow } from './mapping-choices.ts'
import { openPointsOf } from './open-points.ts'
import { quantitiesOf } from './quantities.ts'

const words = { chosen: 'Von Ihnen gewählt', confirmed: 'Von Ihnen bestätigt' }
const suggested = columnsOf(reading, noChoices, words)
const fieldsOf = (columns: typeof suggested) =>
  Object.fromEntries(columns.map(({ importHeader, field }) => [importHeader, field]))

test('without a choice the suggestion counts, with its certainty and reason', () => {
  expect(mappingOf(suggested)).toEqual([
    { importHeader: 'Pos.', articleField: null, certainty: 'SURE' },
    { importHeader: 'Bestell-Nr.', articleField: 'orderNumber', certainty: 'SURE' },
    { importHeader: 'Hersteller', articleField: 'manufacturerName', certainty: 'SURE' },
    { importHeader: 'Bezeichnung', articleField: 'description', certainty: 'CHECK' },
    { importHeader: 'Menge', articleField: 'quantity', certainty: 'SURE' },
    { importHeader: 'Beistellung', articleField: null, certainty: 'OPEN' },
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
  const columns = columnsOf(reading, choices, words)
  expect(freed?.label).toBe('Bestell-Nr.')
  expect(fieldsOf(columns)).toMatchObject({ 'Pos.': 'orderNumber', 'Bestell-Nr.': null })
  expect(columns[0]).toMatchObject({ certainty: 'SURE', reason: words.chosen })
  expect(mappingOf(columns).slice(0, 2)).toEqual([
    { importHeader: 'Pos.', articleField: 'orderNumber' },
    { importHeader: 'Bestell-Nr.', articleField: null },
  ])
})

test('what a person found right, or chose again, is decided although it is what was suggested', () => {
  const there = assignField(suggested, noChoices, 'Bezeichnung', 'remark').choices
  const andBack = assignField(columnsOf(reading, there, words), there, 'Bezeichnung', 'description').choices
  for (const choices of [withDecided(noChoices, 'Bezeichnung'), andBack]) {
    const columns = columnsOf(reading, choices, words)
    expect(columns[3]).toMatchObject({ field: 'description', certainty: 'SURE', reason: words.confirmed })
    expect(mappingOf(columns)[3]).toEqual({ importHeader: 'Bezeichnung', articleField: 'description' })
  }
})

test('descriptions of several columns join', () => {
  const { choices, freed } = assignField(suggested, noChoices, 'Pos.', 'description')
  expect(freed).toBeUndefined()
  expect(fieldsOf(columnsOf(reading, choices, words))).toMatchObject({
    'Pos.': 'description',
    Bezeichnung: 'description',
  })
})

test('dealers have a column of numbers each', () => {
  const first = assignField(suggested, noChoices, 'Pos.', 'wholesalerOrderNumber').choices
  const { choices, freed } = assignField(
    columnsOf(reading, first, words),
    first,
    'Bestell-Nr.',
    'wholesalerOrderNumber',
  )
  expect(freed).toBeUndefined()
  expect(fieldsOf(columnsOf(reading, choices, words))).toMatchObject({
    'Pos.': 'wholesalerOrderNumber',
    'Bestell-Nr.': 'wholesalerOrderNumber',
  })
})

const without = (...headers: string[]) =>
  headers.reduce((choices, header) => assignField(suggested, choices, header, null).choices, noChoices)

test('a list is complete by a number or by a description; without a quantity each row is a piece', () => {
  const seen = (...headers: string[]) => {
    const choices = without(...headers)
    const columns = columnsOf(reading, choices, words)
    return { ...requirementsOf(columns), missing: missingOf(reading, columns, choices) }
  }
  expect(seen('Bestell-Nr.')).toEqual({ number: true, quantity: true, missing: [] })
  expect(seen('Menge')).toEqual({ number: true, quantity: false, missing: [] })
  expect(seen('Bestell-Nr.', 'Bezeichnung')).toEqual({ number: false, quantity: true, missing: ['number'] })
})

test('what is to be looked at is counted with the header row, in the order of the screen', () => {
  expect(openPointsOf({ headerRowCertainty: 'CHECK' }, { offered: [] }, suggested, noChoices)).toEqual({
    check: [headerPoint, 'Bezeichnung'],
    open: ['Beistellung'],
  })
  expect(openPointsOf({ headerRowCertainty: 'SURE' }, { offered: [] }, [], noChoices)).toEqual({
    check: [],
    open: [],
  })
})

test('each point can be settled as it stands, the missing header row and a column that is left out too', () => {
  const choices = ['Bezeichnung', 'Beistellung'].reduce<MappingChoices>(withDecided, {
    ...noChoices,
    decidedReading: ['headerRow'],
  })
  const columns = columnsOf(reading, choices, words)
  expect(openPointsOf({ headerRowCertainty: 'OPEN' }, { offered: [] }, columns, choices)).toEqual({
    check: [],
    open: [],
  })
})

test('sheets with the same columns are to be looked at until somebody says whether they are read', () => {
  const sheets = sortedSheets({ sheets: [], furtherSheets: [furtherSheet()] }, suggested)
  const checked = (choices: MappingChoices) =>
    openPointsOf({ headerRowCertainty: 'SURE' }, sheets, [], choices).check
  expect(checked(noChoices)).toEqual([sheetsPoint])
  expect(checked(withReadingDecided(noChoices, 'furtherSheets'))).toEqual([])
  expect(checked(withAllDecided(noChoices, checked(noChoices)))).toEqual([])
})

test('a further sheet is offered by the columns that are mapped now, and says what it lacks', () => {
  const lacking = furtherSheet({ missing: ['Bestell-Nr.', 'Hersteller'] })
  const sorted = (columns = suggested, sheet = lacking) =>
    sortedSheets({ sheets: [{ name: 'Deckblatt', hidden: false }], furtherSheets: [sheet] }, columns)
  expect(sorted()).toMatchObject({
    offered: [],
    notOffered: [{ obstacle: { kind: 'missing', columns: ['„Bestell-Nr.“'] } }],
  })
  const { choices } = assignField(suggested, noChoices, 'Bestell-Nr.', null)
  expect(sorted(columnsOf(reading, choices, words))).toMatchObject({
    offered: [{ name: 'Schrank 2', obstacle: undefined, without: ['„Hersteller“'] }],
    notOffered: [],
  })
  const calledOtherwise = [
    { importHeader: 'Bestell-Nr.', name: 'Order No' },
    { importHeader: 'Beistellung', name: 'Supplied' },
  ]
  // What is not mapped need not be told.
  expect(sorted(suggested, furtherSheet({ otherNames: calledOtherwise })).offered).toMatchObject([
    { obstacle: undefined, otherNames: calledOtherwise.slice(0, 1) },
  ])
  // What was chosen stays to be seen.
  expect(sorted(suggested, { ...lacking, isRead: true })).toMatchObject({
    offered: [{ name: 'Schrank 2' }],
    unfit: [{ obstacle: { kind: 'missing' } }],
  })
  const without = (name: string) =>
    sorted(suggested, furtherSheet({ name, isRead: true, headerRowIndex: null })).unfit
  expect(without('Deckblatt')).toMatchObject([{ obstacle: { kind: 'otherColumns' } }])
  expect(without('Schrank 9')).toMatchObject([{ obstacle: { kind: 'lost' } }])
  expect(sorted(suggested.slice(0, 2), furtherSheet()).notOffered).toMatchObject([
    { obstacle: { kind: 'fewColumns' } },
  ])
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
  const reading = { suggestedQuantityBasis, otherQuantityBases: [] }
  expect(quantitiesOf(reading, { fields: {}, ...choices }, 5)).toEqual(expected)
})

test('another column for the quantity counts for what it says itself, whatever was chosen of the one before', () => {
  const other = { basis: 'TOTAL' as const, count: 3, certainty: 'SURE' as const, reason: '' }
  const twoQuantities = { ...reading, otherQuantityBases: [{ importHeader: 'Beistellung', ...other }] }
  const before = { ...noChoices, quantityBasis: 'EACH' as const }
  expect(quantitiesOf(twoQuantities, before, 3)).toEqual({ basis: 'EACH', count: 1 })
  const { choices } = assignField(suggested, before, 'Beistellung', 'quantity')
  expect(quantitiesOf(twoQuantities, choices, 5)).toEqual({ basis: 'TOTAL', count: 3 })
})

test('a column of supplied parts needs the values that mean it', () => {
  const { choices } = assignField(suggested, noChoices, 'Beistellung', 'isSuppliedPart')
  const columns = columnsOf(reading, choices, words)
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
  expect(fieldsOf(columnsOf(reading, choices, words))).toMatchObject({
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
