import type { OrderByItemBuilder } from 'kysely'

/**
 * Empty values come last whichever way a list is sorted; a column that is never empty is left to its index, which
 * "nulls last" would keep from being used.
 */
export const inOrder = (by: OrderByItemBuilder, direction: 'asc' | 'desc', isNeverEmpty: boolean) => {
  const ordered = direction === 'desc' ? by.desc() : by.asc()
  return isNeverEmpty ? ordered : ordered.nullsLast()
}

/** The rows in the order of a page's ids. */
export const inOrderOf = <Row extends { id: string }>(
  ids: readonly { id: string }[],
  rows: readonly Row[],
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap(({ id }) => byId.get(id) ?? [])
}
