import { headerNames } from '@schrankwerk/domain/bom'
import type { SheetRow } from '@schrankwerk/spreadsheet'
import { findHeaderRow } from './find-header-row.ts'
import { suggestImportMapping } from './suggest-import-mapping.ts'

export interface SheetStart {
  name: string
  /** The first rows. */
  rows: SheetRow[]
}

const numbers: ReadonlySet<string> = new Set(['orderNumber', 'manufacturerNumber'])
const rowsOfValues = 50

/** Texts of the first rows below a header, by column. */
export function samplesBelow(rows: readonly SheetRow[], headerRowIndex: number, columns: number): string[][] {
  const below = rows.filter((row) => row.rowIndex > headerRowIndex).slice(0, rowsOfValues)
  return Array.from({ length: columns }, (_, column) => below.map((row) => row.cells[column]?.text ?? ''))
}

/**
 * The sheet that holds the articles: conditions and discount groups often stand before it. Most columns that are
 * understood decide, a number counts for three of them; the first among equals.
 */
export function choosePriceSheet<Sheet extends SheetStart>(sheets: readonly Sheet[]): Sheet | undefined {
  let best: { sheet: Sheet; score: number } | undefined
  for (const sheet of sheets) {
    const score = scoreOf(sheet)
    if (!best || score > best.score) best = { sheet, score }
  }
  return best?.sheet
}

function scoreOf({ rows }: SheetStart): number {
  const headerRowIndex = findHeaderRow(rows)
  const headers = headerNames(rows, headerRowIndex)
  const suggestions = suggestImportMapping(headers, samplesBelow(rows, headerRowIndex, headers.length))
  const fields = suggestions.flatMap(({ articleField }) => articleField ?? [])
  return fields.length + (fields.some((field) => numbers.has(field)) ? 2 : 0)
}
