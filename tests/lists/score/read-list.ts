import { basename, join } from 'node:path'
import {
  aboveHeader,
  type Certainty,
  chooseSheet,
  detectHeaderRow,
  filledColumns,
  headerLabels,
  headerNames,
  proposeQuantityBasis,
  readLines,
  type Sheet,
  type SheetRow,
  suggestMapping,
} from '@schrankwerk/domain/bom'
import { readTable } from '@schrankwerk/spreadsheet'
import type { ListTruth } from './list-truth.ts'

/** What the product makes of a file when nobody corrects it and no catalogue helps. */
export interface ListReading {
  sheet: string
  headerRowIndex: number
  /** In the order of the columns. */
  mapping: readonly { header: string; field: string | null; certainty: Certainty; reason: string }[]
  lines: readonly number[]
  leftOut: readonly { row: number; reason: string; text: string }[]
  /** Rows below the header that hold something. */
  filledRows: readonly number[]
  /** As the list says them: not divided among cabinets. */
  quantities: ReadonlyMap<number, number | null>
  /** How many cabinets a total is for. */
  sets: number
}

/** Words of no language: what a column is then told by its values alone. */
const strangeWords =
  'Brumsel Quarzel Flimro Stupf Grolm Wenzu Plarr Knisp Zwolf Hupsa Trimmel Jondo Vaxu Merlk Optra Snuff Drell Yumbo Cralb Ixen'.split(
    ' ',
  )
const strange = (header: string, column: number): string =>
  header === ''
    ? ''
    : `${strangeWords[column % strangeWords.length]}${'x'.repeat(column / strangeWords.length)}`

/**
 * Opens a parts list as the mapping screen does, and reads it with the bare suggestion; on request as if its columns were
 * called something that nobody knows. Where it opens a sheet that the truth calls as good as its own, that one is read.
 */
export async function readPartsList(
  path: string,
  { sheet, alsoRight }: Pick<ListTruth, 'sheet' | 'alsoRight'>,
  isNamedStrangely = false,
): Promise<ListReading> {
  const table = await readTable(path, {
    filename: basename(path),
    chooseSheet: async (opened) => {
      if (opened.sheets.length < 2) return undefined
      const sheets: Sheet[] = []
      for (const { name, hidden } of opened.sheets.slice(0, 20)) {
        const rows: SheetRow[] = []
        for await (const row of opened.rows({ sheet: name, maxRows: 400 })) rows.push(row)
        if (rows.length > 0) sheets.push({ name, hidden, rows })
      }
      if (sheets.length === 0) return undefined
      const { name } = chooseSheet(sheets)
      return sheet !== null && alsoRight.includes(name) ? sheet : name
    },
  })
  const { headerRowIndex } = detectHeaderRow(table.rows)
  const names = headerNames(table.rows, headerRowIndex)
  const headers = isNamedStrangely ? names.map(strange) : names
  const below = table.rows.filter((row) => row.rowIndex > headerRowIndex)
  const mapping = suggestMapping(headers, below)
  const basis = proposeQuantityBasis(headers, below, mapping, aboveHeader(table.rows, headerRowIndex))
  const read = readLines(table.rows, { headerRowIndex, headers, mapping, quantityBasis: 'EACH', amount: 1 })
  return {
    sheet: table.sheet,
    headerRowIndex,
    mapping: mapping.map(({ importHeader, articleField, certainty, reason }) => ({
      header: importHeader,
      field: articleField,
      certainty,
      reason,
    })),
    lines: read.lines.map(({ rowIndex }) => rowIndex),
    leftOut: read.leftOut.map(({ rowIndex, reason, preview }) => ({ row: rowIndex, reason, text: preview })),
    filledRows: below.filter((row) => filledColumns(row).length > 0).map(({ rowIndex }) => rowIndex),
    quantities: new Map(read.lines.map(({ rowIndex, quantity }) => [rowIndex, quantity])),
    sets: basis.count,
  }
}

interface ImportFileReader {
  describeImportFile(file: { path: string; filename: string; sheet?: string }): Promise<{
    sheet: string
    headers: readonly string[]
    headerRowIndex: number
    suggestedMapping: readonly {
      importHeader: string
      articleField: string | null
      certainty: Certainty
      reason: string
    }[]
  }>
}

/** The catalogue is no package: its reader, which needs no database, is loaded from where it stands. */
const importFileReader = join(
  import.meta.dirname,
  '../../../services/catalogue/src/import-file/describe-import-file.ts',
)

/** The import counts rows from 1 and calls the columns of a list without header row „Spalte A“, „Spalte B“ … */
function namesNoColumn(headers: readonly string[]): boolean {
  const letters = headerLabels(headers.map(() => ''))
  return headers.every((header, column) => header === letters[column])
}

/** Opens a price list as the catalogue's import does; only its columns are suggested, rows are the import's. */
export async function readPriceList(
  path: string,
  { sheet, alsoRight }: Pick<ListTruth, 'sheet' | 'alsoRight'>,
): Promise<ListReading> {
  const { describeImportFile } = (await import(importFileReader)) as ImportFileReader
  const opened = await describeImportFile({ path, filename: basename(path) })
  const isAsGood = sheet !== null && alsoRight.includes(opened.sheet)
  const read = isAsGood ? await describeImportFile({ path, filename: basename(path), sheet }) : opened
  return {
    sheet: read.sheet,
    headerRowIndex: namesNoColumn(read.headers) ? 0 : read.headerRowIndex,
    mapping: read.suggestedMapping.map(({ importHeader, articleField, certainty, reason }) => ({
      header: importHeader,
      field: articleField,
      certainty,
      reason,
    })),
    lines: [],
    leftOut: [],
    filledRows: [],
    quantities: new Map(),
    sets: 1,
  }
}
