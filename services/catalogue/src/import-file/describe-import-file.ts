import type { ImportField } from '@schrankwerk/contracts'
import { headerNames, shownText } from '@schrankwerk/domain/bom'
import { FailedDependency, Invalid, TooLarge } from '@schrankwerk/service-kit/worker'
import { openPriceList, type PriceList, type SheetRow, SpreadsheetProblem } from '@schrankwerk/spreadsheet'
import { choosePriceSheet, type SheetStart } from './choose-price-sheet.ts'
import { columnsOfExchange } from './exchange-columns.ts'
import { findCurrency } from './find-currency.ts'
import { findHeaderRow } from './find-header-row.ts'
import { HeaderMoved } from './header-moved.ts'
import { suggestExchangeMapping } from './suggest-exchange-mapping.ts'
import { suggestForWholesaler } from './suggest-for-wholesaler.ts'
import { type ImportSuggestion, suggestImportMapping } from './suggest-import-mapping.ts'
import { columnLabels } from './without-header.ts'

/** A reader's problem as this service answers it: 413 for what is too large, else 424 with cause and way out. */
export function importProblem(error: unknown): unknown {
  if (!(error instanceof SpreadsheetProblem)) return error
  if (error instanceof HeaderMoved)
    return new FailedDependency('import-header-moved', { headerRowIndex: error.headerRowIndex }).because(
      error.detail,
    )
  const tooLarge = error.code === 'too-large' || error.code === 'too-many-rows'
  return tooLarge
    ? new TooLarge('too-large').because(error.detail)
    : new FailedDependency('import-unreadable').because(error.detail)
}

const previewRows = 20
const searchedRows = 240
const sheetsLookedAt = 60

/** Sheets in the order in which one looks for rows: the chosen one, else the visible ones. */
export function sheetsToTry(opened: Pick<PriceList, 'sheets'>, chosen: string | null | undefined): string[] {
  if (chosen) return [chosen]
  const visible = opened.sheets.filter((sheet) => !sheet.hidden)
  return (visible.length > 0 ? visible : opened.sheets).map((sheet) => sheet.name)
}

async function firstRows(opened: PriceList, sheet: string, upTo: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const batch of opened.batches({ sheet, maxRows: upTo })) {
    rows.push(...batch)
    if ((rows.at(-1)?.rowIndex ?? 0) >= upTo) break
  }
  return rows
}

export interface PlacedImportFile {
  /** A place on the disk. */
  path: string
  /** What the user called it. */
  filename: string
  /** Calendar date in Berlin, `YYYY-MM-DD`: prices are those of that day. */
  today: string
}

export interface ImportFileToDescribe extends PlacedImportFile {
  headerRowIndex?: number | undefined
  sheet?: string | undefined
}

/** What a file looks like: headers, first rows and a suggested mapping. Runs in a thread. */
export async function describeImportFile({ path, filename, today, ...chosen }: ImportFileToDescribe) {
  try {
    const opened = await openPriceList(path, { filename, today })
    try {
      return await describe(opened, filename, chosen)
    } finally {
      await opened.close()
    }
  } catch (error) {
    throw importProblem(error)
  }
}

async function describe(
  opened: PriceList,
  filename: string,
  chosen: { headerRowIndex?: number | undefined; sheet?: string | undefined },
) {
  const fields = columnsOfExchange[opened.format]
  if (fields) return describeExchange(opened, filename, fields)
  const upTo = (chosen.headerRowIndex ?? 0) + searchedRows
  const sheets: SheetStart[] = []
  for (const name of sheetsToTry(opened, chosen.sheet).slice(0, sheetsLookedAt)) {
    const rows = await firstRows(opened, name, upTo)
    if (rows.length > 0) sheets.push({ name, rows })
  }
  const sheet = choosePriceSheet(sheets)
  if (sheet) return describeSheet(opened, filename, sheet, chosen.headerRowIndex)
  throw new FailedDependency('import-unreadable').because(
    'Die Datei enthält keine ausgefüllten Zeilen. Bitte wählen Sie eine Datei mit Inhalt.',
  )
}

function describeSheet(
  opened: PriceList,
  filename: string,
  { name, rows }: SheetStart,
  chosenRow: number | undefined,
) {
  const headerRowIndex = chosenRow ?? findHeaderRow(rows)
  if (headerRowIndex === 0) return describeHeaderless(opened, filename, { name, rows })
  const headers = headerNames(rows, headerRowIndex)
  if (headers.every((header) => header.trim() === '')) throw new Invalid('headers-missing')
  const below = rows.filter((row) => row.rowIndex > headerRowIndex)
  return {
    ...described(opened, filename, { name, rows }),
    headerRowIndex,
    ...understood(headers, suggestImportMapping(headers, below), {
      above: rows.filter((row) => row.rowIndex < headerRowIndex),
      below,
    }),
  }
}

const described = (opened: PriceList, filename: string, { name, rows }: SheetStart) => ({
  filename,
  sheet: name,
  sheets: opened.sheets.map((sheet) => ({ name: sheet.name, hidden: sheet.hidden })),
  preview: rows
    .slice(0, previewRows)
    .map((row) => ({ rowIndex: row.rowIndex, cells: row.cells.map(shownText) })),
})

const understood = (
  headers: string[],
  suggestedMapping: ImportSuggestion[],
  rows: Parameters<typeof findCurrency>[2],
) => ({
  headers,
  suggestedMapping,
  suggestedForWholesaler: suggestForWholesaler(suggestedMapping),
  ...findCurrency(
    headers,
    suggestedMapping.map(({ articleField }) => articleField),
    rows,
  ),
})

/** A list that begins with its first article: its columns go by their letters, and what they hold by its look. */
function describeHeaderless(opened: PriceList, filename: string, start: SheetStart) {
  const nameless = headerNames(start.rows, 0)
  const headers = columnLabels(nameless.length)
  const suggestedMapping = suggestImportMapping(nameless, start.rows).map((one, column) => ({
    ...one,
    importHeader: headers[column]!,
  }))
  return {
    ...described(opened, filename, start),
    headerRowIndex: 1,
    ...understood(headers, suggestedMapping, { above: [], below: start.rows }),
  }
}

/** A format whose columns are known. */
async function describeExchange(
  opened: PriceList,
  filename: string,
  fields: Readonly<Record<string, ImportField | null>>,
) {
  const [{ name } = { name: '' }] = opened.sheets
  const rows = await firstRows(opened, name, searchedRows)
  const headers = headerNames(rows, 1)
  const below = rows.slice(1)
  const { suggestedMapping, suggestedForWholesaler } = suggestExchangeMapping(headers, fields, below)
  return {
    ...described(opened, filename, { name, rows }),
    headerRowIndex: 1,
    ...understood(headers, suggestedMapping, { above: [], below }),
    suggestedForWholesaler,
  }
}
