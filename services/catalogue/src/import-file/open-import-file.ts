import { headerNames } from '@schrankwerk/domain/bom'
import { openPriceList, type PriceList, type SheetRow, SpreadsheetProblem } from '@schrankwerk/spreadsheet'
import { type ColumnPlan, planColumns } from '../article-import/column-plan.ts'
import type { ImportSettings } from '../article-import/import-settings.ts'
import { type PlacedImportFile, sheetsToTry } from './describe-import-file.ts'
import { isExchange } from './exchange-columns.ts'
import { HeaderMoved } from './header-moved.ts'
import { labelsOfHeaderless } from './without-header.ts'

const searchedRows = 240

export interface ImportFile {
  opened: PriceList
  sheet: string
  plan: ColumnPlan
}

/**
 * Opens a file and finds the configured columns in its header row. Throws a `SpreadsheetProblem` that names what is
 * missing. `close` the opened file.
 */
export async function openImportFile(
  { path, ...named }: PlacedImportFile,
  settings: ImportSettings,
  signal?: AbortSignal,
): Promise<ImportFile> {
  const opened = await openPriceList(path, { ...named, signal })
  try {
    const own = isExchange(opened.format)
    const headerRowIndex = own ? 1 : settings.headerRowIndex
    for (const sheet of sheetsToTry(opened, own ? null : settings.sheet)) {
      const rows = await readHeaderRows(opened, sheet, headerRowIndex)
      if (rows === undefined) continue
      const isWithout = settings.withoutHeader === true && !own
      const planned = isWithout
        ? planColumns(settings, labelsOfHeaderless(settings))
        : planNamed(settings, rows, headerRowIndex)
      const { plan, missing } = planned
      if (missing.length > 0) {
        const moved = await findMovedHeader(opened, sheet, settings)
        throw moved === undefined
          ? missingColumns(missing, headerRowIndex)
          : new HeaderMoved(moved, headerRowIndex)
      }
      return {
        opened,
        sheet,
        plan: { ...plan, headerRowIndex: isWithout ? 0 : headerRowIndex, isExchange: own },
      }
    }
    throw new SpreadsheetProblem('empty')
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** By the names of a header of one or two rows, or of its lower row alone, as a template may have them. */
function planNamed(settings: ImportSettings, rows: readonly SheetRow[], headerRowIndex: number) {
  const planned = planColumns(settings, headerNames(rows, headerRowIndex))
  const header = rows.at(-1)
  if (planned.missing.length === 0 || header === undefined) return planned
  const byLowerRow = planColumns(settings, headerNames(header))
  return byLowerRow.missing.length === 0 ? byLowerRow : planned
}

/** The first row that has all columns of the configuration. */
async function findMovedHeader(
  opened: PriceList,
  sheet: string,
  settings: ImportSettings,
): Promise<number | undefined> {
  let above: SheetRow | undefined
  for await (const batch of opened.batches({ sheet, maxRows: searchedRows })) {
    for (const row of batch) {
      if (row.rowIndex > searchedRows) return undefined
      const rows = above ? [above, row] : [row]
      if (planNamed(settings, rows, row.rowIndex).missing.length === 0) return row.rowIndex
      above = row
    }
  }
  return undefined
}

/** The header row behind the row above it; none where it is empty, undefined where the sheet has no rows at all. */
async function readHeaderRows(
  opened: PriceList,
  sheet: string,
  headerRowIndex: number,
): Promise<SheetRow[] | undefined> {
  let above: SheetRow | undefined
  for await (const batch of opened.batches({ sheet, maxRows: headerRowIndex })) {
    for (const row of batch) {
      if (row.rowIndex === headerRowIndex) return above ? [above, row] : [row]
      if (row.rowIndex > headerRowIndex) return []
      above = row
    }
  }
  return above ? [] : undefined
}

function missingColumns(missing: string[], headerRowIndex: number): SpreadsheetProblem {
  const names = missing.slice(0, 5).map((header) => `„${header}“`)
  const more = missing.length > 5 ? ` und ${missing.length - 5} weitere` : ''
  const what = missing.length === 1 ? 'fehlt die Spalte' : 'fehlen die Spalten'
  return new SpreadsheetProblem(
    'empty',
    `In Zeile ${headerRowIndex} der Datei ${what} ${names.join(', ')}${more}. Bitte prüfen Sie die Datei oder die Importvorlage.`,
  )
}
