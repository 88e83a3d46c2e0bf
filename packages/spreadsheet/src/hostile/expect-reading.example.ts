import { expect } from 'vitest'
import { readNumber, readTable, type Table } from '../index.ts'
import type { Cell } from '../types.ts'
import type { HostileFile, HostileReading } from './hostile-file.example.ts'
import { quickly } from './quick-reading.example.ts'

/** Reads the file at `path` and compares what comes out with the truth; in short time. */
export async function expectReading(
  path: string,
  filename: string,
  truth: HostileFile['truth'],
): Promise<void> {
  const reading = quickly(() => readTable(path, { filename }))
  if (typeof truth === 'string')
    await expect(reading).rejects.toMatchObject({
      name: 'SpreadsheetProblem',
      code: truth,
      detail: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/),
    })
  else expectSame(await reading, truth)
}

function expectSame(table: Table, truth: HostileReading): void {
  const shown = table.rows.map(({ rowIndex, cells }) => [
    rowIndex,
    cells.map((cell) => folded(shownIn(cell))),
  ])
  const wanted = Object.entries(truth.rows).map(([row, cells]) => [Number(row), cells.map(folded)])
  expect(shown).toEqual(wanted)
  const cellAt = (row: number, column: number) =>
    table.rows.find(({ rowIndex }) => rowIndex === row)?.cells[column - 1]
  for (const [row, column, number] of truth.numbers ?? [])
    expect([row, column, numberIn(cellAt(row, column))]).toEqual([row, column, number])
  const named = (hidden: boolean) =>
    table.sheets.filter((one) => one.hidden === hidden).map(({ name }) => name)
  if (truth.sheets) expect(named(false)).toEqual(truth.sheets)
  if (truth.sheets) expect(table.sheet).toBe(truth.sheets[0])
  if (truth.hidden) expect(named(true)).toEqual(truth.hidden)
  expect([table.encoding, table.separator]).toEqual([truth.encoding, truth.separator])
  expect(table.notices).toEqual(truth.notice ? [expect.stringContaining(truth.notice)] : [])
  const texts = table.rows.flatMap(({ cells }) => cells.flatMap(({ text, shown = '' }) => [text, shown]))
  expect(texts.filter(hasControlCharacter)).toEqual([])
}

const shownIn = (cell: Cell) => cell.shown ?? cell.text

/** Blanks around a text and around its line breaks do not count, the line breaks themselves do. */
const folded = (text: string) => text.replace(/[\t ]*\n[\n\t ]*/g, '\n').trim()

const numberIn = (cell: Cell | undefined) => cell?.number ?? readNumber(cell?.text ?? '', 'german')

function hasControlCharacter(text: string): boolean {
  return [...text].some((char) => char < ' ' && char !== '\n' && char !== '\t')
}
