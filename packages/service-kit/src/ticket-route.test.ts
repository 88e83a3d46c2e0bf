import { defineEndpoint } from '@schrankwerk/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createApi, createTicket, NotFound, redeemTicket, ticketRoutes } from './index.ts'
import { as, authenticate, kitDatabase, people, quiet, visitors } from './kit.example.ts'

const common = { service: 'workflow', path: '/thing/ticket', summary: '' } as const
const create = defineEndpoint({
  ...common,
  name: 'createThingTicket',
  method: 'POST',
  who: { CUSTOMER: true, SUPPLIER: true },
  body: z.object({ name: z.string() }),
  ok: 201,
  answer: z.object({ url: z.string() }),
  shareToken: true,
})
const redeem = defineEndpoint({
  ...common,
  name: 'redeemThingTicket',
  method: 'GET',
  who: 'anyone',
  query: z.object({ ticket: z.string() }),
  ok: 200,
  answer: 'file',
  changes: true,
})

let database: Awaited<ReturnType<typeof kitDatabase>>
let app: ReturnType<typeof build>
const state = { now: Date.UTC(2026, 10, 21, 9), gone: false }

function build() {
  const api = createApi({
    service: 'workflow',
    db: database.db,
    authenticate,
    admitVisitor: visitors.admit,
    log: quiet,
    now: () => new Date(state.now),
  })
  const mustBeThere = (name: string, actor: { companyType: string }) => {
    if (state.gone || (name === 'mine' && actor.companyType !== 'CUSTOMER')) throw new NotFound()
  }
  ticketRoutes(
    api,
    { create, redeem },
    {
      authorise: async ({ actor }, { name }) => mustBeThere(name, actor),
      async send({ actor }, { name }, c) {
        mustBeThere(name, actor)
        return c.text(`${name} for ${actor.visitorOf ?? actor.mail}`)
      },
    },
  )
  return api
}
beforeAll(async () => {
  database = await kitDatabase()
  app = build()
})
afterAll(() => database.close())

const ask = (name: string, who: keyof typeof people = 'customer') =>
  app.request('/thing/ticket', {
    method: 'POST',
    headers: as(who, { 'content-type': 'application/json' }),
    body: JSON.stringify({ name }),
  })
const addressFor = async (name: string) => {
  const { url } = (await (await ask(name)).json()) as { url: string }
  expect(url).toMatch(/^\/api\/thing\/ticket\?ticket=[\w-]{43}$/)
  return url.replace('/api', '')
}

test('an address opens what it was made for, as the person who asked, once', async () => {
  const address = await addressFor('mine')
  const first = await app.request(address)
  expect([first.status, await first.text()]).toEqual([200, `mine for ${people.customer.mail}`])
  expect((await app.request(address)).status).toBe(404)
})

test('who may not fetch it gets no address', async () => {
  expect((await ask('mine', 'supplier')).status).toBe(404)
  expect((await ask('mine', 'operator')).status).toBe(403)
  expect((await app.request('/thing/ticket', { method: 'POST' })).status).toBe(401)
})

test('somebody else finds nothing under the address and does not use it up', async () => {
  const address = await addressFor('mine')
  expect((await app.request(address, { headers: as('supplier') })).status).toBe(404)
  expect((await app.request(address, { headers: as('customerAdmin') })).status).toBe(404)
  expect((await app.request(address, { headers: as('customer') })).status).toBe(200)
})

test('an address ends after thirty seconds', async () => {
  const [young, old] = [await addressFor('a'), await addressFor('b')]
  state.now += 29_999
  expect((await app.request(young)).status).toBe(200)
  state.now += 1
  expect((await app.request(old)).status).toBe(404)
})

test('what is gone or taken away meanwhile is not sent', async () => {
  const address = await addressFor('mine')
  state.gone = true
  const answer = await app.request(address)
  state.gone = false
  expect(answer.status).toBe(404)
})

test('HEAD uses no ticket up, and a call that would let it is refused at the start', async () => {
  const address = await addressFor('mine')
  expect((await app.request(address, { method: 'HEAD' })).status).toBe(405)
  expect((await app.request(address)).status).toBe(200)
  const use = { authorise: async () => undefined, send: async () => new Response() }
  const { changes: _, ...harmless } = redeem
  expect(() => ticketRoutes(app, { create, redeem: harmless }, use)).toThrow('declare it with changes: true')
})

test("a visitor's address opens what it was made for, while his token would let him in", async () => {
  const askAsVisitor = async () => {
    const answer = await app.request('/thing/ticket', {
      method: 'POST',
      headers: { 'share-token': 'folder-of-a-visitor', 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'theirs' }),
    })
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { url: string }).url.replace('/api', '')
  }
  const address = await askAsVisitor()
  const kept = await database.db.selectFrom('ticket').selectAll().execute()
  expect(kept.map(({ user_id }) => user_id)).toContain((await visitors.admit('x')).userId)
  expect((await app.request(address, { headers: as('customer') })).status).toBe(404)
  const first = await app.request(address)
  expect([first.status, await first.text()]).toEqual([200, 'theirs for folder-of-a-visitor'])
  expect((await app.request(address)).status).toBe(404)
  const late = await askAsVisitor()
  visitors.ended.add('folder-of-a-visitor')
  expect((await app.request(late)).status).toBe(404)
  visitors.ended.clear()
})

test('what proves a visitor is kept so that the database does not tell it', async () => {
  const { ticket } = await createTicket(
    { db: database.db, actor: people.customer, now: () => new Date(state.now) },
    { resource: { name: 'mine' }, secret: 'what-proves-him' },
  )
  const kept = JSON.stringify(await database.db.selectFrom('ticket').selectAll().execute())
  expect(kept).not.toContain('what-proves-him')
  expect(await redeemTicket(database.db, ticket, new Date(state.now))).toMatchObject({
    resource: { name: 'mine' },
    secret: 'what-proves-him',
  })
})
