import { partsWithNameAlone, rowsBesideList } from './beside-list.ts'
import { longText } from './empty-row-rules.ts'
import type { FieldColumns } from './fields.ts'
import { pageTitles } from './page-titles.ts'
import type { RowKind } from './row-facts.ts'
import { leftOutKind } from './row-kind.ts'
import { type Cell, filledColumns, type SheetRow } from './rows.ts'
import { linesAboveHeader } from './rows-above-header.ts'
import { sideTableColumns } from './side-tables.ts'
import { isSecondHeader, type TablesBelow, tablesBelow } from './tables-below.ts'

/** The rows that hold something of a list, those above its header that look like lines too. */
export interface RowsOfList {
  /** In their order. */
  rows: readonly SheetRow[]
  /** Those below the header. */
  below: readonly SheetRow[]
  tables: TablesBelow
  /** A row without the cells of a table beside the list. */
  withoutBeside(row: SheetRow): SheetRow
  /** A row as its line is read: of a table below, its cells where the list has their fields. */
  readAs(row: SheetRow): SheetRow
  /** Why a row is no line; null or undefined where it is one. */
  kindOf(row: SheetRow, next: SheetRow | undefined): RowKind | null | undefined
}

export function findRowsOfList(
  all: readonly SheetRow[],
  { headers, headerRowIndex }: { headers: readonly string[]; headerRowIndex: number },
  columns: FieldColumns,
): RowsOfList {
  const early = all.filter((row) => row.rowIndex <= headerRowIndex)
  const below = all.filter((row) => row.rowIndex > headerRowIndex && filledColumns(row).length > 0)
  const listRows = withoutSideTables(below, headers, columns)
  const withoutBeside = (row: SheetRow) => listRows?.get(row) ?? row
  const tables = tablesBelow(below.map(withoutBeside), headers, columns)
  const readAs = (row: SheetRow) => tables.rows.get(row.rowIndex)?.row ?? row
  const ofList = (row: SheetRow) => tables.rows.get(row.rowIndex)?.row ?? withoutBeside(row)
  const listed = below
    .filter((row) => !tables.headers.has(row.rowIndex))
    .map(ofList)
    .filter((row) => filledColumns(row).length > 0)
  const above = new Set(linesAboveHeader(early, below, headerRowIndex))
  const beside = rowsBesideList(listed, headers, columns)
  const named = partsWithNameAlone(listed, columns)
  const titles = pageTitles(
    early.filter((row) => row.rowIndex < headerRowIndex && !above.has(row)),
    listed,
    columns,
  )

  function kindOf(row: SheetRow, next: SheetRow | undefined): RowKind | null | undefined {
    if (row.rowIndex === headerRowIndex) return isHeader
    if (row.rowIndex < headerRowIndex) return aboveHeader
    if (tables.headers.has(row.rowIndex)) return isSecondHeader
    const own = ofList(row)
    if (own !== row && filledColumns(own).length === 0) return besideAlone
    if (titles.has(row.rowIndex)) return isPageTitle
    const kind = leftOutKind(own, headers, columns, next && ofList(next))
    return named.has(row.rowIndex) && mayBeName(kind) ? null : (kind ?? beside.get(row.rowIndex))
  }

  return { rows: [...above, ...below], below, tables, withoutBeside, readAs, kindOf }
}

/** The rows with the cells of the list alone; null where no table stands beside it. What is mapped belongs to the list. */
function withoutSideTables(
  rows: readonly SheetRow[],
  headers: readonly string[],
  columns: FieldColumns,
): Map<SheetRow, SheetRow> | null {
  const beside = sideTableColumns(headers, rows)
  if (beside.size === 0 || [...columns.values()].flat().some((column) => beside.has(column))) return null
  const none: Cell = { text: '', kind: 'empty' }
  const without = (row: SheetRow) => ({
    ...row,
    cells: row.cells.map((cell, column) => (beside.has(column) ? none : cell)),
  })
  return new Map(rows.map((row) => [row, without(row)]))
}

/** A heading, or a note for its length alone. */
const mayBeName = (kind: RowKind | null): boolean => kind?.code === 'SECTION' || kind === longText

const besideAlone: RowKind = {
  code: 'NOTE',
  text: 'In der Zeile ist nur eine Tabelle neben der Liste gefüllt',
}
const aboveHeader: RowKind = { code: 'ABOVE_HEADER', text: 'Die Zeile steht über der Kopfzeile' }
const isHeader: RowKind = {
  code: 'ABOVE_HEADER',
  text: 'Die Zeile gilt als Kopfzeile, sieht aber wie ein Teil aus',
}

const isPageTitle: RowKind = {
  code: 'NOTE',
  text: 'Die Zeile steht auch über der Kopfzeile: Titel einer weiteren Seite',
}
