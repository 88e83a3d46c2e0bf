import { readTable, SpreadsheetProblem } from '@schrankwerk/spreadsheet'

export interface CsvRow {
  /** Number of the record in the file, from 1. */
  line: number
  cells: string[]
}

const mostRows = 200_000
/** A cell may hold all names that a thing can have. */
const limits = { cellLength: 1_000_000, recordLength: 4 * 1024 * 1024 }

/** All rows of a csv file, or why it is none, as a German sentence. Runs in a thread. */
export async function readCsvRows({
  path,
  filename,
}: {
  path: string
  filename: string
}): Promise<{ rows: CsvRow[] } | { problem: string }> {
  try {
    const table = await readTable(path, { filename, maxRows: mostRows, limits })
    if (table.format !== 'csv') return { problem: 'Die Datei ist keine csv-Datei.' }
    return {
      rows: table.rows.map(({ rowIndex, cells }) => ({
        line: rowIndex,
        cells: cells.map((cell) => cell.text),
      })),
    }
  } catch (error) {
    if (error instanceof SpreadsheetProblem) return { problem: error.detail }
    throw error
  }
}
