import type { Wholesaler } from '@schrankwerk/contracts'
import { type Kysely, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

export async function selectWholesalers(
  db: Kysely<CatalogueTables>,
  withAmount?: boolean,
): Promise<Wholesaler[]> {
  const { rows } = await sql<Wholesaler>`
    select w.id, w.display_name as "displayName"
      ${withAmount ? sql`, (select count(*)::int from article_wholesaler a where a.wholesaler_id = w.id) as "usedByArticleAmount"` : sql``}
    from wholesaler w order by lower(w.display_name), w.id`.execute(db)
  return rows
}
