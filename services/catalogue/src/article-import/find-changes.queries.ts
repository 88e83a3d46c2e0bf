import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import type { Sql, StagedShape } from './publish-import.queries.ts'
import { nextOf } from './rebuild-table.queries.ts'

type Tx = Transaction<CatalogueTables>
export type LineShape = Pick<StagedShape, 'articleColumns' | 'hasTypes' | 'defaultUnitId'>

/**
 * Columns that a line may change, with the value it has for them; null where it has none. `a` is the article, `s` the
 * line, `e` what led from one to the other. A number that the article has as an alternative one stays that.
 */
export function lineValues(shape: LineShape): [string, Sql][] {
  const order = sql`case when e.order_alternative then null else s.order_number end`
  const type = sql`case when e.type_alternative then null else s.type_number end`
  const onlyDefault = shape.defaultUnitId && !shape.articleColumns.includes('unit_id')
  return [
    ['order_number', order],
    ...(shape.hasTypes ? [['manufacturer_number', type] as [string, Sql]] : []),
    ...shape.articleColumns.map((column): [string, Sql] => [column, sql.ref(`s.${column}`)]),
    ...(onlyDefault
      ? [['unit_id', sql`coalesce(a.unit_id, ${shape.defaultUnitId}::uuid)`] as [string, Sql]]
      : []),
  ]
}

/** What an article becomes. An empty cell leaves what is there: a price list with gaps must not wipe out data. */
export const renewedValues = (shape: StagedShape, now: Date): Map<string, Sql> =>
  new Map([
    ...lineValues(shape).map(([column, value]): [string, Sql] => [
      column,
      sql`coalesce(${value}, ${sql.ref(`a.${column}`)})`,
    ]),
    ['edit_version', sql`a.edit_version + 1`],
    ['last_update', sql`${now}::timestamptz`],
  ])

/** Where a value of the line is not the article's, of these columns. */
const differing = (values: [string, Sql][]): Sql =>
  sql`(${sql.join(
    values.map(
      ([column, value]) => sql`${value} <> ${sql.ref(`a.${column}`)}
    or (${value} is not null and ${sql.ref(`a.${column}`)} is null)`,
    ),
    sql` or `,
  )})`

/** Whether the line changes the article. */
export const differs = (shape: LineShape): Sql => differing(lineValues(shape))

export interface Changes {
  changed: number
  /** Of the changed ones those that get another number, or another way to write it. */
  renumbered: number
}

/**
 * Finds the articles whose lines differ from them. With `write` the articles as they will be go into the table that
 * may take the place of theirs, on the way: a second look at both sides would cost as much again.
 */
export async function findChanges(
  tx: Tx,
  shape: StagedShape,
  write: { now: Date } | undefined,
): Promise<Changes> {
  await sql`create temp table changed (article_id uuid not null, renumbered boolean not null, line int)
    on commit drop`.execute(tx)
  const isRenumbered = sql`${differing(lineValues(shape).slice(0, shape.hasTypes ? 2 : 1))} is true`
  const different = sql`existing e join ${sql.table(shape.table)} s on s.line = e.line
    join article a on a.id = e.article_id where e.leads and ${differs(shape)}`
  if (write) await copyRenewed(tx, shape, renewedValues(shape, write.now), { isRenumbered, different })
  else await sql`insert into changed select a.id, ${isRenumbered}, e.line from ${different}`.execute(tx)
  await sql`analyze changed`.execute(tx)
  const { rows } = await sql<Changes>`select count(*)::int as changed,
    count(*) filter (where renumbered)::int as renumbered from changed`.execute(tx)
  return rows[0]!
}

/**
 * A merge that never finds its row, since only a merge returns what came beside the row: what the article was is kept on
 * the same way.
 */
async function copyRenewed(
  tx: Tx,
  { before }: StagedShape,
  renewed: Map<string, Sql>,
  { isRenumbered, different }: { isRenumbered: Sql; different: Sql },
) {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = 'article'::regclass and attnum > 0 and not attisdropped order by attnum`.execute(tx)
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => sql`${renewed.get(name) ?? sql.ref(`a.${name}`)} as ${sql.ref(name)}`)
  const kept = [...renewed.keys()]
  const was = (name: string) => sql.ref(`was_${name}`)
  await sql`
    with renewed as (
      merge into ${sql.table(nextOf('article'))} n
      using (select ${sql.join(values)}, ${isRenumbered} as renumbered, e.line,
        ${sql.join(kept.map((name) => sql`${sql.ref(`a.${name}`)} as ${was(name)}`))} from ${different}) r on false
      when not matched then insert (${sql.join(names.map((name) => sql.ref(name)))})
        values (${sql.join(names.map((name) => sql.ref(`r.${name}`)))})
      returning r.id, r.renumbered, r.line, ${sql.join(kept.map((name) => sql.ref(`r.was_${name}`)))}
    ), kept as (
      insert into ${sql.table(before.changed)} (id, ${sql.join(kept.map((name) => sql.ref(name)))})
      select id, ${sql.join(kept.map(was))} from renewed
    ) insert into changed select id, renumbered, line from renewed`.execute(tx)
}
