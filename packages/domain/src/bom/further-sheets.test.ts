import { expect, test } from 'vitest'
import {
  filledHeaders,
  headersMissing,
  isListOfParts,
  joinSheets,
  namesOfSameFields,
  neededOfSheets,
  placeOfRow,
  rowName,
  rowOfFurtherSheet,
  rowWithHeaders,
  suggestedFields,
} from './further-sheets.ts'
import { headerNames } from './header-names.ts'
import { readLines } from './read-lines.ts'
import { rowsOf } from './rows.example.ts'

const first = rowsOf(`
  Menge | Typ | Bezeichnung
  2 | XB4BD21 | Wahlschalter
  3 | LC1D09 | Schütz
`)
const second = rowsOf(`
  Schrank 2 |
  Typ | Menge | Bezeichnung | Bemerkung
  ABL8 | 1 | Netzteil | neu
  Summe | 1 |  |
`)
const mapping = [
  { importHeader: 'Menge', articleField: 'quantity' as const },
  { importHeader: 'Typ', articleField: 'orderNumber' as const },
  { importHeader: 'Bezeichnung', articleField: 'description' as const },
]
const readFrom = (rows: typeof first, headerRowIndex: number) =>
  readLines(rows, {
    headerRowIndex,
    headers: headerNames(rows, headerRowIndex),
    mapping,
    quantityBasis: 'EACH',
    amount: 1,
  })

test('a row of a further sheet is told from the same row of the first one', () => {
  const row = rowOfFurtherSheet(3, 14)
  expect(placeOfRow(row)).toEqual({ sheetNumber: 3, row: 14 })
  expect(rowName(row)).toBe('14 im 3. Tabellenblatt')
  expect(placeOfRow(14)).toEqual({ sheetNumber: null, row: 14 })
  expect(rowName(14)).toBe('14')
})

test.each([
  ['finds the header wherever it stands and in any order', ['Menge', 'Typ'], 2],
  ['finds the header that names most of them', ['Menge', 'Artikel', 'Typ'], 2],
  ['takes no row that shares a single name', ['Menge', 'Artikel'], undefined],
  ['takes no single word for a header', ['Menge'], undefined],
  ['takes no columns without a name for a header', ['Spalte A', 'Spalte B'], undefined],
])('%s', (_, needed, row) => {
  expect(rowWithHeaders(second, ['Menge', 'Typ', 'Artikel', ''], needed)).toBe(row)
})

test('a sheet must have the columns that tell the parts and how many, and no other', () => {
  const remark = { importHeader: 'Bemerkung', articleField: 'remark' as const }
  const needed = neededOfSheets([...mapping, remark, { importHeader: 'Pos', articleField: null }])
  expect(needed).toEqual(['Menge', 'Typ', 'Bezeichnung'])
  expect(headersMissing(headerNames(second, 2), [...needed, 'EAN'])).toEqual(['EAN'])
})

test('columns that say the same under other names are those of the same field', () => {
  const bilingual = rowsOf(`
    Pos | Menge / Qty | Bestell-Nr. / Order No | Bezeichnung / Description | EAN
    1 | 2 | XB4BD21 | Wahlschalter |
    2 | 3 | LC1D09 | Schütz |
  `)
  const english = rowsOf(`
    Order No | Description | Qty | Pos
    ABL8 | Netzteil | 1 | 1
    UT 2,5 | Klemme | 40 | 2
  `)
  const names = namesOfSameFields(suggestedFields(bilingual, 1), suggestedFields(english, 1))
  expect(Object.fromEntries(names)).toEqual({
    'Menge / Qty': 'Qty',
    'Bestell-Nr. / Order No': 'Order No',
    'Bezeichnung / Description': 'Description',
  })
  expect(filledHeaders(bilingual, 1, ['Pos', 'EAN'])).toEqual(['Pos'])
  expect(isListOfParts(suggestedFields(english, 1))).toBe(true)
  expect(isListOfParts([{ importHeader: 'Qty', articleField: 'quantity' }])).toBe(false)
})

test('what names devices in full has the place of what names them within their cabinet', () => {
  const inFull = rowsOf(`
    Gesamtkennzeichen | Menge | Typ | Bezeichnung
    =A1+S1-K1 | 2 | XB4BD21 | Wahlschalter
    =A1+S1-K2 | 3 | LC1D09 | Schütz
  `)
  const short = rowsOf(`
    Menge | BMK | Bezeichnung | Typ
    1 | -F1 | Netzteil | ABL8
    2 | -B1 | Sensor | XS612
  `)
  const names = namesOfSameFields(suggestedFields(inFull, 1), suggestedFields(short, 1))
  expect(Object.fromEntries(names)).toEqual({ Gesamtkennzeichen: 'BMK' })
  const { lines } = readLines(short, {
    headerRowIndex: 1,
    headers: headerNames(short, 1),
    mapping: [
      { importHeader: 'BMK', articleField: 'designation' },
      { importHeader: 'Menge', articleField: 'quantity' },
      { importHeader: 'Typ', articleField: 'manufacturerNumber' },
    ],
    quantityBasis: 'EACH',
    amount: 1,
  })
  expect(lines.map(({ bmk }) => bmk)).toEqual(['F1', 'B1'])
})

test('the lines of the sheets make one list, each with its own place', () => {
  const { lines, leftOut, notices } = joinSheets(readFrom(first, 1), [
    { name: 'Schrank 2', number: 4, result: readFrom(second, 2) },
  ])
  expect(
    lines.map(({ position, rowIndex, orderNumber, quantity }) => [position, rowIndex, orderNumber, quantity]),
  ).toEqual([
    [1, 2, 'XB4BD21', 2],
    [2, 3, 'LC1D09', 3],
    [3, 40_000_003, 'ABL8', 1],
  ])
  expect(leftOut).toMatchObject([{ rowIndex: 40_000_004, reason: 'SUBTOTAL' }])
  expect(notices).toEqual([])
})
