import type { ImportField } from '@schrankwerk/contracts'
import { columnOfHeader, headerLabels } from '@schrankwerk/domain/bom'
import { type DecimalStyle, detectDecimalStyle, type SheetRow } from '@schrankwerk/spreadsheet'
import type { ImportSettings } from './import-settings.ts'

/** Which columns of a file feed which field. */
export interface ColumnPlan {
  columns: Partial<Record<ImportField, number[]>>
  headers: readonly string[]
  /** Decimal style of each column that holds numbers. */
  styles: Map<number, DecimalStyle>
  settings: ImportSettings
  /** Rows up to it are none of the list; 0 where it has no header. */
  headerRowIndex: number
  /** Whether letters count pieces in the column of price units („M“: a thousand); unset until all of it was looked at. */
  lettersCount?: boolean
  /** The format says itself what is an article. */
  isExchange: boolean
}

const numeric: readonly ImportField[] = [
  'packagingUnitSize',
  'priceUnitSize',
  'orderQuantityUnitSize',
  'minimumOrderQuantityUnitSize',
  'width',
  'height',
  'depth',
  'weight',
  'purchasePrice',
  'listPrice',
  'copperBaseValue',
  'copperWeight',
  'wholesalerPurchasePrice',
  'discountGroupPercent',
]

/** Columns of the mapping in this file, in the order of the file, or the headers that it lacks. */
export function planColumns(
  settings: ImportSettings,
  headers: readonly string[],
): { plan: ColumnPlan; missing: string[] } {
  const columns: ColumnPlan['columns'] = {}
  const missing: string[] = []
  for (const { importHeader, articleField } of settings.fieldMapping) {
    const column = columnOfHeader(headers, importHeader)
    if (column < 0) missing.push(headerLabels([importHeader])[0]!)
    else columns[articleField] = [...(columns[articleField] ?? []), column].sort((a, b) => a - b)
  }
  return {
    plan: {
      columns,
      headers,
      styles: new Map(),
      settings,
      headerRowIndex: settings.headerRowIndex,
      isExchange: false,
    },
    missing,
  }
}

/** The one that feeds the field, or the first of several; -1 where none does. */
export const firstColumn = ({ columns }: Pick<ColumnPlan, 'columns'>, field: ImportField): number =>
  columns[field]?.[0] ?? -1

export const numberColumns = ({ columns }: ColumnPlan): number[] =>
  numeric.flatMap((field) => columns[field] ?? [])

/** The texts of a column that may tell its decimal style. */
export function styleSamples(rows: readonly SheetRow[], column: number): string[] {
  return rows.flatMap((row) => {
    const cell = row.cells[column]
    return cell?.kind === 'text' && /\d/.test(cell.text) ? [cell.text.replace(/[^\d.,'\s-]/g, '').trim()] : []
  })
}

/** Decides the style of every number column by its samples; where they tell nothing it stays as it was. */
export function learnStyles(plan: ColumnPlan, rows: readonly SheetRow[]): void {
  for (const column of numberColumns(plan)) {
    if ((plan.styles.get(column) ?? 'unclear') !== 'unclear') continue
    plan.styles.set(column, detectDecimalStyle(styleSamples(rows, column)))
  }
}

/**
 * „1.234" in a column that never tells: as the file's other columns plainly do; where none tells, or they contradict each
 * other, German, unless commas part the columns of the file.
 */
export function settleStyles(plan: ColumnPlan, separator: string | undefined): void {
  const told = new Set([...plan.styles.values()].filter((style) => style !== 'unclear'))
  const fallback: DecimalStyle = separator === ',' ? 'english' : 'german'
  const settled = told.size === 1 ? [...told][0]! : fallback
  for (const [column, style] of plan.styles) if (style === 'unclear') plan.styles.set(column, settled)
}
