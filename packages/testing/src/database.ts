import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureRole, ensureSchemas } from '@schrankwerk/infra/postgres/roles.ts'
import pg from 'pg'
import { inject } from 'vitest'
import type {} from './provided.ts'

export interface FreshDatabase {
  /** Address of the service's own role, as its DATABASE_URL. */
  url: string
  /** A pool of the service's own role. */
  pool: pg.Pool
  /** Address of the superuser in the same database, for looking at what a role must not see. */
  adminUrl: string
  drop(): Promise<void>
}

const password = 'test'

async function asAdmin<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/${database}` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const urlOf = (role: string, database: string) => {
  const { host } = new URL(inject('postgresUrl'))
  return `postgresql://${role}:${password}@${host}/${database}`
}

async function fingerprint(schema: string, folder: string): Promise<string> {
  const hash = createHash('sha256').update(schema)
  for (const name of (await readdir(folder)).sort()) {
    hash.update(name).update(await readFile(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** A migrated database that others are copied from: made once a run, whoever asks first. */
async function ensureTemplate(schema: string, folder: string): Promise<string> {
  const name = `template_${schema}_${await fingerprint(schema, folder)}`
  await asAdmin('postgres', async (lock) => {
    await lock.query('select pg_advisory_lock(hashtext($1))', ['templates'])
    const { rowCount } = await lock.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await ensureRole(lock, schema, password)
    const draft = `draft_${randomUUID().replaceAll('-', '')}`
    await lock.query(`create database ${draft} template template0 encoding 'UTF8'`)
    await asAdmin(draft, (client) => ensureSchemas(client, [schema]))
    const { createPool, migrate } = await import('@schrankwerk/service-kit')
    const pool = createPool(urlOf(schema, draft), schema)
    try {
      await migrate(pool, { schema, folder })
    } finally {
      await pool.end()
    }
    await lock.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

/**
 * An empty, migrated database with the service's schema and role, copied from a template.
 * @param migrationsFolder the service's folder of SQL files, as a path or a file URL
 */
export async function freshDatabase(options: {
  schema: string
  migrationsFolder: string | URL
}): Promise<FreshDatabase> {
  const { schema, migrationsFolder } = options
  const isUrl = typeof migrationsFolder !== 'string' || migrationsFolder.startsWith('file:')
  const folder = isUrl ? fileURLToPath(migrationsFolder) : migrationsFolder
  const template = await ensureTemplate(schema, folder)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin('postgres', async (client) => {
    await client.query(`create database ${name} template ${template} strategy file_copy`)
    await client.query(`alter role ${schema} in database ${name} set search_path = ${schema}, public`)
    await client.query(`revoke all on database ${name} from public`)
    await client.query(`grant connect, temporary on database ${name} to ${schema}`)
  })
  const { createPool } = await import('@schrankwerk/service-kit')
  const pool = createPool(urlOf(schema, name), schema)
  return {
    url: urlOf(schema, name),
    pool,
    adminUrl: `${inject('postgresUrl')}/${name}`,
    async drop() {
      await pool.end()
      await asAdmin('postgres', (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}
