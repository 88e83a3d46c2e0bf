import { type Cell, readNumber, readTable, type Table } from '@schrankwerk/spreadsheet'
import { quickly } from '@schrankwerk/spreadsheet/quick-reading'
import { describe, expect, test } from 'vitest'
import { type HostileReading, hostileReadings, hostileRefusals } from './hostile-readings.ts'
import { filesOf, pathOf } from './real-files.ts'

describe('real hostile files', () => {
  test('each has an expectation', () => {
    expect([...Object.keys(hostileReadings), ...Object.keys(hostileRefusals)].sort()).toEqual(
      filesOf('hostile', /./),
    )
  })

  test.each(Object.entries(hostileReadings))('%s is read as it is', async (filename, expected) => {
    const table = await quickly(() => readTable(pathOf('hostile', filename), { filename }))
    expect(readingOf(table, expected)).toEqual({ notice: undefined, ...expected })
    const texts = table.rows.flatMap(({ cells }) => cells.flatMap(({ text, shown = '' }) => [text, shown]))
    expect(texts.filter(hasControlCharacter)).toEqual([])
  })

  test.each(Object.entries(hostileRefusals))('%s is refused: %s', async (filename, code) => {
    await quickly(() =>
      expect(readTable(pathOf('hostile', filename), { filename })).rejects.toMatchObject({
        name: 'SpreadsheetProblem',
        code,
        detail: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/),
      }),
    )
  })
})

/** The same facts about a table that the expectation tells. */
function readingOf(table: Table, expected: HostileReading): HostileReading {
  const { rows, sheets, notices } = table
  const cellAt = (row: number, column: number) =>
    rows.find(({ rowIndex }) => rowIndex === row)?.cells[column - 1]
  const named = (hidden: boolean) => sheets.filter((one) => one.hidden === hidden).map(({ name }) => name)
  if (expected.sheets) expect(table.sheet).toBe(expected.sheets[0])
  if (expected.notice === undefined) expect(notices).toEqual([])
  return {
    rows: rows.at(-1)!.rowIndex,
    columns: Math.max(...rows.map(({ cells }) => cells.length)),
    cells: expected.cells.map(([row, column, wanted]) => [
      row,
      column,
      sameText(cellAt(row, column), wanted),
    ]),
    ...(expected.numbers && {
      numbers: expected.numbers.map(([row, column]) => [row, column, numberOf(cellAt(row, column))]),
    }),
    ...(expected.separator && { separator: table.separator, encoding: table.encoding }),
    ...(expected.sheets && { sheets: named(false) }),
    ...(expected.hidden && { hidden: named(true) }),
    notice: notices.find((notice) => expected.notice !== undefined && notice.includes(expected.notice))
      ? expected.notice
      : undefined,
  }
}

/** The wanted text where the cell shows it but for outer blanks, or blanks around a line break of a header. */
function sameText(cell: Cell | undefined, wanted: string): string {
  const shown = cell?.shown ?? cell?.text ?? ''
  const isSame = shown.trim() === wanted.trim() || shown.replace(/[\n\t ]+/g, ' ').trim() === wanted
  return isSame ? wanted : shown
}

function numberOf(cell: Cell | undefined): number {
  return cell?.number ?? readNumber(cell?.text ?? '', 'german') ?? Number.NaN
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((char) => char < ' ' && char !== '\n' && char !== '\t')
}
