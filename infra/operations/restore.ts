import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { removeStreams } from '../nats/streams.ts'
import { ensureDatabase } from '../postgres/roles.ts'
import { PartFailure } from '../start/failure.ts'
import type { Home } from '../start/home.ts'
import { stillRunning } from '../start/processes.ts'
import { startStack } from '../start/stack.ts'
import { copyKept, databases, dataOf, keptBeside, readBackup } from './backup-folder.ts'
import { findPostgresClient } from './postgres-client.ts'

/**
 * Puts a backup into a stopped copy. What lies there is moved aside, never deleted; streams are made anew at the
 * next start and filled from the outboxes.
 * @returns where the former state lies, or null where there was none
 */
export async function restore(
  home: Home,
  folder: string,
  environment = process.env,
): Promise<{ aside: string | null }> {
  const { kind } = await readBackup(folder)
  if ((await stillRunning(home.pidsFile)).length) {
    throw new PartFailure(
      'Wiederherstellung',
      `Schrankwerk läuft noch in ${home.folder}.`,
      'Beenden Sie es mit Strg+C und wiederholen Sie den Befehl.',
    )
  }
  if (kind === 'folder' && environment.DATABASE_URL) {
    throw new PartFailure(
      'Wiederherstellung',
      'Die Sicherung ist die eines beendeten Datenbankordners; DATABASE_URL nennt eine laufende Datenbank.',
      'Starten Sie den Befehl ohne DATABASE_URL oder verwenden Sie eine Sicherung der laufenden Datenbank.',
    )
  }
  const mark = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const aside = await moveAside(home, join(home.folder, `before-restore-${mark}`))
  try {
    await copyKept(folder, home.folder)
    if (environment.NATS_URL) await removeStreams(environment)
    if (kind === 'folder') await cp(join(folder, 'postgres'), dataOf(home), { recursive: true })
    else await loadDumps(home, folder, environment, `before_${mark}`)
  } catch (error) {
    // Half a backup would start as an empty portal, and its files would be removed as nobody's. What became of databases
    // elsewhere is theirs to look at who run them.
    if (!environment.DATABASE_URL) await moveBack(home, aside)
    throw error
  }
  return { aside }
}

/** All of a copy's state besides its databases elsewhere. */
const state = [...keptBeside, 'data/postgres', 'data/nats']

/** Takes away what of a backup has been copied, and puts the former state in its place again. */
async function moveBack(home: Home, aside: string | null): Promise<void> {
  for (const name of state) {
    await rm(join(home.folder, name), { recursive: true, force: true })
    if (aside !== null && existsSync(join(aside, name)))
      await rename(join(aside, name), join(home.folder, name))
  }
  if (aside !== null) await rm(aside, { recursive: true })
}

async function moveAside(home: Home, aside: string): Promise<string | null> {
  // An empty one is no state: each command makes it.
  await rmdir(home.files).catch(() => undefined)
  const present = state.filter((name) => existsSync(join(home.folder, name)))
  for (const name of present) {
    await mkdir(join(aside, name, '..'), { recursive: true, mode: 0o700 })
    await rename(join(home.folder, name), join(aside, name))
  }
  return present.length ? aside : null
}

/** Into a database of its own name; one that was there before keeps its content under another. */
async function loadDumps(
  home: Home,
  folder: string,
  environment: NodeJS.ProcessEnv,
  suffix: string,
): Promise<void> {
  const stack = await startStack({
    home: home.folder,
    cache: home.cache,
    parts: ['postgres'],
    quiet: true,
    environment,
  })
  try {
    const { adminUrl } = stack.postgres!
    const postgres = await findPostgresClient(adminUrl, home.cache)
    for (const name of databases) {
      await makeRoom(adminUrl, name, environment.DATABASE_URL ? `${name}_${suffix}` : null)
      await postgres.load(name, join(folder, `${name}.dump`))
    }
  } finally {
    await stack.stop()
  }
}

/** Leaves an empty database; the one that was there takes another name, or goes where it has just been made. */
async function makeRoom(adminUrl: string, name: string, formerName: string | null): Promise<void> {
  const client = new pg.Client({ connectionString: `${adminUrl}/postgres` })
  await client.connect()
  try {
    if (formerName) await client.query(`alter database ${name} rename to ${formerName}`)
    else await client.query(`drop database ${name} with (force)`)
    await ensureDatabase(client, name, name === 'keycloak' ? name : undefined)
  } finally {
    await client.end()
  }
}
