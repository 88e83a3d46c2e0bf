import type { UndoPreview } from '@schrankwerk/contracts'
import { type Kysely, sql } from 'kysely'
import type { Sql } from '../article-import/publish-import.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { beforeTables, type UndoPlan } from './keep-before.queries.ts'
import { isCreated, isGoing } from './undo-obstacle.queries.ts'

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
  sql`article a where not (${isGoing(plan)})
    and not exists (select from ${sql.table(beforeTables(importId).changed)} b where b.id = a.id)`

/** Of the articles that an import made those that go, and those that stay for somebody chose them. */
export async function countCreated(
  db: Kysely<CatalogueTables>,
  plan: UndoPlan,
): Promise<Pick<UndoPreview, 'deleted' | 'kept'>> {
  const { rows } = await sql<{ created: number; byCompanies: number; byOperator: number }>`
    with kept as (
      select bool_or(p.company_id is not null) as by_company
      from replacement p join article a on a.id = p.article_id where ${isCreated(plan)} group by a.id
    )
    select (select count(*)::int from article a where ${isCreated(plan)}) as created,
      (select count(*)::int from kept where by_company) as "byCompanies",
      (select count(*)::int from kept where not by_company) as "byOperator"`.execute(db)
  const { created, ...kept } = rows[0]!
  return { deleted: created - kept.byCompanies - kept.byOperator, kept }
}

const examples = 20

/** The first articles of each act, by date and id. */
export async function selectExamples(
  db: Kysely<CatalogueTables>,
  importId: string,
  plan: UndoPlan,
): Promise<UndoneArticle[]> {
  const before = beforeTables(importId)
  const former = plan.columns.map((column) => sql`${sql.ref(`b.${column}`)} as ${sql.ref(`old_${column}`)}`)
  const { rows: deleted } = await sql<UndoneArticle>`select 'DELETE' as act, a.* from article a
    where ${isGoing(plan)} order by a.create_date, a.id limit ${examples}`.execute(db)
  const { rows: kept } = await sql<UndoneArticle>`select 'KEEP' as act, a.* from article a
    where ${isCreated(plan)} and a.id in (select article_id from replacement)
    order by a.create_date, a.id limit ${examples}`.execute(db)
  const { rows: restored } = await sql<UndoneArticle>`
    with b as (select * from ${sql.table(before.changed)} limit ${examples})
    select 'RESTORE' as act, a.*, ${sql.join(former)} from b join article a on a.id = b.id`.execute(db)
  const { rows: broughtBack } = await sql<UndoneArticle>`select 'BRING_BACK' as act, d.*
    from ${sql.table(before.deleted)} d limit ${examples}`.execute(db)
  return [...deleted, ...kept, ...restored, ...broughtBack]
}
