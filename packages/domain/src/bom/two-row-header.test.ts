import { expect, test } from 'vitest'
import { detectHeaderRow } from './detect-header-row.ts'
import { headerNames } from './header-names.ts'
import { rowsOf } from './rows.example.ts'
import type { SheetRow } from './rows.ts'
import { suggestMapping } from './suggest-mapping.ts'

const lines = `1|Schütz|3RT2015|2|16|St
2|Relais|38.51|4|32|St
3|Klemme|3209510|10|80|St`

/** „Menge“ over three columns, as readers of spreadsheets repeat a merged name. */
const merged = (rows: SheetRow[]): SheetRow[] =>
  rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      cell.text.startsWith('»') ? { ...cell, text: cell.text.slice(1), merged: true } : cell,
    ),
  }))

const namesOf = (rows: readonly SheetRow[]) => headerNames(rows, detectHeaderRow(rows).headerRowIndex)

test('names of a second row come behind the merged one above them, where they say nothing alone', () => {
  const rows = merged(
    rowsOf(`Pos.|Benennung|Bestellnummer|Menge|»Menge|»Menge\n|||je Gerät|gesamt|Einheit\n${lines}`),
  )
  expect(detectHeaderRow(rows)).toMatchObject({ headerRowIndex: 2, certainty: 'CHECK' })
  expect(namesOf(rows)).toEqual([
    'Pos.',
    'Benennung',
    'Bestellnummer',
    'Menge je Gerät',
    'Menge gesamt',
    'Einheit',
  ])
  const below = rows.filter(({ rowIndex }) => rowIndex > 2)
  expect(suggestMapping(namesOf(rows), below).map(({ articleField }) => articleField)).toEqual([
    null,
    'description',
    'orderNumber',
    null,
    'quantity',
    'quantityUnitName',
  ])
})

test('names that occur under two groups are told apart by them', () => {
  const rows = merged(
    rowsOf(
      `Nr.|vorhanden|»vorhanden|Ersatz|»Ersatz|Bemerkung\n|Bestell-Nr.|Stk.|Bestell-Nr.|Stk.|\n1|3RT1015|2|3RT2015|2|\n2|3RT1016|1|3RT2016|1|\n3|3RT1017|1|3RT2017|1|`,
    ),
  )
  expect(namesOf(rows)).toEqual([
    'Nr.',
    'vorhanden Bestell-Nr.',
    'vorhanden Stk.',
    'Ersatz Bestell-Nr.',
    'Ersatz Stk.',
    'Bemerkung',
  ])
})

test('a name that is not merged stands above the columns that name nothing themselves', () => {
  const rows = rowsOf(`Pos.|Benennung|Bestellnummer|Menge||Einheit\n|||je Gerät|gesamt|\n${lines}`)
  expect(namesOf(rows).slice(3)).toEqual(['Menge je Gerät', 'Menge gesamt', 'Einheit'])
})

test.each([
  ['a title over the whole table', 'Liste|»Liste|»Liste|»Liste|»Liste|»Liste'],
  ['a title block', 'Kunde:|Muster GmbH||Datum:|heute|'],
  ['a line of a letter', 'Muster GmbH|Musterstraße|Preise in Euro|netto||'],
  ['a line', '0|Gehäuse|AX 1045|1|8|St'],
])('%s is no first row of the header', (_, above) => {
  const rows = merged(rowsOf(`${above}\nPos.|Benennung|Bestellnummer|Menge|Summe|Einheit\n${lines}`))
  expect(detectHeaderRow(rows).headerRowIndex).toBe(2)
  expect(namesOf(rows)).toEqual(['Pos.', 'Benennung', 'Bestellnummer', 'Menge', 'Summe', 'Einheit'])
})

test('a title merged over all columns below the names is no second row of them', () => {
  const title = Array.from({ length: 6 }, (_, column) => `${column === 0 ? '' : '»'}Antrieb`).join('|')
  const rows = merged(rowsOf(`Pos.|Benennung|Bestellnummer|Menge|Lager|Einheit\n${title}\n${lines}`))
  expect(detectHeaderRow(rows)).toMatchObject({ headerRowIndex: 1 })
})
