import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { hostileExpectations } from './hostile-expectations.ts'
import { readTable, SpreadsheetProblem } from './index.ts'
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
    expect(Object.keys(hostileExpectations).sort()).toEqual(files)
    expect(files).toHaveLength(64)
  })

  test.each(files)('%s comes out as decided, in time and without growing the process', async (filename) => {
    const before = process.memoryUsage().rss
    const started = performance.now()
    const outcome = await outcomeOf(filename)
    expect(outcome).toEqual(hostileExpectations[filename])
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
  })

  test('no text holds NUL or other control characters', async () => {
    for (const filename of files) {
      const table = await readTable(`${folder}hostile/${filename}`, { filename }).catch(() => undefined)
      const texts = (table?.rows ?? []).flatMap((row) => row.cells.map((cell) => cell.text))
      expect(texts.filter(hasControlCharacter), filename).toEqual([])
    }
  })
})

async function outcomeOf(filename: string) {
  try {
    const table = await readTable(`${folder}hostile/${filename}`, { filename })
    const { format, encoding, separator, sheets, rows } = table
    const some = Object.keys(
      (hostileExpectations[filename] as { result?: { rows: object } }).result?.rows ?? {},
    ).map(Number)
    return {
      result: {
        format,
        ...(format === 'csv'
          ? { encoding, separator }
          : { sheets: sheets.map((sheet) => (sheet.hidden ? `${sheet.name} (hidden)` : sheet.name)) }),
        rowCount: rows.length,
        rows: Object.fromEntries(
          rows.slice(0, some.length).map((row) => [row.rowIndex, row.cells.slice(0, 8).map(shown)]),
        ),
      },
    }
  } catch (error) {
    if (!(error instanceof SpreadsheetProblem)) throw error
    expect(error.detail).toMatch(/^[A-ZÄÖÜ].*\.$/)
    return { problem: error.code }
  }
}

function shown(cell: Cell): string {
  return cell.merged ? `(${cell.text})` : cell.text.slice(0, 60)
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
