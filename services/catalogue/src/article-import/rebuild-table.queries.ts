import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { lateIndexNames } from './late-indexes.queries.ts'

type Tx = Transaction<CatalogueTables>
export type Rebuilt = 'article' | 'article_number'

/** The table, or index, that takes the place of another one when the transaction ends. */
export const nextOf = (name: string) => `${name}_next`

/** Keeps others from writing articles until the transaction ends; they read on. */
export async function holdArticles(tx: Tx): Promise<void> {
  await sql`lock table article, article_number in share row exclusive mode`.execute(tx)
}

/**
 * An empty table without indexes. Filling it and building the indexes afterwards takes a fraction of the time that a
 * million rows take one by one, each of which looks for its place in every index.
 */
export async function createNext(tx: Tx, table: Rebuilt): Promise<void> {
  const { rows } = await sql<{ options: string | null }>`select array_to_string(reloptions, ', ') as options
    from pg_class where oid = ${table}::regclass`.execute(tx)
  const options = rows[0]!.options
  await sql`create table ${sql.table(nextOf(table))}
    (like ${sql.table(table)} including defaults including constraints including storage including compression)
    ${options ? sql`with (${sql.raw(options)})` : sql``}`.execute(tx)
}

/** Drops what was to take the place of a table and never did. */
export async function dropNext(db: Kysely<CatalogueTables>): Promise<void> {
  await sql`drop table if exists ${sql.table(nextOf('article'))}, ${sql.table(nextOf('article_number'))}`.execute(
    db,
  )
}

/** The same, unless an import or an undoing that builds one is at work. */
export async function dropLeftNext(db: Kysely<CatalogueTables>): Promise<void> {
  const { rows } = await sql`select from pg_tables where schemaname = current_schema
    and tablename in (${nextOf('article')}, ${nextOf('article_number')})`.execute(db)
  if (rows.length === 0) return
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`lock table article in row exclusive mode nowait`.execute(tx)
      await dropNext(tx)
    })
    .catch((error) => {
      if ((error as { code?: string }).code !== '55P03') throw error
    })
}

interface Index {
  name: string
  definition: string
  primary: boolean
}

/** All but those that are built after the swap. */
const indexesOf = async (tx: Tx, table: Rebuilt): Promise<Index[]> =>
  (
    await sql<Index>`select c.relname as name, pg_get_indexdef(i.indexrelid) as definition, i.indisprimary as primary
      from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = ${table}::regclass
        and not c.relname = any(${lateIndexNames})
      order by c.relname`.execute(tx)
  ).rows

/** Gives the new table the indexes of the old one, but for those that come later. Two rows with one number fail here. */
export async function indexNext(tx: Tx, table: Rebuilt, onStep: (share: number) => void): Promise<void> {
  const next = sql.table(nextOf(table))
  const indexes = await indexesOf(tx, table)
  for (const [at, { name, definition, primary }] of indexes.entries()) {
    const [, unique = '', rest] = /^CREATE (UNIQUE )?INDEX \S+ ON \S+ (USING .*)$/.exec(definition)!
    await sql`create ${sql.raw(unique)} index ${sql.ref(nextOf(name))} on ${next} ${sql.raw(rest!)}`.execute(
      tx,
    )
    if (primary)
      await sql`alter table ${next} add constraint ${sql.ref(nextOf(name))}
        primary key using index ${sql.ref(nextOf(name))}`.execute(tx)
    onStep((at + 1) / indexes.length)
  }
  await sql`analyze ${next}`.execute(tx)
}

const waitMs = 250
const longestPauseMs = 2000
/** An import that was aborted is to end within two seconds. */
const stopMs = 250
/** Some ten minutes: a dump of the database reads for as long. */
const tries = 300

/**
 * Puts the new tables in the place of the old ones. Readers are kept waiting for this moment alone: where one reads
 * for long, the lock is given back at once and asked for again, so that nobody queues behind it.
 */
export async function replaceByNext(tx: Tx, tables: Rebuilt[], checkStop: () => void): Promise<void> {
  await lockAlone(tx, checkStop)
  for (const table of tables) {
    const indexes = await indexesOf(tx, table)
    const references = await referencesTo(tx, table)
    for (const { from, name } of references)
      await sql`alter table ${sql.table(from)} drop constraint ${sql.ref(name)}`.execute(tx)
    await sql`drop table ${sql.table(table)}`.execute(tx)
    await sql`alter table ${sql.table(nextOf(table))} rename to ${sql.ref(table)}`.execute(tx)
    for (const { name } of indexes)
      await sql`alter index ${sql.table(nextOf(name))} rename to ${sql.ref(name)}`.execute(tx)
    for (const { from, name, definition, emptied } of references) {
      if (emptied !== null)
        await sql`update ${sql.table(from)} r set ${sql.ref(emptied)} = null where ${sql.ref(emptied)} is not null
          and not exists (select from ${sql.table(table)} t where t.id = r.${sql.ref(emptied)})`.execute(tx)
      await sql`alter table ${sql.table(from)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        tx,
      )
    }
  }
}

async function lockAlone(tx: Tx, checkStop: () => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    checkStop()
    await sql`savepoint before_lock`.execute(tx)
    try {
      await sql`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`.execute(tx)
      await sql`lock table article, article_number, replacement in access exclusive mode`.execute(tx)
      await sql`release savepoint before_lock`.execute(tx)
      await sql`select set_config('lock_timeout', '0', true)`.execute(tx)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03' || attempt === tries) throw error
      await sql`rollback to savepoint before_lock`.execute(tx)
      for (let left = Math.min(attempt * 100, longestPauseMs); left > 0; left -= stopMs) {
        checkStop()
        await pause(Math.min(left, stopMs))
      }
    }
  }
}

interface Reference {
  from: string
  name: string
  definition: string
  /** The column that loses its value with the row it names. */
  emptied: string | null
}

const referencesTo = async (tx: Tx, table: Rebuilt) =>
  (
    await sql<Reference>`
      select r.relname as from, c.conname as name, pg_get_constraintdef(c.oid) as definition,
        case when c.confdeltype = 'n' then (select attname from pg_attribute
          where attrelid = c.conrelid and attnum = c.conkey[1]) end as emptied
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.confrelid = ${table}::regclass and c.contype = 'f'`.execute(tx)
  ).rows
