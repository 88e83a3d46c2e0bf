import { basename } from 'node:path'
import { detectHeaderRow, headerNames, type SheetRow, suggestMapping } from '@schrankwerk/domain/bom'
import { readTable } from '@schrankwerk/spreadsheet'
import { expect, test } from 'vitest'
import { findLists } from '../score/find-lists.ts'

/** Every eighth, for the time that it takes. */
const lists = findLists(`${import.meta.dirname}/parts`).filter((_, at) => at % 8 === 0)

interface List {
  name: string
  rows: readonly SheetRow[]
}

const readAll = async (): Promise<List[]> => {
  const read: List[] = []
  for (const { path } of lists) {
    const { rows } = await readTable(path, { filename: basename(path) })
    read.push({ name: basename(path), rows })
  }
  return read
}

const empty = { text: '', kind: 'empty' } as const

/** How somebody else might have written the same list. */
const forms: Record<string, (rows: readonly SheetRow[], headerRowIndex: number) => SheetRow[]> = {
  'a title above': (rows) => [
    { rowIndex: 1, cells: [{ text: 'Stückliste Projekt 4711', kind: 'text' }] },
    ...rows.map((row) => ({ ...row, rowIndex: row.rowIndex + 2 })),
  ],
  'an empty column before': (rows) => rows.map((row) => ({ ...row, cells: [empty, ...row.cells] })),
  'marks behind the names': (rows, headerRowIndex) =>
    rows.map((row) =>
      row.rowIndex === headerRowIndex
        ? {
            ...row,
            cells: row.cells.map((cell) => (cell.text === '' ? cell : { ...cell, text: `${cell.text} *` })),
          }
        : row,
    ),
  'a row of notes below': (rows) => [
    ...rows,
    {
      rowIndex: (rows.at(-1)?.rowIndex ?? 0) + 2,
      cells: [{ text: 'Alle Preise zzgl. MwSt.', kind: 'text' }],
    },
  ],
}

const fieldsOf = (rows: readonly SheetRow[]): string[] => {
  const { headerRowIndex } = detectHeaderRow(rows)
  const below = rows.filter((row) => row.rowIndex > headerRowIndex)
  return suggestMapping(headerNames(rows, headerRowIndex), below).flatMap(({ articleField }) =>
    articleField === null ? [] : [articleField],
  )
}

test('written otherwise, lists are understood alike', async () => {
  const all = await readAll()
  expect(all.length).toBeGreaterThan(100)
  for (const [form, change] of Object.entries(forms)) {
    const others = all.filter(({ rows }) => {
      const { headerRowIndex } = detectHeaderRow(rows)
      return fieldsOf(change(rows, headerRowIndex)).join() !== fieldsOf(rows).join()
    })
    // The header of a list in two languages may be told from the other row.
    expect(
      others.length / all.length,
      `${form}: ${others.map(({ name }) => name).join(', ')}`,
    ).toBeLessThanOrEqual(0.02)
  }
})
