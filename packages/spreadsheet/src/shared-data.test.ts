import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type HostileReading, hostileReadings, hostileRefusals } from './hostile-expectations.ts'
import { readNumber, readTable, type Table } from './index.ts'
import type { Cell, SheetRow } from './types.ts'

const folder = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const isThere = existsSync(folder)
const filesIn = (name: string) => (isThere ? readdirSync(`${folder}${name}`).sort() : [])

if (!isThere) {
  test('the shared data folder is not beside the repository, so its files were not read', () => {
    expect(isThere).toBe(false)
  })
}

describe.runIf(isThere)('hostile files', () => {
  const files = filesIn('hostile').filter((name) => !name.endsWith('.json'))

  test('each has an expectation', () => {
    expect([...Object.keys(hostileReadings), ...Object.keys(hostileRefusals)].sort()).toEqual(files)
    expect(files).toHaveLength(64)
  })

  test.each(Object.entries(hostileReadings))('%s is read as it is', async (filename, expected) => {
    const table = await inTime(() => readTable(`${folder}hostile/${filename}`, { filename }))
    expect(readingOf(table, expected)).toEqual({ notice: undefined, ...expected })
    const texts = table.rows.flatMap(({ cells }) => cells.flatMap(({ text, shown = '' }) => [text, shown]))
    expect(texts.filter(hasControlCharacter)).toEqual([])
  })

  test.each(Object.entries(hostileRefusals))('%s is refused: %s', async (filename, code) => {
    await inTime(() =>
      expect(readTable(`${folder}hostile/${filename}`, { filename })).rejects.toMatchObject({
        name: 'SpreadsheetProblem',
        code,
        detail: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/),
      }),
    )
  })
})

/** No file may take long or much memory, whatever comes of it. */
async function inTime<T>(read: () => Promise<T>): Promise<T> {
  const before = process.memoryUsage().rss
  const started = performance.now()
  const result = await read()
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
  return result
}

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

interface Expected {
  file: string
  sheet?: string
  sheets?: string[]
  encoding?: string
  separator?: string
  headerRowIndex: number
  headers: string[]
  nonEmptyRowsBelowHeader: number
  firstLineRow?: number
  firstLine?: Record<string, string | number>
  firstArticleMapped?: Record<string, string | number>
  mapping: Record<string, string>
  errorCells?: number
}

describe.runIf(isThere).each(['bom', 'catalogue'])('%s files', (name) => {
  const files = filesIn(name).filter((file) => file.endsWith('.expected.json'))

  test('there are some', () => {
    expect(files.length).toBeGreaterThan(3)
  })

  test.each(files)('%s: sheets, header row and first line', async (file) => {
    const expected = JSON.parse(readFileSync(`${folder}${name}/${file}`, 'utf8')) as Expected
    const table = await readTable(`${folder}${name}/${expected.file}`, {
      filename: expected.file,
      sheet: expected.sheet,
    })
    if (expected.sheets) expect(table.sheets.map((sheet) => sheet.name)).toEqual(expected.sheets)
    if (expected.separator) expect(table.separator).toBe(expected.separator)
    if (expected.encoding) expect(table.encoding).toBe(expected.encoding.replace(' with BOM', ''))

    const header = rowAt(table.rows, expected.headerRowIndex)
    expect(expected.headers.map((_, at) => ownText(header.cells[at]))).toEqual(expected.headers)
    expect(header.cells.length).toBeLessThanOrEqual(expected.headers.length)

    if (expected.firstLine && expected.firstLineRow) {
      const line = rowAt(table.rows, expected.firstLineRow)
      for (const [column, value] of Object.entries(expected.firstLine)) {
        expect(cellValue(line.cells[expected.headers.indexOf(column)]), column).toBe(value)
      }
    }
    const below = table.rows.filter((row) => row.rowIndex > expected.headerRowIndex)
    expect(below).toHaveLength(expected.nonEmptyRowsBelowHeader)
    const errors = table.rows.flatMap((row) =>
      row.cells.filter((cell) => cell.kind === 'error' && !cell.merged),
    )
    if (expected.errorCells !== undefined) expect(errors).toHaveLength(expected.errorCells)
    expect(errors.filter((cell) => cell.text !== '')).toEqual([])
  })
})

test.runIf(isThere)('numbers keep their digits: 830903 is no decimal and 3-113-02-005 no date', async () => {
  const filename = 'trenntrafo-stueckliste-de-sections.xlsx'
  const { rows } = await readTable(`${folder}bom/${filename}`, { filename })
  const numbers = rows.map((row) => row.cells[3]?.text)
  expect(numbers).toContain('830903')
  expect(numbers).toContain('3-113-02-005')
})

test.runIf(isThere)('a sheet without any row is empty when it is asked for', async () => {
  const filename = 'trenntrafo-stueckliste-de-sections.xlsx'
  const { rows } = await readTable(`${folder}bom/${filename}`, { filename, sheet: 'Tabelle2' })
  expect(rows).toEqual([])
})

function rowAt(rows: readonly SheetRow[], rowIndex: number): SheetRow {
  const row = rows.find((candidate) => candidate.rowIndex === rowIndex)
  if (!row) throw new Error(`There is no row ${rowIndex}.`)
  return row
}

function ownText(cell: Cell | undefined): string {
  return cell === undefined || cell.merged ? '' : cell.text
}

function cellValue(cell: Cell | undefined): string | number {
  return cell?.number ?? ownText(cell)
}
