import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

interface Migration {
  name: string
  checksum: string
  sql: string
}

const kitFolder = fileURLToPath(new URL('./migrations/', import.meta.url))

/**
 * Brings a schema up to this program: the kit's tables first, then `folder`'s `*.sql` by name, each in a transaction
 * of its own, one copy of the service at a time. Throws a sentence if the schema knows migrations that this program
 * does not (a newer version was here), or if one that has run was edited.
 */
export async function migrate(
  pool: pg.Pool,
  { schema, folder }: { schema: string; folder?: URL | string },
): Promise<void> {
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
    refuseUnknown(schema, known, applied)
    for (const migration of known) if (!applied.has(migration.name)) await apply(client, migration)
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
      return { name: prefix + file, checksum: createHash('sha256').update(sql).digest('hex'), sql }
    }),
  )
}

async function ensureSchema(client: pg.PoolClient, schema: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema])
  if (!rowCount) await client.query(`create schema ${schema}`)
  await client.query(`create table if not exists ${schema}.migration (
    name text primary key, checksum text not null, applied_at timestamptz(3) not null default now())`)
}

async function readApplied(client: pg.PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function refuseUnknown(schema: string, known: Migration[], applied: Map<string, string>): void {
  const names = new Set(known.map((migration) => migration.name))
  const newer = [...applied.keys()].filter((name) => !names.has(name))
  if (newer.length > 0)
    throw new Error(
      `The schema "${schema}" is newer than this program: it holds ${newer.join(', ')}. Start the newer program, or restore the backup from before.`,
    )
  const edited = known.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (edited)
    throw new Error(
      `The migration ${edited.name} of the schema "${schema}" was edited after it had run. Put the change into a migration of its own.`,
    )
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
  }
}
