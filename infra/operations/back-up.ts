import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { serverAddress } from '../postgres/server-address.ts'
import { PartFailure } from '../start/failure.ts'
import type { Home } from '../start/home.ts'
import { stillRunning } from '../start/processes.ts'
import { type BackupNote, copyKept, databases, dataOf } from './backup-folder.ts'
import { findPostgresClient } from './postgres-client.ts'

/**
 * Writes a backup into `folder`, which must not be there yet: of the running copy by `pg_dump`, of a stopped one
 * by its data folder. Databases first, then files, so that every row finds its file.
 */
export async function backUp(home: Home, folder: string, environment = process.env): Promise<BackupNote> {
  if (existsSync(folder)) {
    throw new PartFailure(
      'Sicherung',
      `${folder} gibt es schon.`,
      'Nennen Sie einen Ordner, den es noch nicht gibt.',
    )
  }
  const adminUrl = await adminUrlOf(home, environment)
  const note: BackupNote = { at: new Date().toISOString(), kind: adminUrl ? 'dump' : 'folder' }
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    if (adminUrl) await dump(adminUrl, unfinished, home.cache)
    else await copyData(home, unfinished)
    await copyKept(home.folder, unfinished)
    await writeFile(join(unfinished, 'backup.json'), `${JSON.stringify(note, null, 2)}\n`)
    await rename(unfinished, folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  return note
}

/** The database that runs: the one of the copy in the state folder, or what DATABASE_URL names. */
async function adminUrlOf(home: Home, environment: NodeJS.ProcessEnv): Promise<string | null> {
  const isRunning = (await stillRunning(home.pidsFile)).length > 0
  const { admin } = JSON.parse(await readFile(home.connectionsFile, 'utf8').catch(() => '{}'))
  if (isRunning && admin) return admin
  if (isRunning) {
    throw new PartFailure('Sicherung', 'Schrankwerk startet gerade.', 'Warten Sie, bis es bereit ist.')
  }
  return environment.DATABASE_URL ? serverAddress(environment.DATABASE_URL) : null
}

async function dump(adminUrl: string, folder: string, cache: string): Promise<void> {
  const client = await findPostgresClient(adminUrl, cache)
  if (await isImportRunning(adminUrl)) {
    throw new PartFailure('Sicherung', 'Ein Artikelimport läuft.', 'Warten Sie, bis er zu Ende ist.')
  }
  for (const name of databases) await client.dump(name, join(folder, `${name}.dump`))
}

/** A large import swaps the tables of the articles: a dump that began just before would find them empty. */
async function isImportRunning(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: `${adminUrl}/schrankwerk` })
  await client.connect()
  try {
    const { rows } = await client.query<{ imports: string | null }>(
      `select to_regclass('catalogue.article_import') as imports`,
    )
    if (!rows[0]!.imports) return false
    const running = await client.query(`select from catalogue.article_import where state = 'RUNNING'`)
    return running.rowCount !== 0
  } finally {
    await client.end()
  }
}

async function copyData(home: Home, folder: string): Promise<void> {
  if (!existsSync(join(dataOf(home), 'PG_VERSION'))) {
    throw new PartFailure(
      'Sicherung',
      `In ${home.folder} liegt keine Datenbank.`,
      'Nennen Sie mit SCHRANKWERK_HOME den Ordner oder mit DATABASE_URL die Datenbank.',
    )
  }
  await cp(dataOf(home), join(folder, 'postgres'), { recursive: true })
}
