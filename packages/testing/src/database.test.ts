import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from './database.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await writeFile(join(folder, '0001-2026-11-21-tables.sql'), 'create table cabinet (name text primary key);')
})
afterAll(() => rm(folder, { recursive: true }))

test('each database is migrated, empty and apart from the one before', async () => {
  const one = await freshDatabase({ schema: 'workflow', migrationsFolder: folder })
  await one.pool.query(`insert into cabinet values ('Pumpwerk')`)
  const other = await freshDatabase({ schema: 'workflow', migrationsFolder: folder })
  expect((await other.pool.query('select name from cabinet')).rows).toEqual([])
  expect((await one.pool.query('select name from cabinet')).rows).toEqual([{ name: 'Pumpwerk' }])
  await Promise.all([one.drop(), other.drop()])
})

test('the pool is the role of the service, not a superuser', async () => {
  const database = await freshDatabase({ schema: 'catalogue', migrationsFolder: folder })
  const { rows } = await database.pool.query<{ role: string; superuser: string }>(
    `select current_user as role, current_setting('is_superuser') as superuser`,
  )
  expect(rows).toEqual([{ role: 'catalogue', superuser: 'off' }])
  await expect(database.pool.query('create table public.stray (id int)')).rejects.toThrow('permission denied')
  await database.drop()
})

test('a dropped database is gone', async () => {
  const database = await freshDatabase({ schema: 'workflow', migrationsFolder: folder })
  await database.drop()
  const client = new pg.Client({ connectionString: database.adminUrl })
  await expect(client.connect()).rejects.toThrow('does not exist')
})
