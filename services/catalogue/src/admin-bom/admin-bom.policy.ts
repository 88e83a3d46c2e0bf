import { Conflict, NotFound } from '@schrankwerk/service-kit'
import type { ResultRow } from './admin-bom.queries.ts'

/** Hands the row through, or 404. */
export const mustExist = (row: ResultRow | undefined): ResultRow => {
  if (row === undefined) throw new NotFound()
  return row
}

/** The same of a list that may be changed: a released one is only read and downloaded. */
export const mustBeEditable = (row: ResultRow | undefined): ResultRow => {
  const { released } = mustExist(row)
  if (released) throw new Conflict('admin-bom-released')
  return row as ResultRow
}

export const allowedActions = ({ released }: ResultRow) =>
  released ? [] : (['edit', 'release', 'delete'] as const)
