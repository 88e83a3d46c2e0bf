import type { ReactNode } from 'react'
import type { Tone } from '../feedback/state-badge.tsx'

export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** What sorting in memory compares; with it a table without `onSort` sorts by itself. */
  sortValue?: (row: Row) => string | number | null | undefined
  align?: 'start' | 'center' | 'end'
  /** False keeps it out of the column picker. */
  hideable?: boolean
  /** Hidden until somebody picks it. */
  hidden?: boolean
  /** CSS width. */
  width?: string | number
  /** Says on hover what the column holds. */
  headerTip?: string
  /** The name in the column picker and on cards where `header` is no text. */
  name?: string
}

export interface Sort {
  column: string
  descending: boolean
}

export type RowTone = Exclude<Tone, 'grey'>

/** What a column is called where only text can stand. */
export const columnName = <Row>({ name, header, key }: Column<Row>): string =>
  name ?? (typeof header === 'string' ? header : key)

/** What a click on a column's head makes of the order: ascending by it, descending at the second one. */
export const nextSort = (sort: Sort | undefined, column: string): Sort => ({
  column,
  descending: sort?.column === column && !sort.descending,
})
