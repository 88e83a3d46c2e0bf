import type { UndoPreview } from '@schrankwerk/contracts'
import { type Kysely, sql } from 'kysely'
import type { Sql } from '../article-import/publish-import.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { beforeTables, type UndoPlan } from './keep-before.queries.ts'
import { isCreated } from './undo-obstacle.queries.ts'

type Act = UndoPreview['examples'][number]['act']

/** An article as it is; `old_` stands before the columns it gets back. */
export type UndoneArticle = Record<string, unknown> & {
  act: Act
  id: string
  manufacturer_id: string | null
  order_number: string | null
  manufacturer_number: string | null
  description: string | null
}

/** Articles, as `a`, that keep what they have: the others go, or get back what they had. */
export const stayingArticles = (importId: string, plan: UndoPlan): Sql =>
  sql`article a where not (${isCreated(plan)})
    and not exists (select from ${sql.table(beforeTables(importId).changed)} b where b.id = a.id)`

const examples = 20

/** The first articles of each act, by date and id. */
export async function selectExamples(
  db: Kysely<CatalogueTables>,
  importId: string,
  plan: UndoPlan,
): Promise<UndoneArticle[]> {
  const { changed, deleted } = beforeTables(importId)
  const former = plan.columns.map((column) => sql`${sql.ref(`b.${column}`)} as ${sql.ref(`old_${column}`)}`)
  const { rows: created } = await sql<UndoneArticle>`select 'DELETE' as act, a.* from article a
    where ${isCreated(plan)} order by a.create_date, a.id limit ${examples}`.execute(db)
  const { rows: restored } = await sql<UndoneArticle>`
    with b as (select * from ${sql.table(changed)} limit ${examples})
    select 'RESTORE' as act, a.*, ${sql.join(former)} from b join article a on a.id = b.id`.execute(db)
  const { rows: broughtBack } = await sql<UndoneArticle>`select 'BRING_BACK' as act, d.*
    from ${sql.table(deleted)} d limit ${examples}`.execute(db)
  return [...created, ...restored, ...broughtBack]
}
