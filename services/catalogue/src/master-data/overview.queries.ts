import type { AnswerOf, getMasterDataOverview } from '@schrankwerk/contracts'
import { type Kysely, sql } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

/** How many there are of each kind, and of what needs a hand; no article is looked at. */
export async function selectOverview(
  db: Kysely<CatalogueTables>,
): Promise<AnswerOf<typeof getMasterDataOverview>> {
  const { rows } = await sql<AnswerOf<typeof getMasterDataOverview>>`
    select (select count(*)::int from manufacturer) as manufacturers,
      (select count(*)::int from unit) as units,
      (select count(*)::int from wholesaler) as wholesalers,
      (select count(*)::int from discount_group) as "discountGroups",
      (select count(*)::int from eclass_mapping) as "eclassMappings",
      (select count(*)::int from discount_group where percent is null) as "groupsWithoutPercent",
      (select count(*)::int from manufacturer where article_amount = 0) as "manufacturersWithoutArticles",
      (select count(*)::int from unit where article_amount = 0) as "unitsWithoutArticles",
      (select count(*)::int from eclass_mapping where work_time = 0) as "eclassWithoutWorkTime"`.execute(db)
  return rows[0]!
}
