import { expect, test } from 'vitest'
import { groupTotals } from './group-totals.ts'
import { rowsOf } from './rows.example.ts'

const rowsAfter = (text: string) => groupTotals(rowsOf(text)).map(({ rowIndex }) => rowIndex)

test.each([
  ['a German one', 'F1|B16|2\nF2|B16|1\n|B16 Ergebnis|3\nF3|C10|1\n|C10 Ergebnis|1', [3, 5]],
  ['an English one', 'C1|100n|1\nC2|100n|1\n|100n Total|2', [3]],
  ['one within another', 'Feld 1|B16|2\nFeld 1|B16|1\n|B16 Ergebnis|3\nFeld 1 Ergebnis||3', [3, 4]],
])('rows that count a group are found: %s', (_, text, rows) => {
  expect(rowsAfter(text)).toEqual(rows)
})

test.each([
  ['a part of that name below another', 'F1|Zähler|1\nF2|Messwandler Total|1'],
  ['the first row', 'F1|B16 Total|1'],
  ['a total that names no group', 'F1|B16|1\n|Total|1'],
])('%s is none', (_, text) => {
  expect(rowsAfter(text)).toEqual([])
})
