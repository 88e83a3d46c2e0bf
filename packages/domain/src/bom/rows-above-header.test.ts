import { describe, expect, test } from 'vitest'
import { readLines } from './read-lines.ts'
import { rowsOf } from './rows.example.ts'
import { linesAboveHeader } from './rows-above-header.ts'

const below = rowsOf('NK-31|Taster|2\nNK-8|Lampe|4\nNK-100|Relais|12\nNK-2|Klemme|1')

test.each([
  ['a line', 'NK-7|Schütz|3', true],
  ['a line with a part of its columns', '|Schütz|3', true],
  ['a title', 'Stückliste Halle 3||', false],
  ['two titles', 'Stückliste|Halle 3|', false],
  ['what is said of the project', 'Projekt|4711|', false],
  ['a label with a number', '|Version:|3', false],
  ['numbers of columns', '1|2|3', false],
  ['names of other columns', 'Nummer|Name|Stück', false],
])('%s above the header looks like a line: %s, %s', (_name, text, isLine) => {
  expect(linesAboveHeader(rowsOf(text), below, 9)).toHaveLength(isLine ? 1 : 0)
})

test.each([
  ['a line', 'NK-7|Schütz|3', true],
  ['names of columns', 'Nummer|Bezeichnung|Menge', false],
])('the header looks like a line: %s, %s', (_name, text, isLine) => {
  expect(linesAboveHeader(rowsOf(text), below, 1)).toHaveLength(isLine ? 1 : 0)
})

describe('lines above the header', () => {
  const rows = rowsOf(
    'Stückliste||\nNK-7|Schütz|3\nNK-9|Sockel|5\nNummer|Bezeichnung|Menge\nNK-31|Taster|2\nNK-8|Lampe|4',
  )
  const headers = ['Nummer', 'Bezeichnung', 'Menge']
  const fields = ['orderNumber', 'description', 'quantity'] as const
  const read = (includedRows: number[]) =>
    readLines(rows, {
      headerRowIndex: 4,
      headers,
      mapping: headers.map((importHeader, column) => ({ importHeader, articleField: fields[column]! })),
      quantityBasis: 'EACH',
      amount: 1,
      includedRows,
    })

  test('are left out with their reason', () => {
    const { lines, leftOut } = read([])
    expect(lines.map((line) => line.rowIndex)).toEqual([5, 6])
    expect(leftOut.map(({ rowIndex, reason, reasonText }) => [rowIndex, reason, reasonText])).toEqual([
      [2, 'ABOVE_HEADER', 'Die Zeile steht über der Kopfzeile'],
      [3, 'ABOVE_HEADER', 'Die Zeile steht über der Kopfzeile'],
    ])
  })

  test('can be taken back in', () => {
    const { lines, leftOut } = read([3])
    expect(lines.map((line) => [line.rowIndex, line.orderNumber, line.quantity])).toEqual([
      [3, 'NK-9', 5],
      [5, 'NK-31', 2],
      [6, 'NK-8', 4],
    ])
    expect(lines[0]!.notes.map((note) => note.code)).toContain('TAKEN_BACK_IN')
    expect(leftOut.map((row) => row.rowIndex)).toEqual([2])
  })
})
