import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Home, openHome } from '../start/home.ts'
import { endLeftBehind } from '../start/processes.ts'
import { type Stack, startStack } from '../start/stack.ts'
import { backUp } from './back-up.ts'
import { findPostgresClient } from './postgres-client.ts'
import { restore } from './restore.ts'

const environment = { ...process.env, DATABASE_URL: '', NATS_URL: '', POSTGRES_PORT: '21400' }
// Two starts of PostgreSQL, and one pg_dump that may have to be fetched.
const time = 120_000
let cache: string
let home: Home
let folder: string

beforeAll(async () => {
  cache = process.env.SCHRANKWERK_CACHE ?? (await mkdtemp(join(tmpdir(), 'restore-cache-')))
})
afterAll(async () => {
  if (cache !== process.env.SCHRANKWERK_CACHE) await rm(cache, { recursive: true, force: true })
})
beforeEach(async () => {
  home = await openHome(await mkdtemp(join(tmpdir(), 'restore-')), cache)
  folder = `${home.folder}-backup`
})
afterEach(async () => {
  await endLeftBehind(home.pidsFile)
  for (const path of [home.folder, folder]) await rm(path, { recursive: true, force: true })
})

const start = () => startStack({ home: home.folder, cache, parts: ['postgres'], quiet: true, environment })
const workflow = (stack: Stack) => stack.postgres!.urlOf('workflow', 'schrankwerk')
const keycloak = (stack: Stack) => stack.postgres!.urlOf('keycloak', 'keycloak')

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** A row for the portal, one for Keycloak, and a file. */
async function fill(stack: Stack) {
  await query(
    workflow(stack),
    `create table kept (id int, title text); insert into kept values (7, 'Schrank')`,
  )
  await query(keycloak(stack), `create table user_entity (id int); insert into user_entity values (3)`)
  await mkdir(join(home.files, 'workflow'), { recursive: true })
  await writeFile(join(home.files, 'workflow', 'plan.pdf'), '%PDF')
}

async function wreck(stack: Stack) {
  await query(workflow(stack), `drop table kept; create table later (id int)`)
  await query(keycloak(stack), `delete from user_entity`)
  await rm(home.files, { recursive: true })
}

async function expectAll(stack: Stack) {
  expect(await query(workflow(stack), 'select id, title from kept')).toEqual([{ id: 7, title: 'Schrank' }])
  expect(await query(keycloak(stack), 'select id from user_entity')).toEqual([{ id: 3 }])
  expect(await query(workflow(stack), `select to_regclass('later') as later`)).toEqual([{ later: null }])
  expect(await readFile(join(home.files, 'workflow', 'plan.pdf'), 'utf8')).toBe('%PDF')
  await query(workflow(stack), `insert into kept values (8, 'danach')`)
}

test(
  'what was saved while it ran is all there again, and what was there stays aside',
  async ({ skip }) => {
    const first = await start()
    await fill(first)
    const programs = findPostgresClient(first.postgres!.adminUrl, cache)
    await programs.catch(() => skip('there is neither a pg_dump of this version nor pip'))
    const catalogue = first.postgres!.urlOf('catalogue', 'schrankwerk')
    await query(catalogue, `create table article_import (state text)`)
    await query(catalogue, `insert into article_import values ('RUNNING')`)
    await expect(backUp(home, folder, environment)).rejects.toThrow('Ein Artikelimport läuft')
    await query(catalogue, `update article_import set state = 'ENDED'`)
    expect((await backUp(home, folder, environment)).kind).toBe('dump')
    await wreck(first)
    await expect(restore(home, folder, environment)).rejects.toThrow('läuft noch')
    await first.stop()

    const { aside } = await restore(home, folder, environment)
    const second = await start()
    await expectAll(second)
    await second.stop()
    expect(await readFile(join(aside!, 'data', 'postgres', 'PG_VERSION'), 'utf8')).toMatch(/^\d+/)
    expect((await stat(home.secretsFile)).mode & 0o777).toBe(0o600)
  },
  time,
)

test(
  'what was saved from a stopped copy is all there again',
  async () => {
    const first = await start()
    await fill(first)
    await first.stop()
    expect((await backUp(home, folder, environment)).kind).toBe('folder')
    const broken = await start()
    await wreck(broken)
    await broken.stop()

    await restore(home, folder, environment)
    const second = await start()
    await expectAll(second)
    await second.stop()
  },
  time,
)

test(
  'what cannot be put back leaves what was there as it was',
  async () => {
    const first = await start()
    await fill(first)
    await first.stop()
    await backUp(home, folder, environment)
    await rm(join(folder, 'postgres'), { recursive: true })
    await expect(restore(home, folder, environment)).rejects.toThrow('ENOENT')
    expect((await readdir(home.folder)).filter((name) => name.startsWith('before-restore'))).toEqual([])
    const second = await start()
    await expectAll(second)
    await second.stop()
  },
  time,
)

test('half a backup is never taken for a whole one, and none is written over', async () => {
  await mkdir(folder)
  await expect(restore(home, folder, environment)).rejects.toThrow('keine vollständige Sicherung')
  await expect(backUp(home, folder, environment)).rejects.toThrow('gibt es schon')
  await rm(folder, { recursive: true })
  await expect(backUp(home, folder, environment)).rejects.toThrow('keine Datenbank')
  await expect(restore(home, folder, environment)).rejects.toThrow('keine vollständige Sicherung')
})
