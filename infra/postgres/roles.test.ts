import { randomUUID } from 'node:crypto'
import type {} from '@schrankwerk/testing/global-setup'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ensureDatabase, ensureRole, ensureSchemas } from './roles.ts'

const suffix = randomUUID().slice(0, 8)
const database = `roles_${suffix}`
const roles = [`workflow_${suffix}`, `catalogue_${suffix}`]

async function as<T>(role: string | null, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = new URL(`${inject('postgresUrl')}/${database}`)
  if (role) Object.assign(url, { username: role, password: 'secret' })
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function prepare() {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` })
  await client.connect()
  for (const role of roles) await ensureRole(client, role, 'secret')
  await ensureDatabase(client, database)
  await client.end()
  await as(null, (admin) => ensureSchemas(admin, roles))
}

beforeAll(async () => {
  await prepare()
  await as(roles[0]!, (client) => client.query('create table offer (id int); insert into offer values (1)'))
})

afterAll(async () => {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` })
  await client.connect()
  await client.query(`drop database ${database} with (force)`)
  await client.end()
})

test('a role works in its own schema without naming it', async () => {
  const { rows } = await as(roles[0]!, (client) => client.query('select id from offer'))
  expect(rows).toEqual([{ id: 1 }])
})

test.each([
  ['reading', `select * from workflow_${suffix}.offer`],
  ['writing', `insert into workflow_${suffix}.offer values (2)`],
  ['making a table', `create table workflow_${suffix}.stray (id int)`],
])("%s in a neighbour's schema is refused", async (_what, statement) => {
  await expect(as(roles[1]!, (client) => client.query(statement))).rejects.toThrow('permission denied')
})

test('nobody makes tables in public', async () => {
  const attempt = as(roles[0]!, (client) => client.query('create table public.stray (id int)'))
  await expect(attempt).rejects.toThrow('permission denied')
})

test('the extensions serve every role', async () => {
  const { rows } = await as(roles[1]!, (client) =>
    client.query<{ like: number }>(
      `select similarity('Weidmüller', 'Weidmueller') as like, unaccent('Ü') as plain`,
    ),
  )
  expect(rows[0]).toMatchObject({ plain: 'U' })
})

test('preparing a second time changes nothing and fails nowhere', async () => {
  await prepare()
  const { rows } = await as(roles[0]!, (client) => client.query('select id from offer'))
  expect(rows).toEqual([{ id: 1 }])
})
