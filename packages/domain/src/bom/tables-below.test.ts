import { expect, test } from 'vitest'
import { headerNames, type ReadLinesOptions, readLines } from './index.ts'
import { rowsOf } from './rows.example.ts'
import { suggestMapping } from './suggest-mapping.ts'

function read(text: string, options: Partial<ReadLinesOptions> = {}) {
  const rows = rowsOf(text)
  const headers = headerNames(rows, 1)
  const mapping = suggestMapping(headers, rows.slice(1)).map((column) =>
    ['Pos', 'Item'].includes(column.importHeader) ? { ...column, articleField: null } : column,
  )
  return readLines(rows, {
    headerRowIndex: 1,
    headers,
    mapping,
    quantityBasis: 'EACH',
    amount: 1,
    ...options,
  })
}

const shown = (text: string, options: Partial<ReadLinesOptions> = {}) =>
  read(text, options).lines.map(({ rowIndex, orderNumber, manufacturerNumber, description, quantity }) =>
    [rowIndex, orderNumber || manufacturerNumber, description, quantity].join(' | '),
  )

const head = 'Pos|Artikelnummer|Bezeichnung|Hersteller|Menge|Preis'
const parts =
  '1|NK-1001|Koppelrelais 24 V|Nordkontakt|3|4,20\n2|NK-1002|Sockel 11-polig|Nordkontakt|6|1,10\n3|NK-2001|Klemme grau|Südtal|40|0,80'
const ofParts = [
  '2 | NK-1001 | Koppelrelais 24 V | 3',
  '3 | NK-1002 | Sockel 11-polig | 6',
  '4 | NK-2001 | Klemme grau | 40',
]

test.each<[string, string, string[]]>([
  [
    'the same names in another order',
    'Menge|Bezeichnung|Artikelnummer\n5|Haube klein|NK-3001\n2|Haube groß|NK-3002',
    ['7 | NK-3001 | Haube klein | 5', '8 | NK-3002 | Haube groß | 2'],
  ],
  [
    'other words, a title above and an empty row below the header',
    'Mechanik\nBestell-Nr.|Benennung|Anzahl\n||\nNK-3001|Haube klein|5\nNK-3002|Haube groß|2',
    ['9 | NK-3001 | Haube klein | 5', '10 | NK-3002 | Haube groß | 2'],
  ],
  [
    'a title and a sum within',
    'Anzahl|Benennung\nGehäuse\n5|Haube klein\n2|Haube groß\n1|Fuß\n|Summe',
    ['8 |  | Haube klein | 5', '9 |  | Haube groß | 2', '10 |  | Fuß | 1'],
  ],
  [
    'two texts where the list has one',
    'Bauteil|Beschreibung|Stück\nHaube|klein, grau|5\nFuß|aus Gummi|2',
    ['7 |  | Haube klein, grau | 5', '8 |  | Fuß aus Gummi | 2'],
  ],
  [
    'two tables',
    'Menge|Bezeichnung\n5|Haube klein\n||\nBezeichnung|Material|Menge\nFuß|Gummi|2\nGriff|Stahl|1',
    ['7 |  | Haube klein | 5', '10 |  | Fuß Gummi | 2', '11 |  | Griff Stahl | 1'],
  ],
  [
    'the first order again',
    `Menge|Bezeichnung\n5|Haube klein\n||\n${head}\n4|NK-4001|Taster|Nordkontakt|1|9,00`,
    ['7 |  | Haube klein | 5', '10 | NK-4001 | Taster | 1'],
  ],
  [
    'the first order again without its header',
    'Menge|Bezeichnung\n5|Haube klein\n||\n4|NK-4001|Taster|Nordkontakt|1|9,00',
    ['7 |  | Haube klein | 5', '9 | NK-4001 | Taster | 1'],
  ],
  [
    'a second block after a gap',
    'Menge|Bezeichnung\n5|Haube klein\n||\n2|Haube groß',
    ['7 |  | Haube klein | 5', '9 |  | Haube groß | 2'],
  ],
  [
    'notes and a legend after it',
    'Menge|Bezeichnung\n5|Haube klein\n||\n|nur bei Bedarf\n||\nalles vor Ort prüfen',
    ['7 |  | Haube klein | 5'],
  ],
  [
    'another table after it',
    'Menge|Bezeichnung|Artikelnummer\n5|Haube klein|NK-3001\n|||\nKabel|Von|Nach|Querschnitt\nW1|X1|M1|1,5',
    ['7 | NK-3001 | Haube klein | 5'],
  ],
])('a table below with %s', (_, table, lines) => {
  expect(shown(`${head}\n${parts}\n|||||\n${table}`)).toEqual([...ofParts, ...lines])
})

const englishHead = 'Comment|Description|Designator|Footprint|Quantity'
const englishParts =
  '100nF|Capacitor ceramic|C1, C3|0603|2\nNK-555|Timer circuit|U1|DIP-8|1\n10k|Resistor film|R1, R2, R3|0603|23'

test('an English table with a column that the list does not have', () => {
  const { lines, leftOut, notices } = read(
    `${englishHead}\n${englishParts}\n||||\nOthers\nItem|Description|Quantity|Website\nAMP-100|Amplifier board|1|https://a.example/1\nBottle|Glass, 125 ml|4|`,
  )
  expect(lines.slice(3)).toMatchObject([
    { rowIndex: 8, quantity: 1, bmk: '', description: expect.stringContaining('Amplifier board') },
    { rowIndex: 9, quantity: 4, bmk: '', description: expect.stringContaining('Glass, 125 ml') },
  ])
  expect(lines[3]!.notes).toEqual([
    { code: 'NUMBER_FROM_TEXT', certainty: 'CHECK', text: '„AMP-100“ als Nummer „AMP-100“ gelesen' },
    {
      code: 'READ_BY_SECOND_HEADER',
      certainty: 'CHECK',
      text: 'Nach der Kopfzeile in Zeile 7 gelesen, deren Spalten anders stehen als die der Liste',
    },
    {
      code: 'CELLS_BEYOND_HEADER',
      certainty: 'CHECK',
      text: 'Die Liste hat keine Spalte für „Website“: „https://a.example/1“',
    },
  ])
  expect(lines[4]!.notes.map(({ code }) => code)).toEqual(['READ_BY_SECOND_HEADER'])
  expect(leftOut).toMatchObject([
    { rowIndex: 6, reason: 'SECTION' },
    {
      rowIndex: 7,
      reason: 'HEADER_REPEATED',
      reasonText:
        'Die Zeile ist die Kopfzeile einer weiteren Tabelle, nach der die Zeilen darunter gelesen sind',
      preview: 'Item | Description | Quantity | Website',
    },
  ])
  expect(notices).toEqual([
    {
      code: 'HEADER_REPEATED',
      text: 'Weiter unten steht eine Tabelle mit anderen Spalten (Kopfzeile in Zeile 7): 2 Zeilen sind danach gelesen, bitte prüfen',
      rowIndexes: [8, 9],
    },
  ])
})

test('a name that counts the lines of the list names the parts of the table', () => {
  const list =
    'Item|Part Number|Description|Qty\n1|NK-1001|Relay|2\n2|NK-1002|Socket|2\n3|NK-1003|Terminal|30'
  const { lines } = read(`${list}\n|||\nItem|Qty|Source\nGlass bottle|4|Shop\nSpeaker|1|`)
  expect(lines.slice(3).map(({ description, quantity }) => [description, quantity])).toEqual([
    ['Glass bottle', 4],
    ['Speaker', 1],
  ])
})

test.each<[string, string]>([
  ['a legend', 'Zeichen|Bedeutung\n*)|nur bei Bedarf\n●|notwendig'],
  ['measurements', 'Bezeichnung|Länge [mm]|Breite [mm]\nHaube|120|80\nFuß|20|20'],
  ['measured values', 'Messpunkt|Spannung|Strom\nX1|24|0,5\nX2|23,8|0,4'],
  ['cables and where they go', 'Kabel|Von|Nach|Querschnitt\nW1|X1|M1|1,5\nW2|X2|M2|1,5'],
  ['sums by group', 'Gruppe|Anzahl|Summe\nSteuerung|9|19,20\nKlemmen|40|32,00'],
  ['the pieces of the list by group', 'Bezeichnung|Menge|Betrag\nSteuerung|9|19,20\nKlemmen|40|32,00'],
  ['quantities that nobody filled in', 'Bezeichnung|Menge\nHaube|nach Bedarf\nFuß|offen'],
])('%s below the list are no further lines by a second header', (_, table) => {
  const { lines, notices } = read(`${head}\n${parts}\n|||||\n${table}`)
  const codes = [...lines.flatMap(({ notes }) => notes), ...notices].map(({ code }) => code)
  expect(codes).not.toContain('READ_BY_SECOND_HEADER')
  expect(codes).not.toContain('HEADER_REPEATED')
  expect(lines.filter(({ rowIndex }) => rowIndex <= 4)).toHaveLength(3)
})

test.each<[string, string]>([
  ['a legend', 'Sign|Meaning\n*)|on request only\n●|mandatory'],
  ['measurements', 'Item|Length|Width\nHood|120|80\nFoot|20|20'],
  ['a price summary', 'Category|Count|Total\nControl|3|19.20\nTerminals|3|32.00'],
  ['the pieces of the list by group', 'Qty|Item|Cost\n25|Passive|0.10\n1|Active|2.00'],
])('%s in English as well', (_, table) => {
  const { lines } = read(`${englishHead}\n${englishParts}\n||||\n${table}`)
  const codes = lines.flatMap(({ notes }) => notes).map(({ code }) => code)
  expect(codes).not.toContain('READ_BY_SECOND_HEADER')
})

test('a table that counts the lines of the list by group sums it up', () => {
  const many = Array.from({ length: 12 }, (_, at) => `${at}|NK-${at + 100}|Relais ${at}|Nordkontakt|2|1,00`)
  const { lines } = read(`${head}\n${many.join('\n')}\n|||||\nAnzahl|Bezeichnung\n8|Steuerung\n4|Klemmen`)
  expect(lines.flatMap(({ notes }) => notes).map(({ code }) => code)).not.toContain('READ_BY_SECOND_HEADER')
})

test('a table with one of the list’s totals among its amounts counts it again', () => {
  const { lines } = read(
    `${head}\n${parts}\n||Summe|||51,20\n|||||\nMenge|Bezeichnung|Kosten\n1|Material|51,20\n1|Aufbau|80,00`,
  )
  expect(lines.flatMap(({ notes }) => notes)).toEqual([])
})

test('a second line of the header is no table, nor is the header in other words', () => {
  const second = read(`${head}\nItem|Order No|Description|Brand|Qty|Price\n${parts}`)
  expect(second.lines).toHaveLength(3)
  expect(second.leftOut).toMatchObject([{ reasonText: 'Die Zeile nennt Spaltennamen' }])
  const again = read(
    `${head}\n${parts}\n|||||\nPos.|Bestell-Nr.|Benennung|Fabrikat|Anzahl|EP\n4|NK-4001|Taster|Südtal|1|9,00`,
  )
  expect(again.lines.map(({ quantity }) => quantity)).toEqual([3, 6, 40, 1])
  expect(again.lines[3]!.notes).toEqual([])
})

test('a unit beside the quantities of a table is that of its lines alone', () => {
  const { lines } = read(`${head}\n${parts}\n|||||\nMenge [m]|Bezeichnung\n12,5|Leitung blau\n7|Leitung rot`)
  expect(lines.map(({ quantity, unitCode }) => [quantity, unitCode])).toEqual([
    [3, null],
    [6, null],
    [40, null],
    [12.5, 'MTR'],
    [7, 'MTR'],
  ])
})

test('bare lines of a table are no accessories of the list', () => {
  const list = 'Artikelnummer|Bezeichnung|Hersteller|BMK|Menge'
  const { lines } = read(
    `${list}\nNK-1001|Relais|Nordkontakt|K1|1\nNK-1002|Sockel|Nordkontakt|K2|1\nNK-1003|Schütz|Nordkontakt|K3|1\n||||\nMenge|Artikelnummer\n2|NK-7001\n4|NK-7002`,
  )
  expect(lines.slice(3)).toMatchObject([
    { orderNumber: 'NK-7001', quantity: 2, bmk: '', manufacturerName: '' },
    { orderNumber: 'NK-7002', quantity: 4, bmk: '', manufacturerName: '' },
  ])
})

test('rows of a table and its header can be taken back in', () => {
  const text = `${head}\n${parts}\n|||||\nMenge|Bezeichnung\n5|Haube klein\n1|Versand`
  expect(read(text).leftOut.map(({ rowIndex, reason }) => [rowIndex, reason])).toEqual([
    [6, 'HEADER_REPEATED'],
    [8, 'SHIPPING'],
  ])
  const all = read(text, { includedRows: [6, 8] })
  expect(all.leftOut).toEqual([])
  expect(all.lines.at(-1)).toMatchObject({ description: 'Versand', quantity: 1 })
  expect(all.lines.at(-1)!.notes.map(({ code }) => code)).toEqual(['READ_BY_SECOND_HEADER', 'TAKEN_BACK_IN'])
  expect(all.lines.at(-3)!.notes.map(({ code }) => code)).toContain('TAKEN_BACK_IN')
})

test('quantities for all cabinets are so in a table too', () => {
  const text = `${head}\n${parts}\n|||||\nMenge|Bezeichnung\n6|Haube klein\n3|Haube groß`
  const { lines } = read(text, { quantityBasis: 'TOTAL', amount: 3 })
  expect(lines.slice(3).map(({ quantity, totalQuantity }) => [quantity, totalQuantity])).toEqual([
    [2, 6],
    [1, 3],
  ])
})

test('several tables are told in one notice', () => {
  const { notices } = read(
    `${head}\n${parts}\n|||||\nMenge|Bezeichnung\n5|Haube klein\n||\nBezeichnung|Material|Menge\nFuß|Gummi|2`,
  )
  expect(notices).toEqual([
    {
      code: 'HEADER_REPEATED',
      text: 'Weiter unten stehen 2 Tabellen mit anderen Spalten (Kopfzeilen in den Zeilen 6, 9): 2 Zeilen sind danach gelesen, bitte prüfen',
      rowIndexes: [7, 10],
    },
  ])
})

test.each([
  [1, 'Die Kopfzeile steht noch einmal in der Liste'],
  [2, 'Die Kopfzeile steht noch 2-mal in der Liste'],
])('a header that is repeated %i times is told', (times, text) => {
  const { notices } = read(
    [head, parts, ...Array.from({ length: times }, () => `${head}\n${parts}`)].join('\n'),
  )
  expect(notices.filter(({ code }) => code === 'HEADER_REPEATED').map((notice) => notice.text)).toEqual([
    text,
  ])
})
