import { type Cell, readTable, type SheetRow } from '@schrankwerk/spreadsheet'
import { describe, expect, test } from 'vitest'
import { expectationsOf, pathOf } from './real-files.ts'

describe.each(['bom', 'catalogue'] as const)('%s files', (kind) => {
  const files = expectationsOf(kind)

  test('there are some', () => {
    expect(files.length).toBeGreaterThan(3)
  })

  test.each(files)('$file: sheets, header row and first line', async (expected) => {
    const table = await readTable(pathOf(kind, expected.file), {
      filename: expected.file,
      ...(expected.sheet === undefined ? {} : { sheet: expected.sheet }),
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

describe('a list with sections', () => {
  const filename = 'trenntrafo-stueckliste-de-sections.xlsx'

  test('numbers keep their digits: 830903 is no decimal and 3-113-02-005 no date', async () => {
    const { rows } = await readTable(pathOf('bom', filename), { filename })
    const numbers = rows.map((row) => row.cells[3]?.text)
    expect(numbers).toContain('830903')
    expect(numbers).toContain('3-113-02-005')
  })

  test('a sheet without any row is empty when it is asked for', async () => {
    const { rows } = await readTable(pathOf('bom', filename), { filename, sheet: 'Tabelle2' })
    expect(rows).toEqual([])
  })
})

function rowAt(rows: readonly SheetRow[], rowIndex: number): SheetRow {
  const row = rows.find((candidate) => candidate.rowIndex === rowIndex)
  if (!row) throw new Error(`There is no row ${rowIndex}.`)
  return row
}

const ownText = (cell: Cell | undefined): string => (cell === undefined || cell.merged ? '' : cell.text)

const cellValue = (cell: Cell | undefined): string | number => cell?.number ?? ownText(cell)
