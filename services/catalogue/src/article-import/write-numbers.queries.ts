import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { changesNumbers } from './find-changes.queries.ts'
import { articleOfLine, type Extent, isNew, type Sql, type StagedShape } from './publish-import.queries.ts'
import { workTable } from './work-tables.queries.ts'

type Tx = Transaction<CatalogueTables>

/** Copies all numbers into the table that takes the place of theirs. */
export async function copyNumbers(tx: Tx, { numbers }: StagedShape): Promise<void> {
  await sql`insert into ${sql.table(numbers)} select * from article_number`.execute(tx)
}

/**
 * In the order of their index, also where that is built afterwards: it sorts by kind first, and for what comes sorted that
 * costs nothing. Fails where somebody took a number meanwhile: then everything is looked at again.
 */
export async function insertNewOrderNumbers(
  tx: Tx,
  { table, numbers }: StagedShape,
  extent: Extent,
): Promise<void> {
  await sql`insert into ${sql.table(numbers)}
      (article_id, kind, alternative, manufacturer_id, number, exact, loose, searchable)
    select s.id, 'O', false, s.manufacturer, s.order_number, s.order_exact, s.order_loose, s.order_loose <> ''
    from ${sql.table(table)} s where s.order_exact is not null and ${isNew(table, extent)}
    order by s.order_exact`.execute(tx)
}

/**
 * The first line with a manufacturer number that nobody has owns it, the others carry it as twins. Fails where somebody took
 * one meanwhile: then everything is looked at again.
 */
export async function insertNewManufacturerNumbers(
  tx: Tx,
  { table, numbers }: StagedShape,
  extent: Extent,
): Promise<void> {
  // No join: its rows would have to be sorted again.
  const isOwned =
    extent.articles === 0
      ? sql`false`
      : sql`exists (select from article_number n where n.kind = 'T' and n.exact = s.type_exact
          and n.manufacturer_id = s.manufacturer and n.twin is null)`
  await sql`insert into ${sql.table(numbers)}
      (article_id, kind, alternative, manufacturer_id, twin, number, exact, loose, searchable)
    select s.id, 'T', false, s.manufacturer, case when row_number() over (partition by s.type_exact, s.manufacturer
        order by s.line) > 1 or ${isOwned} then s.id end, s.type_number, s.type_exact, s.type_loose,
      s.type_loose <> '' and s.type_loose is distinct from s.order_loose
    from ${sql.table(table)} s where s.type_exact is not null and ${isNew(table, extent)}
    order by s.type_exact, s.manufacturer, s.line`.execute(tx)
}

/**
 * Follows the numbers that an update changed: a new order or manufacturer number, or another way to write it. They are looked
 * for by article, for which primary numbers have no index: worth it only where there are some.
 */
export async function followChangedNumbers(tx: Tx, shape: StagedShape): Promise<void> {
  const staged = sql.table(shape.table)
  const numbers = sql.table(shape.numbers)
  const existing = workTable(shape.table, 'existing')
  const renewedType = workTable(shape.table, 'renewed_type')
  await sql`
    with renewed as (
      select e.article_id, s.manufacturer, s.order_number as number, s.order_exact as exact, s.order_loose as loose
      from ${existing} e join ${staged} s on s.line = e.line
      where ${changesNumbers(shape)} and s.order_exact is not null and not e.order_alternative
    ), gone as (
      update ${numbers} n set number = r.number, exact = r.exact, loose = r.loose, searchable = r.loose <> ''
      from renewed r
      where n.article_id = r.article_id and n.kind = 'O' and not n.alternative and n.number <> r.number
    )
    insert into ${numbers} (article_id, kind, alternative, manufacturer_id, number, exact, loose, searchable)
    select article_id, 'O', false, manufacturer, number, exact, loose, loose <> '' from renewed r
    where not exists (select from ${numbers} n where n.article_id = r.article_id and n.kind = 'O'
      and not n.alternative)`.execute(tx)
  if (!shape.hasTypes) return
  await sql`create unlogged table ${renewedType} as
    select e.article_id, s.manufacturer, s.type_number as number, s.type_exact as exact, s.type_loose as loose,
      s.type_loose is distinct from s.order_loose and s.type_loose <> '' as searchable
    from ${existing} e join ${staged} s on s.line = e.line
    where ${changesNumbers(shape)} and s.type_exact is not null and not e.type_alternative
      and not exists (select from ${numbers} n where n.article_id = e.article_id and n.kind = 'T'
        and (n.exact = s.type_exact and n.number = s.type_number or n.alternative and n.exact = s.type_exact))`.execute(
    tx,
  )
  await sql`delete from ${numbers} n using ${renewedType} r
    where n.article_id = r.article_id and n.kind = 'T' and not n.alternative`.execute(tx)
  const insert = (twin: Sql, where: Sql, conflict: Sql) => sql`
    insert into ${numbers} (article_id, kind, alternative, manufacturer_id, twin, number, exact, loose, searchable)
    select r.article_id, 'T', false, r.manufacturer, ${twin}, r.number, r.exact, r.loose, r.searchable
    from ${renewedType} r ${where} ${conflict}`
  await insert(sql`null::uuid`, sql``, sql`on conflict do nothing`).execute(tx)
  await insert(
    sql`r.article_id`,
    sql`where not exists (select from ${numbers} n where n.article_id = r.article_id and n.kind = 'T'
      and not n.alternative)`,
    sql`on conflict do nothing`,
  ).execute(tx)
}

/** Alternative numbers are added where they are free; none is taken away. */
export async function addAlternativeNumbers(
  tx: Tx,
  { table, numbers: target, before }: StagedShape,
): Promise<void> {
  const existing = workTable(table, 'existing')
  for (const [kind, numbers, exact, loose] of [
    ['O', 'alt_order', 'alt_order_exact', 'alt_order_loose'],
    ['T', 'alt_type', 'alt_type_exact', 'alt_type_loose'],
  ] as const) {
    await sql`
      with added as (
        insert into ${sql.table(target)} (article_id, kind, alternative, manufacturer_id, number, exact, loose, searchable)
        select l.article_id, ${sql.lit(kind)}, true, l.manufacturer, x.number, x.exact, x.loose,
          x.loose <> '' and x.loose is distinct from l.order_loose and x.loose is distinct from l.type_loose
        from (${articleOfLine(table)}) l
        cross join lateral unnest(${sql.ref(`l.${numbers}`)}, ${sql.ref(`l.${exact}`)}, ${sql.ref(`l.${loose}`)})
          as x (number, exact, loose)
        where ${sql.ref(`l.${numbers}`)} is not null
        on conflict do nothing
        returning *
      ), kept as (
        insert into ${sql.table(before.number)} select added.*, true from added
        where article_id in (select article_id from ${existing})
      ) insert into ${workTable(table, 'changed_beside')} (article_id, manufacturer)
        select distinct article_id, manufacturer_id from added
        where article_id in (select article_id from ${existing})`.execute(tx)
  }
}
