import { sql, type Transaction } from 'kysely'
import { isNotSkipped, type NamesOfFile, type StagedShape } from '../article-import/publish-import.queries.ts'
import { workTable } from '../article-import/work-tables.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import type { ChosenClasses } from './proposal-plan.ts'

type Tx = Transaction<CatalogueTables>

/** The rows of a proposal that becomes visible, and which of their classes are chosen. */
export interface TakenProposal {
  rows: string
  chosen: ChosenClasses
}

const classesThat = (chosen: ChosenClasses, are: boolean) =>
  Object.entries(chosen)
    .filter(([, one]) => one === are)
    .map(([name]) => name)

/** Whether a row takes effect: what is said of itself, else of its class. */
export const isChosen = (chosen: ChosenClasses) =>
  sql<boolean>`coalesce(r.chosen, r.class = any(${classesThat(chosen, true)}::text[]))`

/**
 * Skips the lines that were left out, and those whose article is not what the person saw: edited, imported, deleted or
 * made since. They keep the articles that they would have meant, so that no other line takes their place.
 */
export async function skipLeftOutLines(
  tx: Tx,
  { table }: StagedShape,
  { rows, chosen }: TakenProposal,
): Promise<void> {
  const existing = workTable(table, 'existing')
  await sql`insert into ${workTable(table, 'skipped')} select r.row, 'Beim Prüfen ausgelassen' from ${sql.table(rows)} r
    where r.row > 0 and r.class = any(${['NEW', 'CHANGED', 'SUSPICIOUS']}::text[]) and not ${isChosen(chosen)}
    on conflict do nothing`.execute(tx)
  await sql`insert into ${workTable(table, 'skipped')} select s.line, 'Seit der Prüfung geändert'
    from ${sql.table(table)} s
    left join ${sql.table(rows)} r on r.row = s.line
    left join ${existing} e on e.line = s.line
    left join article a on a.id = e.article_id
    where (r.row is null or e.article_id is distinct from r.article_id or a.edit_version is distinct from r.edit_version)
      and ${isNotSkipped(table)}`.execute(tx)
  await sql`delete from ${existing} e using ${workTable(table, 'skipped')} k where k.line = e.line`.execute(
    tx,
  )
}

/**
 * Deletes the articles that are gone from the list and chosen, unless they were changed since, a line means them by now
 * or something refers to them. Their rows are held first: who is about to refer to one has done so then, or fails.
 */
export async function deleteGoneArticles(
  tx: Tx,
  { table, before }: StagedShape,
  { rows, chosen }: TakenProposal,
): Promise<number> {
  await sql`create temp table doomed (id uuid primary key) on commit drop`.execute(tx)
  await sql`insert into doomed select a.id from ${sql.table(rows)} r
    join article a on a.id = r.article_id and a.edit_version = r.edit_version
    where r.class = 'GONE' and ${isChosen(chosen)} and a.id not in (select article_id from ${workTable(table, 'existing')})
    for update of a`.execute(tx)
  await sql`delete from doomed d where exists (select from replacement p where p.article_id = d.id)`.execute(
    tx,
  )
  await sql`insert into ${sql.table(before.deleted)} select a.* from article a join doomed d on d.id = a.id`.execute(
    tx,
  )
  await sql`with gone as (
      delete from article_wholesaler w using doomed d where w.article_id = d.id returning w.*
    ) insert into ${sql.table(before.wholesaler)} select *, true, null, null from gone`.execute(tx)
  await sql`with gone as (
      delete from article_number n using doomed d where n.article_id = d.id returning n.*
    ) insert into ${sql.table(before.number)} select *, false from gone`.execute(tx)
  const { numAffectedRows } = await sql`delete from article a using doomed d where a.id = d.id`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Takes back the names that only left out lines have. */
export async function dropUnneededNames(tx: Tx, { table }: StagedShape, names: NamesOfFile): Promise<void> {
  const drop = async (
    master: 'manufacturer' | 'unit' | 'discount_group',
    column: string,
    made: { id: string }[],
    used: Set<string>,
  ) => {
    const ids = made.map(({ id }) => id).filter((id) => used.has(id))
    if (ids.length === 0) return
    const { rows } = await sql<{
      id: string
    }>`delete from ${sql.table(master)} m where id = any(${ids}::uuid[])
      and not exists (select from ${sql.table(table)} s where s.${sql.ref(column)} = m.id
        and ${isNotSkipped(table)})
      returning id`.execute(tx)
    for (const { id } of rows) used.delete(id)
  }
  await drop('discount_group', 'discount_group_id', names.newGroups, names.used.groups)
  await drop('unit', 'unit_id', names.newUnits, names.used.units)
  await drop('manufacturer', 'manufacturer', names.newManufacturers, names.used.manufacturers)
}
