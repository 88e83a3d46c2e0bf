import { type RawBuilder, sql, type Transaction } from 'kysely'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import type { MasterNames } from './master-names.ts'
import type { StagedColumn } from './staged-columns.ts'

type Tx = Transaction<CatalogueTables>
type Sql = RawBuilder<unknown>

/** What the file delivers beside the numbers; decides which statements are needed. */
export interface StagedShape {
  table: string
  articleColumns: StagedColumn[]
  hasTypes: boolean
  /** Lines that have a type number alone. */
  typeOnly: number
  hasWholesaler: boolean
  hasAlternatives: boolean
  wholesalerId: string | null
  defaultUnitId: string | null
}

const none = sql.lit(nobody)
const rowCount = (result: { numAffectedRows?: bigint }) => Number(result.numAffectedRows ?? 0n)

/**
 * Room for sorting and hashing a million lines in memory, for this transaction alone; the trigram index takes new
 * numbers in larger heaps, which is cheaper.
 */
export async function prepareSession(tx: Tx): Promise<void> {
  await sql`select set_config('work_mem', '128MB', true), set_config('jit', 'off', true),
    set_config('statement_timeout', '0', true), set_config('hash_mem_multiplier', '2', true),
    set_config('gin_pending_list_limit', '64MB', true)`.execute(tx)
}

/**
 * Makes the new names master data. Where somebody made the same name meanwhile, his row counts and the staged lines
 * are led to it. Answers false if master data that lines refer to is gone.
 */
export async function insertMasterData(
  tx: Tx,
  names: Pick<MasterNames, 'newManufacturers' | 'newUnits' | 'newGroups' | 'used'>,
  table: string,
): Promise<boolean> {
  const staged = sql.table(table)
  for (const name of names.newManufacturers) {
    const taken = await insertName(tx, 'manufacturer', name)
    if (!taken) continue
    names.used.manufacturers.delete(name.id)
    await sql`update ${staged} set maker = ${taken} where maker = ${name.id}`.execute(tx)
    for (const group of names.newGroups) if (group.manufacturerId === name.id) group.manufacturerId = taken
  }
  for (const name of names.newUnits) {
    const taken = await insertName(tx, 'unit', name)
    if (!taken) continue
    names.used.units.delete(name.id)
    await sql`update ${staged} set unit_id = ${taken} where unit_id = ${name.id}`.execute(tx)
  }
  for (const group of names.newGroups) {
    const owner = group.manufacturerId
    const { rows } = await sql<{ id: string }>`select discount_group_id as id from discount_group_name
      where manufacturer_id = ${owner} and name_key = ${group.key}`.execute(tx)
    if (rows[0]) {
      names.used.groups.delete(group.id)
      await sql`update ${staged} set discount_group_id = ${rows[0].id} where discount_group_id = ${group.id}`.execute(
        tx,
      )
      continue
    }
    await sql`insert into discount_group (id, display_name, percent, manufacturer_id)
      values (${group.id}, ${group.name}, 0, ${owner === nobody ? null : owner})`.execute(tx)
    await sql`insert into discount_group_name (manufacturer_id, name_key, discount_group_id, name, kind)
      values (${owner}, ${group.key}, ${group.id}, ${group.name}, 'DISPLAY')`.execute(tx)
  }
  return (
    (await holdsAll(tx, 'manufacturer', names.used.manufacturers)) &&
    (await holdsAll(tx, 'unit', names.used.units)) &&
    (await holdsAll(tx, 'discount_group', names.used.groups))
  )
}

async function insertName(
  tx: Tx,
  kind: 'manufacturer' | 'unit',
  { id, name, key }: { id: string; name: string; key: string },
): Promise<string | undefined> {
  const owner = sql.ref(`${kind}_id`)
  const names = sql.table(`${kind}_name`)
  const { rows } = await sql<{
    id: string
  }>`select ${owner} as id from ${names} where name_key = ${key}`.execute(tx)
  if (rows[0]) return rows[0].id
  await sql`insert into ${sql.table(kind)} (id, display_name) values (${id}, ${name})`.execute(tx)
  await sql`insert into ${names} (name_key, ${owner}, name, kind) values (${key}, ${id}, ${name}, 'DISPLAY')`.execute(
    tx,
  )
  return undefined
}

async function holdsAll(tx: Tx, table: string, ids: ReadonlySet<string>): Promise<boolean> {
  if (ids.size === 0) return true
  const { rows } = await sql`select from ${sql.table(table)} where id = any(${[...ids].sort()}::uuid[])
    order by id for key share`.execute(tx)
  return rows.length === ids.size
}

/** Lines whose number comes again further down: the last one counts. */
export async function skipRepeatedLines(tx: Tx, { table, typeOnly }: StagedShape): Promise<void> {
  const staged = sql.table(table)
  await sql`create temp table skipped_line (line int primary key, reason text not null) on commit drop`.execute(
    tx,
  )
  await sql`insert into skipped_line
    select s.line, 'Die Bestellnummer ' || s.order_number || ' steht noch einmal in Zeile ' || r.last
      || '; die spätere Zeile gilt'
    from (select maker, order_exact, max(line) as last from ${staged} where order_exact is not null
      group by maker, order_exact having count(*) > 1) r
    join ${staged} s on s.order_exact = r.order_exact and s.maker = r.maker and s.line < r.last`.execute(tx)
  if (typeOnly === 0) return
  await sql`insert into skipped_line
    select s.line, 'Die Typnummer ' || s.type_number || ' steht noch einmal in Zeile ' || r.counts || '; diese Zeile gilt'
    from (select maker, type_exact,
        coalesce(max(line) filter (where order_exact is not null), max(line)) as counts
      from ${staged} where type_exact is not null
      group by maker, type_exact having count(*) > 1 and bool_or(order_exact is null)) r
    join ${staged} s on s.type_exact = r.type_exact and s.maker = r.maker and s.order_exact is null
      and s.line <> r.counts`.execute(tx)
}

/**
 * Finds the article of each line: by its order number, else by its type number. An article found by type alone keeps
 * a line that has no order number, or renews its own order number, unless that one is in the file too: then the
 * file knows two articles with one type number.
 */
export async function findExistingArticles(
  tx: Tx,
  { table, hasTypes, typeOnly }: StagedShape,
): Promise<void> {
  const staged = sql.table(table)
  await sql`create temp table existing (line int primary key, article_id uuid not null, order_alternative boolean,
    type_alternative boolean, by_type boolean not null) on commit drop`.execute(tx)
  await sql`insert into existing
    select s.line, o.article_id, o.alternative, false, false
    from ${staged} s
    join article_number o on o.kind = 'O' and o.twin is null and o.manufacturer_id = s.maker and o.exact = s.order_exact
    where not exists (select from skipped_line k where k.line = s.line)`.execute(tx)
  await sql`analyze existing`.execute(tx)
  if (!hasTypes) return
  await sql`create temp table by_type on commit drop as
    select s.line, t.article_id, t.alternative, s.order_exact is null as type_only, s.maker
    from ${staged} s
    join article_number t on t.kind = 'T' and t.twin is null and t.manufacturer_id = s.maker and t.exact = s.type_exact
    where not exists (select from skipped_line k where k.line = s.line)
      and not exists (select from existing e where e.line = s.line)`.execute(tx)
  await sql`insert into existing
    select distinct on (b.article_id) b.line, b.article_id, false, b.alternative, true
    from by_type b
    where not exists (select from existing e where e.article_id = b.article_id)
      and (b.type_only or not exists (select from article_number own
        join ${staged} f on f.order_exact = own.exact and f.maker = own.manufacturer_id
        where own.article_id = b.article_id and own.kind = 'O' and not own.alternative))
    order by b.article_id, b.type_only, b.line`.execute(tx)
  if (typeOnly === 0) return
  await sql`insert into skipped_line
    select b.line, 'Der Artikel mit dieser Typnummer steht mit seiner Bestellnummer in einer anderen Zeile'
    from by_type b where b.type_only and not exists (select from existing e where e.line = b.line)`.execute(
    tx,
  )
}

/** Which lines become new articles: neither skipped nor found. */
const isNew = sql`not exists (select from skipped_line k where k.line = s.line)
  and not exists (select from existing e where e.line = s.line)`

export async function insertNewArticles(tx: Tx, shape: StagedShape, now: Date): Promise<number> {
  const columns = shape.articleColumns
  const unit = columns.includes('unit_id')
    ? sql`coalesce(s.unit_id, ${shape.defaultUnitId}::uuid)`
    : sql`${shape.defaultUnitId}::uuid`
  const plain = columns.filter((column) => column !== 'unit_id')
  const list = (prefix: string) => plain.map((column) => sql`, ${sql.ref(prefix + column)}`)
  const result = await sql`
    insert into article (id, manufacturer_id, order_number, manufacturer_number, unit_id, article_import_source,
      create_date, last_update ${sql.join(list(''), sql``)})
    select s.id, nullif(s.maker, ${none}), s.order_number, s.type_number, ${unit}, 'CSV', ${now}, ${now}
      ${sql.join(list('s.'), sql``)}
    from ${sql.table(shape.table)} s where ${isNew}`.execute(tx)
  return rowCount(result)
}

/** Order numbers fail where somebody took one meanwhile: then everything is looked at again. */
export async function insertNewOrderNumbers(tx: Tx, { table }: StagedShape): Promise<void> {
  await sql`insert into article_number (article_id, kind, alternative, manufacturer_id, number, exact, loose, searchable)
    select s.id, 'O', false, s.maker, s.order_number, s.order_exact, s.order_loose, s.order_loose <> ''
    from ${sql.table(table)} s where s.order_exact is not null and ${isNew}
    order by s.order_exact`.execute(tx)
}

/** A type number that has an owner already is carried by the others as twins. */
export async function insertNewTypeNumbers(tx: Tx, { table }: StagedShape): Promise<void> {
  const insert = (twin: Sql, where: Sql, conflict: Sql) => sql`
    insert into article_number (article_id, kind, alternative, manufacturer_id, twin, number, exact, loose, searchable)
    select s.id, 'T', false, s.maker, ${twin}, s.type_number, s.type_exact, s.type_loose,
      s.type_loose <> '' and s.type_loose is distinct from s.order_loose
    from ${sql.table(table)} s where s.type_exact is not null and ${isNew} ${where}
    order by s.type_exact, s.line ${conflict}`
  const { rows } = await sql<{ amount: number }>`select count(*)::int as amount from ${sql.table(table)} s
    where s.type_exact is not null and ${isNew}`.execute(tx)
  const inserted = await insert(sql`null::uuid`, sql``, sql`on conflict do nothing`).execute(tx)
  if (rowCount(inserted) === rows[0]!.amount) return
  await insert(
    sql`s.id`,
    sql`and not exists (select from article_number n where n.kind = 'T' and n.exact = s.type_exact
      and n.manufacturer_id = s.maker and n.twin is null and n.article_id = s.id)`,
    sql``,
  ).execute(tx)
}

/** Articles that a line changes, for the count and for what follows. */
export async function createChangedTable(tx: Tx): Promise<void> {
  await sql`create temp table changed (article_id uuid not null, renumbered boolean not null) on commit drop`.execute(
    tx,
  )
}

/**
 * Writes what differs. An empty cell leaves what is there: a price list with gaps must not wipe out data.
 * A number that the article has as an alternative one stays that.
 */
export async function updateExistingArticles(tx: Tx, shape: StagedShape, now: Date): Promise<void> {
  const order = sql`case when e.order_alternative then null else s.order_number end`
  const type = sql`case when e.type_alternative then null else s.type_number end`
  const values: [string, Sql][] = [
    ['order_number', order],
    ...(shape.hasTypes ? [['manufacturer_number', type] as [string, Sql]] : []),
    ...shape.articleColumns.map((column): [string, Sql] => [column, sql`${sql.ref(`s.${column}`)}`]),
  ]
  const set = values.map(
    ([column, value]) => sql`${sql.ref(column)} = coalesce(${value}, ${sql.ref(`a.${column}`)})`,
  )
  const differs = values.map(
    ([column, value]) => sql`${value} <> ${sql.ref(`a.${column}`)}
    or (${value} is not null and ${sql.ref(`a.${column}`)} is null)`,
  )
  if (shape.defaultUnitId && !shape.articleColumns.includes('unit_id')) {
    set.push(sql`unit_id = coalesce(a.unit_id, ${shape.defaultUnitId}::uuid)`)
    differs.push(sql`a.unit_id is null`)
  }
  await sql`
    with written as (
      update article a set ${sql.join(set)}, edit_version = a.edit_version + 1, last_update = ${now}
      from existing e join ${sql.table(shape.table)} s on s.line = e.line
      where a.id = e.article_id and (${sql.join(differs, sql` or `)})
      returning a.id, old.order_number is distinct from new.order_number
        or old.manufacturer_number is distinct from new.manufacturer_number as renumbered
    ) insert into changed select id, renumbered from written`.execute(tx)
}

/** Follows the numbers that an update changed: a new order or type number, or another way to write it. */
export async function followChangedNumbers(tx: Tx, shape: StagedShape): Promise<void> {
  const staged = sql.table(shape.table)
  const { rows } = await sql<{
    any: boolean
  }>`select exists (select from changed where renumbered) as any`.execute(tx)
  // Looked for by article, for which primary numbers have no index: worth it only where there are some.
  if (!rows[0]!.any) return
  await sql`
    with renewed as (
      select e.article_id, s.maker, s.order_number as number, s.order_exact as exact, s.order_loose as loose
      from existing e join changed c on c.article_id = e.article_id and c.renumbered join ${staged} s on s.line = e.line
      where s.order_exact is not null and e.order_alternative is not true
    ), gone as (
      update article_number n set number = r.number, exact = r.exact, loose = r.loose, searchable = r.loose <> ''
      from renewed r
      where n.article_id = r.article_id and n.kind = 'O' and not n.alternative and n.number <> r.number
    )
    insert into article_number (article_id, kind, alternative, manufacturer_id, number, exact, loose, searchable)
    select article_id, 'O', false, maker, number, exact, loose, loose <> '' from renewed r
    where not exists (select from article_number n where n.article_id = r.article_id and n.kind = 'O'
      and not n.alternative)`.execute(tx)
  if (!shape.hasTypes) return
  await sql`create temp table renewed_type on commit drop as
    select e.article_id, s.maker, s.type_number as number, s.type_exact as exact, s.type_loose as loose,
      s.type_loose is distinct from s.order_loose and s.type_loose <> '' as searchable
    from existing e join changed c on c.article_id = e.article_id and c.renumbered join ${staged} s on s.line = e.line
    where s.type_exact is not null and not e.type_alternative
      and not exists (select from article_number n where n.article_id = e.article_id and n.kind = 'T'
        and (n.exact = s.type_exact and n.number = s.type_number or n.alternative and n.exact = s.type_exact))`.execute(
    tx,
  )
  await sql`delete from article_number n using renewed_type r
    where n.article_id = r.article_id and n.kind = 'T' and not n.alternative`.execute(tx)
  const insert = (twin: Sql, where: Sql, conflict: Sql) => sql`
    insert into article_number (article_id, kind, alternative, manufacturer_id, twin, number, exact, loose, searchable)
    select r.article_id, 'T', false, r.maker, ${twin}, r.number, r.exact, r.loose, r.searchable
    from renewed_type r ${where} ${conflict}`
  await insert(sql`null::uuid`, sql``, sql`on conflict do nothing`).execute(tx)
  await insert(
    sql`r.article_id`,
    sql`where not exists (select from article_number n where n.article_id = r.article_id and n.kind = 'T'
      and not n.alternative)`,
    sql`on conflict do nothing`,
  ).execute(tx)
}

/** The article of every line that counts. */
const articleOfLine = (table: string) => sql`
  select s.*, coalesce(e.article_id, s.id) as article_id, e.article_id is not null as known
  from ${sql.table(table)} s left join existing e on e.line = s.line
  where not exists (select from skipped_line k where k.line = s.line)`

/** Alternative numbers are added where they are free; none is taken away. */
export async function addAlternativeNumbers(tx: Tx, { table }: StagedShape): Promise<void> {
  for (const [kind, numbers, exact, loose] of [
    ['O', 'alt_order', 'alt_order_exact', 'alt_order_loose'],
    ['T', 'alt_type', 'alt_type_exact', 'alt_type_loose'],
  ] as const) {
    await sql`
      with added as (
        insert into article_number (article_id, kind, alternative, manufacturer_id, number, exact, loose, searchable)
        select l.article_id, ${sql.lit(kind)}, true, l.maker, x.number, x.exact, x.loose,
          x.loose <> '' and x.loose is distinct from l.order_loose and x.loose is distinct from l.type_loose
        from (${articleOfLine(table)}) l
        cross join lateral unnest(${sql.ref(`l.${numbers}`)}, ${sql.ref(`l.${exact}`)}, ${sql.ref(`l.${loose}`)})
          as x (number, exact, loose)
        where ${sql.ref(`l.${numbers}`)} is not null
        on conflict do nothing
        returning article_id
      ) insert into changed select distinct article_id, false from added
        where article_id in (select article_id from existing)`.execute(tx)
  }
}

export async function writeWholesalerInfos(tx: Tx, shape: StagedShape): Promise<void> {
  await sql`
    with written as (
      insert into article_wholesaler as w (article_id, wholesaler_id, order_number, exact, loose, purchase_price)
      select l.article_id, ${shape.wholesalerId}::uuid, l.wholesaler_number, l.wholesaler_exact,
        nullif(l.wholesaler_loose, ''), l.wholesaler_price
      from (${articleOfLine(shape.table)}) l
      where l.wholesaler_number is not null or l.wholesaler_price is not null
      on conflict (article_id, wholesaler_id) do update set
        order_number = coalesce(excluded.order_number, w.order_number), exact = coalesce(excluded.exact, w.exact),
        loose = coalesce(excluded.loose, w.loose), purchase_price = coalesce(excluded.purchase_price, w.purchase_price)
      where coalesce(excluded.order_number, w.order_number) is distinct from w.order_number
        or coalesce(excluded.purchase_price, w.purchase_price) is distinct from w.purchase_price
      returning article_id
    ) insert into changed select article_id, false from written
      where article_id in (select article_id from existing)`.execute(tx)
}

export async function keepSkippedLines(tx: Tx, importId: string, { table }: StagedShape): Promise<void> {
  await sql`insert into import_skipped (import_id, line, reason, content)
    select ${importId}, k.line, k.reason, left(concat_ws(' | ', s.order_number, s.type_number, s.description), 500)
    from skipped_line k join ${sql.table(table)} s on s.line = k.line`.execute(tx)
}

export async function countResults(tx: Tx): Promise<{ existing: number; updated: number; repeated: number }> {
  const { rows } = await sql<{ existing: number; updated: number; repeated: number }>`
    select (select count(*)::int from existing) as existing, (select count(distinct article_id)::int from changed) as updated,
      (select count(*)::int from skipped_line) as repeated`.execute(tx)
  return rows[0]!
}
