import { expect, test } from 'vitest'
import { type ReadLinesOptions, readLines } from './read-lines.ts'
import { rowsOf } from './rows.example.ts'

const headers = ['Bestellnummer', 'BMK', 'Bezeichnung', 'Hersteller', 'Menge', 'Einbauort']
const mapping = [
  { importHeader: 'Bestellnummer', articleField: 'orderNumber' },
  { importHeader: 'BMK', articleField: 'bmk' },
  { importHeader: 'Bezeichnung', articleField: 'description' },
  { importHeader: 'Hersteller', articleField: 'manufacturerName' },
  { importHeader: 'Menge', articleField: 'quantity' },
  { importHeader: 'Einbauort', articleField: 'installationLocation' },
] as const

const unread = ({ importHeader }: { importHeader: string }) => ({ importHeader, articleField: null })

function read(text: string, columns: ReadLinesOptions['mapping'] = mapping) {
  const rows = rowsOf(`${headers.join('|')}\n${text}`)
  return readLines(rows, { headerRowIndex: 1, headers, mapping: columns, quantityBasis: 'EACH', amount: 1 })
    .lines
}

test('number and quantity only, below a full line: accessory with its location, BMK and, to check, manufacturer', () => {
  const [, accessory] = read('EMNRMH1|D5|Pilztaster|L&T|1|S1\nEC1C-1NO||||4|')
  expect(accessory).toMatchObject({
    accessoryOfRow: 2,
    bmk: 'D5',
    installationLocation: 'S1',
    manufacturerName: 'L&T',
  })
})

test.each([
  ['EMNRMH1|D5|Pilztaster|L&T|1|S1', '„EMNRMH1“ (Zeile 2 der Datei)'],
  ['|D5|Pilztaster|L&T|1|S1', '„D5“ (Zeile 2 der Datei)'],
])('an accessory names its full line by what is found of it: %s', (full, name) => {
  expect(read(`${full}\nEC1C-1NO||||4|`).at(-1)?.notes).toEqual([
    { code: 'ACCESSORY', certainty: 'CHECK', text: `Zubehör zu ${name}` },
    { code: 'MAKER_INHERITED', certainty: 'CHECK', text: `Hersteller „L&T“ von ${name} übernommen` },
  ])
})

test('a full line with neither number nor designation is named by its row', () => {
  const columns = mapping.map((column) => (column.importHeader === 'BMK' ? unread(column) : column))
  const accessory = read('||Pilztaster|L&T|1|S1\nEC1C-1NO||||4|', columns).at(-1)
  expect(accessory?.notes.map(({ text }) => text)).toEqual([
    'Zubehör zu Zeile 2 der Datei',
    'Hersteller „L&T“ von Zeile 2 der Datei übernommen',
  ])
})

test('several accessories belong to the same full line', () => {
  const lines = read('EMNRMH1|D5|Pilztaster|L&T|1|S1\nEC1C||||4|\nEC2C||||4|')
  expect(lines.map((line) => line.accessoryOfRow)).toEqual([undefined, 2, 2])
})

test.each([
  ['a bare line without a full line above', 'EC1C||||4|'],
  ['a line with a description of its own', 'A|D5|Taster|L&T|1|S1\nB||Block||4|'],
  ['a line without quantity', 'A|D5|Taster|L&T|1|S1\nEC1C-1|||||'],
])('%s is no accessory', (_name, text) => {
  expect(read(text).at(-1)?.accessoryOfRow).toBeUndefined()
})
