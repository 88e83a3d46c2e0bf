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
  const suggestions = suggestImportMapping(
    headers,
    rows.filter((row) => row.rowIndex > headerRowIndex),
  )
  const fields = suggestions.flatMap(({ articleField }) => articleField ?? [])
  return fields.length + (fields.some((field) => numbers.has(field)) ? 2 : 0)
}
