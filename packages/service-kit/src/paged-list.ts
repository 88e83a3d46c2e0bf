import { type Expression, type SelectQueryBuilder, sql } from 'kysely'

/** What `pageQuery` of the contracts reads from a call. */
export interface PageQuery<Column extends string = string> {
  page: number
  paginationSize: number
  column?: Column | undefined
  sortDescending?: boolean | undefined
}

/** Text is the name of a column. A column that is never empty can be read in the order of its index. */
export type SortKey = string | Expression<unknown> | { by: string | Expression<unknown>; notNull: true }

export interface PageOrder<Column extends string> {
  /** What the list may be sorted by; nothing else reaches the statement. */
  sortable: Readonly<Record<Column, SortKey>>
  /** How it is sorted where nothing is asked for. */
  fallback: { column: NoInfer<Column>; descending: boolean }
  /** Decides between equals, so that no row stands on two pages; the same way round as the column unless said. */
  tieBreaker: { by: string; descending?: boolean }
}

const expressionOf = (by: string | Expression<unknown>) => (typeof by === 'string' ? sql.ref(by) : by)

/**
 * One page of the rows that `found` selects. Empty values come last whichever way it is sorted; a column that is
 * never empty is left to its index, which "nulls last" would keep from being used.
 */
export function selectPage<DB, TB extends keyof DB, Row, Column extends string>(
  found: SelectQueryBuilder<DB, TB, Row>,
  query: PageQuery<Column>,
  { sortable, fallback, tieBreaker }: PageOrder<Column>,
): Promise<Row[]> {
  const key = sortable[query.column ?? fallback.column]
  const descending = query.sortDescending ?? (query.column === undefined && fallback.descending)
  const [by, notNull] = typeof key === 'object' && 'notNull' in key ? [key.by, true] : [key, false]
  const last = tieBreaker.descending ?? descending
  return found
    .orderBy(expressionOf(by), (order) => {
      const ordered = descending ? order.desc() : order.asc()
      return notNull ? ordered : ordered.nullsLast()
    })
    .orderBy(expressionOf(tieBreaker.by), last ? 'desc' : 'asc')
    .limit(query.paginationSize)
    .offset(query.page * query.paginationSize)
    .execute() as Promise<Row[]>
}

/** How many rows `found` has, whatever it selects. */
export async function countRows<DB, TB extends keyof DB>(
  found: SelectQueryBuilder<DB, TB, unknown>,
): Promise<number> {
  const counted = found.clearSelect().select(sql<number>`count(*)`.as('total'))
  return ((await counted.executeTakeFirstOrThrow()) as { total: number }).total
}

/** What a list is filtered by, without the page and its order: those do not change its total. */
export function filterOf<Query extends PageQuery>(query: Query): Omit<Query, keyof PageQuery> {
  const { page: _, paginationSize: __, column: ___, sortDescending: ____, ...filter } = query
  return filter
}

/** The rows in the order of a page's ids; one that has gone meanwhile is left out. */
function inOrderOf<Row extends { id: string }>(ids: readonly { id: string }[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap(({ id }) => byId.get(id) ?? [])
}

/**
 * A page of rows that are dear to read: the ids of the page and the total at once, then what `rowsOf` finds of these
 * ids alone, not of those that were skipped.
 */
export async function pageOfRows<Row extends { id: string }>(
  page: Promise<readonly { id: string }[]>,
  total: Promise<number>,
  rowsOf: (ids: string[]) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const [ids, counted] = await Promise.all([page, total])
  const rows = ids.length === 0 ? [] : await rowsOf(ids.map(({ id }) => id))
  return { rows: inOrderOf(ids, rows), total: counted }
}

/** For `like`: what a person typed is text, not a pattern. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** For `like`: anything that contains the text. */
export const containing = (text: string): string => `%${likeText(text)}%`
