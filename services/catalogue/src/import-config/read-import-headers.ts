import { detectHeaderRow, headerNames, shownText } from '@schrankwerk/domain/bom'
import { ExpectationFailed, FailedDependency, Invalid, TooLarge } from '@schrankwerk/service-kit'
import { type Opened, openSpreadsheet, type SheetRow, SpreadsheetProblem } from '@schrankwerk/spreadsheet'
import { suggestImportMapping } from './suggest-import-mapping.ts'

const formats = new Set(['xls', 'xlsx', 'csv', 'txt'])
const mediaType = 'application/octet-stream'

/** What takes part in an import by its name; what it really is, the reader says. */
export function checkImportFormat(filename: string): { extension: string; mediaType: string } {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
  if (!formats.has(extension)) throw new ExpectationFailed('import-format')
  return { extension, mediaType }
}

/** A reader's problem as this service answers it: 413 for what is too large, else 424 with cause and way out. */
export function importProblem(error: unknown): unknown {
  if (!(error instanceof SpreadsheetProblem)) return error
  const tooLarge = error.code === 'too-large' || error.code === 'too-many-rows'
  return tooLarge
    ? new TooLarge('too-large').because(error.detail)
    : new FailedDependency('import-unreadable').because(error.detail)
}

const previewRows = 20
const searchedRows = 120

/** Sheets in the order in which one looks for rows: the chosen one, else the visible ones. */
export function sheetsToTry(opened: Pick<Opened, 'sheets'>, chosen: string | null | undefined): string[] {
  if (chosen) return [chosen]
  const visible = opened.sheets.filter((sheet) => !sheet.hidden)
  return (visible.length > 0 ? visible : opened.sheets).map((sheet) => sheet.name)
}

async function firstRows(opened: Opened, sheet: string, upTo: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const batch of opened.batches({ sheet, maxRows: upTo })) {
    rows.push(...batch)
    if ((rows.at(-1)?.rowIndex ?? 0) >= upTo) break
  }
  return rows
}

/** Shows what a file looks like: headers, first rows and a suggested mapping. */
export async function readImportHeaders(
  file: { path: string; filename: string },
  chosen: { headerRowIndex?: number | undefined; sheet?: string | undefined },
) {
  try {
    const opened = await openSpreadsheet(file.path, { filename: file.filename })
    try {
      return await describe(opened, file.filename, chosen)
    } finally {
      await opened.close()
    }
  } catch (error) {
    throw importProblem(error)
  }
}

async function describe(
  opened: Opened,
  filename: string,
  chosen: { headerRowIndex?: number | undefined; sheet?: string | undefined },
) {
  const upTo = (chosen.headerRowIndex ?? 0) + searchedRows
  for (const sheet of sheetsToTry(opened, chosen.sheet)) {
    const rows = await firstRows(opened, sheet, upTo)
    if (rows.length === 0) continue
    const headerRowIndex = chosen.headerRowIndex ?? detectHeaderRow(rows).headerRowIndex
    const headers = headerNames(rows, headerRowIndex)
    if (headers.every((header) => header.trim() === '')) throw new Invalid('headers-missing')
    const below = rows.filter((row) => row.rowIndex > headerRowIndex).slice(0, 50)
    const samples = headers.map((_, column) => below.map((row) => row.cells[column]?.text ?? ''))
    return {
      filename,
      sheet,
      sheets: opened.sheets.map(({ name, hidden }) => ({ name, hidden })),
      headerRowIndex,
      headers,
      preview: rows
        .slice(0, previewRows)
        .map((row) => ({ rowIndex: row.rowIndex, cells: row.cells.map(shownText) })),
      suggestedMapping: suggestImportMapping(headers, samples),
    }
  }
  throw new FailedDependency('import-unreadable').because(
    'Die Datei enthält keine ausgefüllten Zeilen. Bitte wählen Sie eine Datei mit Inhalt.',
  )
}
