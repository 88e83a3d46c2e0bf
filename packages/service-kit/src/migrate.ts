import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

interface Migration {
  name: string
  checksum: string
  sql: string
  /** The oldest program, by its last migration of the same sequence, that can still work with the schema after it. */
  floor: number | undefined
}
interface Applied {
  checksum: string
  floor: number | null
}

interface MigrateOptions {
  schema: string
  folder?: URL | string
  /** How long a migration waits for a table that others use before it lets them pass. Default 3 s. */
  lockTimeoutMs?: number
  /** The pause in which they pass. Default 1 s. */
  pauseMs?: number
  /** How often a migration tries. Default 30. */
  tries?: number
}
type Patience = Required<Pick<MigrateOptions, 'lockTimeoutMs' | 'pauseMs' | 'tries'>>

const kitFolder = fileURLToPath(new URL('./migrations/', import.meta.url))

/**
 * Brings a schema up to this program: the kit's tables first, then `folder`'s `*.sql` by name, each in a transaction
 * of its own, one copy of the service at a time. Whoever uses a table waits behind a change that waits for it: so a
 * migration that does not get its tables in time is begun anew after a pause, a limited number of times. A schema that a newer program has already widened is accepted, down
 * to the floor that its migrations have set with a line `-- floor: 0007`. Throws a sentence if this program is below
 * the floor, or if a migration that has run was edited.
 * @returns the names of the migrations that only a newer program knows
 */
export async function migrate(
  pool: pg.Pool,
  // Longer than `deadlock_timeout`, after which an autovacuum gives way.
  { schema, folder, lockTimeoutMs = 3000, pauseMs = 1000, tries = 30 }: MigrateOptions,
): Promise<string[]> {
  const known = [
    ...(await readMigrations(kitFolder, 'kit/')),
    ...(folder ? await readMigrations(folder instanceof URL ? fileURLToPath(folder) : folder, '') : []),
  ]
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`migrate ${schema}`])
    await ensureSchema(client, schema)
    const applied = await readApplied(client)
    refuseBelowFloor(schema, known, applied)
    refuseEdited(schema, known, applied)
    for (const migration of known)
      if (!applied.has(migration.name)) await apply(client, migration, { lockTimeoutMs, pauseMs, tries })
    return unknownTo(known, applied)
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    // Ending the session also gives up the lock and the time-out set above.
    client.release(broken ?? true)
  }
}

async function readMigrations(folder: string, prefix: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(folder, file), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { name: prefix + file, checksum, sql, floor: floorOf(prefix + file, sql) }
    }),
  )
}

function floorOf(name: string, sql: string): number | undefined {
  const line = /^-- *floor:(.*)$/m.exec(sql)
  if (!line) return undefined
  const floor = /^ *\d{4}$/.test(line[1]!) ? Number(line[1]) : Number.NaN
  if (floor <= numberOf(name)) return floor
  throw new Error(
    `The migration ${name} has to name its floor by a number of four digits, its own or a lower one.`,
  )
}

const numberOf = (name: string) => Number(/^(?:kit\/)?(\d+)/.exec(name)?.[1] ?? 0)
const isOfKit = (name: string) => name.startsWith('kit/')
const unknownTo = (known: Migration[], applied: Map<string, Applied>): string[] => {
  const names = new Set(known.map(({ name }) => name))
  return [...applied.keys()].filter((name) => !names.has(name))
}

async function ensureSchema(client: pg.PoolClient, schema: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema])
  if (!rowCount) await client.query(`create schema ${schema}`)
  await client.query(`create table if not exists ${schema}.migration (
    name text primary key, checksum text not null, applied_at timestamptz(3) not null default now(), floor integer)`)
  await client.query(`alter table ${schema}.migration add column if not exists floor integer`)
}

async function readApplied(client: pg.PoolClient): Promise<Map<string, Applied>> {
  const { rows } = await client.query<Applied & { name: string }>(
    'select name, checksum, floor from migration order by name',
  )
  return new Map(rows.map(({ name, checksum, floor }) => [name, { checksum, floor }]))
}

function refuseBelowFloor(schema: string, known: Migration[], applied: Map<string, Applied>): void {
  for (const name of unknownTo(known, applied)) {
    const own = known.filter((migration) => isOfKit(migration.name) === isOfKit(name))
    const version = Math.max(0, ...own.map((migration) => numberOf(migration.name)))
    const floor = applied.get(name)?.floor ?? 0
    if (version >= floor) continue
    const sequence = isOfKit(name) ? 'kit/' : ''
    throw new Error(
      `The schema "${schema}" is too new for this program: since ${name} it needs one that knows migration ${sequence}${padded(floor)}, and this one ends at ${sequence}${padded(version)}. Start the newer program, or restore the backup from before.`,
    )
  }
}

const padded = (number: number) => String(number).padStart(4, '0')

function refuseEdited(schema: string, known: Migration[], applied: Map<string, Applied>): void {
  const edited = known.find(
    ({ name, checksum }) => applied.has(name) && applied.get(name)?.checksum !== checksum,
  )
  if (edited)
    throw new Error(
      `The migration ${edited.name} of the schema "${schema}" was edited after it had run. Put the change into a migration of its own.`,
    )
}

async function apply(client: pg.PoolClient, migration: Migration, patience: Patience): Promise<void> {
  for (let tried = 1; ; tried += 1)
    try {
      return await applyOnce(client, migration, patience)
    } catch (error) {
      const isLast = tried >= patience.tries
      if (isLast || !notItsTurn.has((error as { code?: string }).code ?? ''))
        throw new Error(`The migration ${migration.name} failed: ${(error as Error).message}`, {
          cause: error,
        })
      await new Promise((resolve) => setTimeout(resolve, patience.pauseMs))
    }
}

/** Lock time-out and deadlock. */
const notItsTurn = new Set(['55P03', '40P01'])

async function applyOnce(
  client: pg.PoolClient,
  migration: Migration,
  { lockTimeoutMs }: Patience,
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
    await client.query(migration.sql)
    await client.query('insert into migration (name, checksum, floor) values ($1, $2, $3)', [
      migration.name,
      migration.checksum,
      migration.floor ?? null,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
