import type { MasterDataKind } from '@schrankwerk/contracts'
import {
  countRows,
  createTotals,
  filterOf,
  hasText,
  type PageOrder,
  type PageQuery,
  pageOfRows,
  selectPage,
} from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { masterDataTables, type UsedKind } from './master-data-tables.ts'

type Condition = RawBuilder<SqlBool> | false

/** For the rows `x` of a kind: one of their names, abbreviation and variants included, holds the text. */
export function isNamed(kind: UsedKind, searchTerm: string | undefined): Condition {
  if (!searchTerm) return false
  return hasText(kind === 'wholesaler' ? sql`lower(x.display_name)` : sql`x.search_text`, searchTerm)
}

/** By name unless asked otherwise. */
export const usedOrder = {
  sortable: {
    displayName: { by: 'x.sort_name', notNull: true },
    usedByArticleAmount: { by: 'x.article_amount', notNull: true },
  },
  fallback: { column: 'displayName', descending: false },
  tieBreaker: { by: 'x.id' },
} as const satisfies PageOrder<'displayName' | 'usedByArticleAmount'>

const totalOf = createTotals()
/** Up to here all that was found is sorted; of more, a page is there sooner in the order of an index. */
const few = 5000

/** One page of those of a kind that all conditions fit; `false` is none. */
export async function listMasterData<Row extends { id: string }, Column extends string>(
  db: Kysely<CatalogueTables>,
  kind: MasterDataKind,
  query: PageQuery<Column>,
  {
    order,
    where,
    rowsOf,
  }: { order: PageOrder<Column>; where: Condition[]; rowsOf(ids: string[]): Promise<Row[]> },
): Promise<{ rows: Row[]; total: number }> {
  const conditions = where.filter((one) => one !== false)
  const table = sql.table(masterDataTables[kind].table)
  const filter = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
  const rows = (fence: RawBuilder<unknown>) =>
    db.selectFrom(sql<{ id: string }>`(select * from ${table} x ${filter} ${fence})`.as('x')).select('x.id')
  const total = await totalOf(JSON.stringify([kind, filterOf(query)]), () => countRows(rows(sql``)))
  // Left to itself, the planner reads all in the order of an index in search of a few.
  const found = rows(conditions.length > 0 && total < few ? sql`offset 0` : sql``)
  const page = selectPage(found, query, order)
  return pageOfRows(page, Promise.resolve(total), rowsOf)
}
