import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import type { Sql, StagedShape } from './publish-import.queries.ts'
import { workTable } from './work-tables.queries.ts'

type Tx = Transaction<CatalogueTables>
export type LineShape = Pick<StagedShape, 'articleColumns' | 'hasTypes' | 'defaultUnitId'>

/**
 * Columns that a line may change, with the value it has for them; null where it has none. `a` is the article, `s` the
 * line, `e` what led from one to the other, as found or as changed. A number that the article has as an alternative one stays that.
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

/**
 * What an article becomes, of these columns. An empty cell leaves what is there: a price list with gaps must not wipe out
 * data.
 */
export const renewedValues = (
  shape: LineShape,
  { now, columns }: { now: Date; columns: string[] },
): Map<string, Sql> =>
  new Map([
    ...lineValues(shape)
      .filter(([column]) => columns.includes(column))
      .map(([column, value]): [string, Sql] => [column, sql`coalesce(${value}, ${sql.ref(`a.${column}`)})`]),
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
  /** Columns in which any of them differs. */
  columns: string[]
}

/** Finds the articles whose lines differ from them, and in which columns any does: a price list changes few. */
export async function findChanges(tx: Tx, shape: StagedShape): Promise<Changes> {
  const values = lineValues(shape)
  const bit = (at: number) => sql.lit(2 ** at)
  const bits = values.map((one, at) => sql`case when ${differing([one])} then ${bit(at)} else 0 end`)
  const numberBits = sql.lit(shape.hasTypes ? 3 : 1)
  const changed = workTable(shape.table, 'changed')
  // Without the offset each comparison would be made once for every use of its outcome.
  await sql`create unlogged table ${changed} with (autovacuum_enabled = false) as
    select article_id, line, order_alternative, type_alternative, manufacturer, columns, columns & ${numberBits} <> 0 as renumbered
    from (select a.id as article_id, e.line, e.order_alternative, e.type_alternative, s.manufacturer,
        ${sql.join(bits, sql` | `)} as columns
      from ${workTable(shape.table, 'existing')} e join ${sql.table(shape.table)} s on s.line = e.line
      join article a on a.id = e.article_id where e.leads offset 0) compared
    where columns <> 0`.execute(tx)
  await sql`analyze ${changed}`.execute(tx)
  const { rows } = await sql<{ changed: number; renumbered: number; columns: number }>`
    select count(*)::int as changed, count(*) filter (where renumbered)::int as renumbered,
      coalesce(bit_or(columns), 0) as columns from ${changed}`.execute(tx)
  const { columns, ...amounts } = rows[0]!
  return {
    ...amounts,
    columns: values.flatMap(([column], at) => (columns & (2 ** at) ? [column] : [])),
  }
}
