import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { stackAddresses } from '../stack-addresses.ts'

const { home } = stackAddresses()

/** A text that was found where it must not stand. */
export interface Leak {
  place: string
  secret: string
}

/** How a text may stand in bytes that were written down: as it is, or as PostgreSQL shows bytes. */
const formsOf = (secret: string) => [secret, Buffer.from(secret).toString('hex')]

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** In the logs of all parts, and in what NATS keeps of the events. */
export async function leaksInFiles(secrets: readonly string[]): Promise<Leak[]> {
  const files = [...(await filesBelow(join(home, 'logs'))), ...(await filesBelow(join(home, 'data', 'nats')))]
  const leaks: Leak[] = []
  for (const file of files) {
    // A stream's file goes when its messages have gone.
    const bytes = await readFile(file).catch(() => Buffer.alloc(0))
    for (const secret of secrets)
      if (bytes.includes(secret)) leaks.push({ place: file.slice(home.length + 1), secret })
  }
  return leaks
}

/** Addresses of the services' databases, by their schemas. */
async function databasesOf(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(join(home, 'connections.json'), 'utf8')).databases
}

/** The hash of a folder's password, as the database keeps it. */
export async function folderHash(offerId: string): Promise<string> {
  const client = new pg.Client({ connectionString: (await databasesOf()).businessdata! })
  await client.connect()
  const { rows } = await client
    .query<{ password_hash: string }>('select password_hash from businessdata.folder where offer_id = $1', [
      offerId,
    ])
    .finally(() => client.end())
  return rows[0]!.password_hash
}

/** In all tables of all services but `own`, named `schema.table`. */
export async function leaksInTables(secrets: readonly string[], own: readonly string[]): Promise<Leak[]> {
  const leaks: Leak[] = []
  for (const [schema, connectionString] of Object.entries(await databasesOf())) {
    const client = new pg.Client({ connectionString })
    await client.connect()
    try {
      const { rows: tables } = await client.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = $1`,
        [schema],
      )
      for (const { name } of tables.filter((table) => !own.includes(`${schema}.${table.name}`))) {
        const { rows: found } = await client.query<{ secret: string }>(
          `select distinct secret from "${schema}"."${name}" as t
           join unnest($1::text[], $2::text[]) as looked_for (secret, form) on strpos(t::text, form) > 0`,
          [secrets.flatMap((secret) => formsOf(secret).map(() => secret)), secrets.flatMap(formsOf)],
        )
        leaks.push(...found.map(({ secret }) => ({ place: `${schema}.${name}`, secret })))
      }
    } finally {
      await client.end()
    }
  }
  return leaks
}
