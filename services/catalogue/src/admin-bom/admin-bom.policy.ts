import { Conflict, mustExist } from '@schrankwerk/service-kit'
import type { ResultRow } from './admin-bom.queries.ts'

/** Hands a list through that may be changed, or 404: a released one is only read and downloaded. */
export const mustBeEditable = (row: ResultRow | undefined): ResultRow => {
  const list = mustExist(row)
  if (list.released) throw new Conflict('admin-bom-released')
  return list
}

export const allowedActions = ({ released }: ResultRow) =>
  released ? [] : (['edit', 'release', 'delete'] as const)
