import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { type CatalogueTables, nobody } from '../database/tables.ts'
import type { BeforeTables } from '../import-undo/keep-before.queries.ts'
import type { FilePlaces } from './file-places.ts'
import type { MasterNames } from './master-names.ts'
import type { StagedColumn } from './staged-columns.ts'
import { workTable } from './work-tables.queries.ts'

type Tx = Transaction<CatalogueTables>
export type NamesOfFile = Pick<MasterNames, 'newManufacturers' | 'newUnits' | 'newGroups' | 'used'>
export type Sql = RawBuilder<unknown>

/** What the file delivers beside the numbers; decides which statements are needed. */
export interface StagedShape {
  table: string
  articleColumns: StagedColumn[]
  /** Whether lines say apart by what their prices are enlarged; those of proposals from before that do not. */
  hasScale: boolean
  /** Whether lines say apart where the file has them. */
  hasFileLines?: boolean
  /** Whether lines say apart what their prices were converted from. */
  hasConverted?: boolean
  /** Whether lines say apart where they break off. */
  hasCutOff?: boolean
  /** What these places are; lines, where a proposal from before that does not say. */
  filePlaces?: FilePlaces
  hasTypes: boolean
  /** Lines that have a manufacturer number alone. */
  typeOnly: number
  /** Lines for which nothing names a manufacturer; proposals from before that was counted do not say. */
  ownerless?: number
  hasWholesaler: boolean
  hasAlternatives: boolean
  /** Whether it is found out how many prices change by powers of ten: of what no person looks at before. */
  watchesPrices?: boolean
  wholesalerId: string | null
  defaultUnitId: string | null
  /** The tables that are written: the catalogue's own, or those that will take their place. */
  articles: string
  numbers: string
  /** Where what was before is kept. */
  before: BeforeTables
}

/**
 * Room for sorting and hashing a million lines in memory, for this transaction alone; the trigram index takes new
 * numbers in larger heaps, which is cheaper. One process helps to build indexes: more would leave nothing to others.
 */
export async function prepareSession(tx: Tx): Promise<void> {
  await sql`select set_config('work_mem', '128MB', true), set_config('jit', 'off', true),
    set_config('statement_timeout', '0', true), set_config('hash_mem_multiplier', '4', true),
    set_config('gin_pending_list_limit', '64MB', true), set_config('maintenance_work_mem', '256MB', true),
    set_config('max_parallel_maintenance_workers', '1', true),
    set_config('max_parallel_workers_per_gather', '1', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
}

/** Whoever holds what this transaction waits for may wait for the import: then it ends. */
export async function limitLockWait(tx: Tx): Promise<void> {
  await sql`select set_config('lock_timeout', '30s', true)`.execute(tx)
}

/**
 * Makes the new names master data. Where somebody made the same name meanwhile, his row counts and `lead` leads the
 * staged lines to it. Answers false if master data that lines refer to is gone.
 */
export async function insertMasterData(
  tx: Tx,
  names: NamesOfFile,
  { table, lead }: { table: string; lead(change: Sql): Promise<unknown> },
): Promise<boolean> {
  const staged = sql.table(table)
  for (const name of names.newManufacturers) {
    const taken = await insertName(tx, 'manufacturer', name)
    if (!taken) continue
    names.used.manufacturers.delete(name.id)
    names.used.manufacturers.add(taken)
    await lead(sql`update ${staged} set manufacturer = ${taken} where manufacturer = ${name.id}`)
    for (const group of names.newGroups) if (group.manufacturerId === name.id) group.manufacturerId = taken
  }
  for (const name of names.newUnits) {
    const taken = await insertName(tx, 'unit', name)
    if (!taken) continue
    names.used.units.delete(name.id)
    names.used.units.add(taken)
    await lead(sql`update ${staged} set unit_id = ${taken} where unit_id = ${name.id}`)
  }
  for (const group of names.newGroups) {
    const owner = group.manufacturerId
    const { rows } = await sql<{ id: string }>`select discount_group_id as id from discount_group_name
      where manufacturer_id = ${owner} and name_key = ${group.key}`.execute(tx)
    if (rows[0]) {
      names.used.groups.delete(group.id)
      names.used.groups.add(rows[0].id)
      await lead(
        sql`update ${staged} set discount_group_id = ${rows[0].id} where discount_group_id = ${group.id}`,
      )
      continue
    }
    await sql`insert into discount_group (id, display_name, percent, manufacturer_id)
      values (${group.id}, ${group.name}, null, ${owner === nobody ? null : owner})`.execute(tx)
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

/** Whether the wholesaler whose infos the lines bring is still there; he stays until the transaction ends. */
export async function holdWholesaler(
  tx: Tx,
  { hasWholesaler, wholesalerId }: Pick<StagedShape, 'hasWholesaler' | 'wholesalerId'>,
): Promise<boolean> {
  return !hasWholesaler || !wholesalerId || (await holdsAll(tx, 'wholesaler', new Set([wholesalerId])))
}

export const countStaged = async (db: Kysely<CatalogueTables>, table: string): Promise<number> =>
  (await sql<{ amount: number }>`select count(*)::int as amount from ${sql.table(table)}`.execute(db))
    .rows[0]!.amount

/** Whether a line, `s`, is not skipped. */
export const isNotSkipped = (table: string): Sql =>
  sql`not exists (select from ${workTable(table, 'skipped')} k where k.line = s.line)`

/** Which lines become new articles: neither skipped nor found. Nothing is looked for where there is nothing. */
export const isNew = (table: string, { skipped, existing }: Pick<Extent, 'skipped' | 'existing'>): Sql =>
  sql`${skipped === 0 ? sql`true` : isNotSkipped(table)} and ${
    existing === 0
      ? sql`true`
      : sql`not exists (select from ${workTable(table, 'existing')} e where e.line = s.line)`
  }`

/** How much there is to write, and to what. */
export interface Extent {
  /** Articles before the import. */
  articles: number
  /** Lines that belong to one of them. */
  existing: number
  /** Articles of a manufacturer that lines belong to. */
  meant: number
  /** Lines that become new ones. */
  created: number
  skipped: number
}

export async function countLines(tx: Tx, { table }: StagedShape, lines: number): Promise<Extent> {
  const { rows } = await sql<Extent>`
    select articles, existing, meant, skipped, ${sql.lit(lines)} - existing - skipped as created
    from (select count(*)::int as existing,
        count(*) filter (where leads and manufacturer <> ${sql.lit(nobody)})::int as meant
      from ${workTable(table, 'existing')}) e,
      (select (select count(*)::int from article) as articles,
        (select count(*)::int from ${workTable(table, 'skipped')}) as skipped) c`.execute(tx)
  return rows[0]!
}

/** Of the lines that become new articles those that have no manufacturer. */
export async function countNewOwnerless(
  tx: Tx,
  { table, ownerless }: Pick<StagedShape, 'table' | 'ownerless'>,
  extent: Extent,
): Promise<number> {
  if (ownerless === 0 || extent.created === 0) return 0
  const { rows } = await sql<{ amount: number }>`select count(*)::int as amount from ${sql.table(table)} s
    where s.manufacturer = ${sql.lit(nobody)} and ${isNew(table, extent)}`.execute(tx)
  return rows[0]!.amount
}

/** The article of every line that counts. */
export const articleOfLine = (table: string) => sql`
  select s.*, coalesce(e.article_id, s.id) as article_id, e.article_id is not null as known, e.columns, e.leads
  from ${sql.table(table)} s left join ${workTable(table, 'existing')} e on e.line = s.line
  where ${isNotSkipped(table)}`

/** Where the file has the line, `s`, when that is not its number. */
export const fileLineOf = ({ hasFileLines = false }: Pick<StagedShape, 'hasFileLines'>): Sql =>
  hasFileLines ? sql`s.file_line` : sql`null::int`

export async function keepSkippedLines(
  tx: Tx,
  importId: string,
  shape: Pick<StagedShape, 'table' | 'hasFileLines'>,
): Promise<void> {
  const { table } = shape
  await sql`insert into import_skipped (import_id, line, file_line, reason, content, order_exact)
    select ${importId}, k.line, ${fileLineOf(shape)}, k.reason, left(concat_ws(' | ', s.order_number, s.type_number, s.description), 500),
      s.order_exact
    from ${workTable(table, 'skipped')} k join ${sql.table(table)} s on s.line = k.line
    on conflict (import_id, line) do nothing`.execute(tx)
}
