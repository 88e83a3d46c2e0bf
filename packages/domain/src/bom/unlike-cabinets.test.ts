import { expect, test } from 'vitest'
import type { BomField } from './fields.ts'
import { readLines } from './index.ts'
import { rowsOf } from './rows.example.ts'

function read(
  table: string,
  fields: readonly (BomField | null)[],
  { quantityBasis = 'TOTAL', amount = 2 }: { quantityBasis?: 'EACH' | 'TOTAL'; amount?: number } = {},
) {
  const rows = rowsOf(table)
  const headers = rows[0]!.cells.map(({ text }) => text)
  const mapping = headers.map((importHeader, column) => ({
    importHeader,
    articleField: fields[column] ?? null,
  }))
  return readLines(rows, { headerRowIndex: 1, headers, mapping, quantityBasis, amount })
}

const totals = `Nummer|Menge Schrank 1|Menge Schrank 2|Gesamt
NK-1|1|1|2
NK-2|2|0|2
NK-3|4|4|8
NK-4||6|6
NK-5|3|3|6`
const byTotal: (BomField | null)[] = ['orderNumber', null, null, 'quantity']

test('lines of which each cabinet takes another number are to be checked, and the list says why', () => {
  const { lines, notices } = read(totals, byTotal)
  expect(lines.map(({ notes }) => notes.map(({ code }) => code))).toEqual([
    [],
    ['CABINETS_DIFFER'],
    [],
    ['CABINETS_DIFFER'],
    [],
  ])
  expect(lines[3]!.notes[0]).toMatchObject({
    certainty: 'CHECK',
    text: 'Die Liste nennt je Schrank andere Mengen („Menge Schrank 1“: 0, „Menge Schrank 2“: 6); gerechnet wird mit dem Durchschnitt',
  })
  expect(notices).toMatchObject([{ code: 'CABINETS_DIFFER', rowIndexes: [3, 5] }])
  expect(notices[0]!.text).toMatch(/^„Menge Schrank 1“, „Menge Schrank 2“ nennen nicht überall gleich viele/)
})

test('for one cabinet the total is what is wanted, and the same everywhere is no average', () => {
  expect(read(totals, byTotal, { amount: 1 }).notices).toEqual([])
  const alike = 'Nummer|S1|S2|Gesamt\nNK-1|1|1|2\nNK-2|2|2|4\nNK-3|4|4|8'
  expect(read(alike, byTotal).notices).toEqual([])
})

test('of two quantities without a total the one that is not read is told as long as it differs', () => {
  const table = 'Nummer|Menge Schrank 1|Menge Schrank 2\nNK-1|1|1\nNK-2|2|0\nNK-3|4|5'
  const { lines, notices } = read(table, ['orderNumber', 'quantity'], { quantityBasis: 'EACH' })
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2, 4])
  expect(notices).toMatchObject([
    {
      code: 'CABINETS_DIFFER',
      text: expect.stringMatching(
        /aus „Menge Schrank 1“; „Menge Schrank 2“ nennt andere und wird nicht gelesen/,
      ),
      rowIndexes: [3, 4],
    },
  ])
  const same = 'Nummer|Menge Schrank 1|Menge Schrank 2\nNK-1|1|1\nNK-2|2|2'
  expect(read(same, ['orderNumber', 'quantity'], { quantityBasis: 'EACH' }).notices).toEqual([])
})
