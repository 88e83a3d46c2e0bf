import { type ReadLinesOptions, readLines, type SheetRow } from '@schrankwerk/domain/bom'
import { expect, test } from 'vitest'
import { readSheets } from './read-sheets.ts'
import { noticesOfUnseen } from './unseen-rows.ts'

const headers = ['Pos', 'Nr', 'Text', 'Menge']
const options: ReadLinesOptions = {
  headerRowIndex: 1,
  headers,
  mapping: [
    { importHeader: 'Pos', articleField: null },
    { importHeader: 'Nr', articleField: 'orderNumber' },
    { importHeader: 'Text', articleField: 'description' },
    { importHeader: 'Menge', articleField: 'quantity' },
  ],
  quantityBasis: 'EACH',
  amount: 1,
}

/** A list whose rows from 2 on have these marks: h hidden, s struck out, p the position alone, n number and text. */
function listOf(marks: string): SheetRow[] {
  const header: SheetRow = { rowIndex: 1, cells: headers.map((text) => ({ text, kind: 'text' })) }
  return [
    header,
    ...[...marks].map((mark, at): SheetRow => {
      const struck = { s: [0, 1, 2, 3], p: [0], n: [1, 2] }[mark] ?? []
      const cells = [String(at + 1), `NK-10${at}`, `Schütz ${at}`, '2'].map((text, column) => ({
        text,
        kind: 'text' as const,
        ...(struck.includes(column) && { struck: true }),
      }))
      return { rowIndex: at + 2, cells, ...(mark === 'h' && { hidden: true }) }
    }),
  ]
}

const textsOf = (marks: string, rows = listOf(marks)) =>
  noticesOfUnseen(rows, readLines(rows, options).lines, options).map(({ text }) => text)

test.each([
  ['......', []],
  ['..h...', ['In Excel ausgeblendet und trotzdem gelesen: Zeile 4']],
  ['..h....hhhh', ['In Excel ausgeblendet und trotzdem gelesen: Zeilen 4, 9–12']],
  ['.hh...', ['In Excel ausgeblendet und trotzdem gelesen: Zeilen 3, 4']],
  ['.s.n.p', ['In Excel durchgestrichen und trotzdem gelesen: Zeilen 3, 5']],
  [
    'h.s',
    [
      'In Excel ausgeblendet und trotzdem gelesen: Zeile 2',
      'In Excel durchgestrichen und trotzdem gelesen: Zeile 4',
    ],
  ],
  [
    'h.'.repeat(12),
    ['In Excel ausgeblendet und trotzdem gelesen: Zeilen 2, 4, 6, 8, 10, 12, 14, 16, 18, 20 und 2 weitere'],
  ],
  [
    `${'h.'.repeat(10)}hhh`,
    ['In Excel ausgeblendet und trotzdem gelesen: Zeilen 2, 4, 6, 8, 10, 12, 14, 16, 18, 20 und 3 weitere'],
  ],
])('of a list with the marks %s it is said: %j', (marks, texts) => {
  expect(textsOf(marks)).toEqual(texts)
})

test('rows that are no lines are not named', () => {
  const rows = listOf('..')
  rows[0]!.hidden = true
  rows.push({ rowIndex: 9, cells: [{ text: 'Summe', kind: 'text' }], hidden: true })
  expect(textsOf('', rows)).toEqual([])
})

test('a row is not struck out by an empty or repeated cell', () => {
  const rows = listOf('.')
  rows[1]!.cells = [...rows[1]!.cells, { text: '', kind: 'empty', struck: true }]
  expect(textsOf('', rows)).toEqual([])
})

test('a further sheet is named with its rows', () => {
  const table = {
    rows: listOf('..'),
    others: [{ name: 'Feld', number: 2, rows: listOf('.h'), isRead: true, hidden: false }],
  }
  const { lines, notices } = readSheets(table as unknown as Parameters<typeof readSheets>[0], options)
  expect(lines).toHaveLength(4)
  expect(notices).toContainEqual({
    code: 'FILE',
    text: 'Tabellenblatt „Feld“: In Excel ausgeblendet und trotzdem gelesen: Zeile 3',
    rowIndexes: [],
  })
})
