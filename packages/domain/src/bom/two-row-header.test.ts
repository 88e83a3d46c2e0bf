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

test('a name that stands alone above, merged over several columns, counts for each of them', () => {
  const below = `1|-Q1|Hauptschalter|ABB|1|3|Stk|OT160EV04
2|-F1|Leitungsschutzschalter|Siemens|6|18|Stk|5SL6110-7
3|-K1|Hutschiene|Rittal|2 m|6 m|m|2313.150
4|-W1|Ader|Lapp|1.000,00|3.000,00|m|4520141
5|-K2|Schütz|Siemens|4|12|Stk|3RT2015-1BB41
6|-S1|Schließzylinder|k.A.|n. A.|n. A.|Stk|`
  const rows = merged(
    rowsOf(
      `STÜCKLISTE|»STÜCKLISTE|»STÜCKLISTE|»STÜCKLISTE|»STÜCKLISTE|»STÜCKLISTE|»STÜCKLISTE|»STÜCKLISTE
||||Menge|»Menge||
Pos.|BMK|Bezeichnung|Hersteller|je Schrank|gesamt (3 Schränke)|Einh.|Bestell-Nr.
${below}`,
    ),
  )
  expect(detectHeaderRow(rows)).toMatchObject({ headerRowIndex: 3, certainty: 'SURE' })
  expect(namesOf(rows).slice(3, 7)).toEqual([
    'Hersteller',
    'Menge je Schrank',
    'Menge gesamt (3 Schränke)',
    'Einh.',
  ])
  const suggested = suggestMapping(
    namesOf(rows),
    rows.filter(({ rowIndex }) => rowIndex > 3),
  )
  expect(suggested.map(({ articleField }) => articleField)).toEqual([
    null,
    'bmk',
    'description',
    'manufacturerName',
    null,
    'quantity',
    'quantityUnitName',
    'orderNumber',
  ])
})

test('the sum of what the cabinets take is no quantity of one of them', () => {
  const rows = merged(
    rowsOf(`||Menge je Schrank|»Menge je Schrank|»Menge je Schrank||
Art.-Nr.|Bezeichnung|NSHV|SV1|Gesamt|Einheit|Hersteller
3RT2015|Schütz|2|1|3|St|Siemens
38.51|Relais|4|2|6|St|Finder
3209510|Klemme|10|15|25|St|Phoenix Contact`),
  )
  rows[1]!.cells[6] = { text: 'Hersteller\n(oder gleichwertig)', kind: 'text' }
  expect(headerNames(rows, 2)).toEqual([
    'Art.-Nr.',
    'Bezeichnung',
    'Menge je Schrank NSHV',
    'Menge je Schrank SV1',
    'Gesamt',
    'Einheit',
    'Hersteller\n(oder gleichwertig)',
  ])
  expect(suggestMapping(headerNames(rows, 2), rows.slice(2))[4]).toMatchObject({
    articleField: 'quantity',
    reason:
      'Überall die Summe von „Menge je Schrank NSHV“ bis „Menge je Schrank SV1“: die Menge für alle zusammen',
  })
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

test('a name below says whose a number or a name is, where the one above says what', () => {
  const rows = merged(
    rowsOf(`Pos|Menge|»Menge|Artikelbezeichnung|Hersteller|»Hersteller|Artikelnummer|»Artikelnummer|Bemerkung
Nr.|gesamt|Einheit||Kurzz.|Name|Hersteller|Nordhafen (SAP)|
10|1|Stk|Lasttrennschalter 63A 3p|SOC|Socomec|2206337|4711-00187|
20|3|Stk|LS-Schalter C16 3-pol.|SIE|Siemens AG|5SY6316-7|4711-00201|
30|2|Stk|Koppelrelais 2W 24VDC|FIN|Finder|55.32.9.024|4711-00450|inkl. Sockel
40|30|Stk|Reihenklemme 2,5mm² grau|PXC|Phoenix Contact|3044102|4711-00700|`),
  )
  expect(namesOf(rows).slice(4, 8)).toEqual([
    'Hersteller Kurzz.',
    'Hersteller Name',
    'Artikelnummer Hersteller',
    'Artikelnummer Nordhafen (SAP)',
  ])
  const suggested = suggestMapping(namesOf(rows), rows.slice(2))
  expect(suggested.slice(3).map(({ articleField }) => articleField)).toEqual([
    'description',
    null,
    'manufacturerName',
    'manufacturerNumber',
    'erpNumber',
    'remark',
  ])
})

test('a name that is not merged stands above the columns that name nothing themselves', () => {
  const rows = rowsOf(`Pos.|Benennung|Bestellnummer|Menge||Einheit\n|||je Gerät|gesamt|\n${lines}`)
  expect(namesOf(rows).slice(3)).toEqual(['Menge je Gerät', 'Menge gesamt', 'Einheit'])
})

test.each([
  ['a title over the whole table', 'Liste|»Liste|»Liste|»Liste|»Liste|»Liste'],
  ['a title over some columns', '|||Anlage Nord|»Anlage Nord|'],
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
