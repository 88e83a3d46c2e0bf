import { createHash } from 'node:crypto'
import { defineEndpoint } from '@schrankwerk/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  type Api,
  alsoOk,
  Conflict,
  createApi,
  createInternalApi,
  inTransaction,
  internalRoute,
  type KitTables,
  NotSignedIn,
  publicRoute,
  route,
  TooMany,
} from './index.ts'
import { as, authenticate, kitDatabase, people, quiet } from './kit.example.ts'

const common = { service: 'workflow', summary: '', ok: 200 } as const
const listThings = defineEndpoint({
  ...common,
  name: 'listThings',
  method: 'GET',
  path: '/thing/',
  who: { CUSTOMER: true, ADMIN: 'admin' },
  query: z.object({ page: z.optional(z.string().check(z.regex(/^\d+$/))) }),
  answer: z.object({ at: z.string(), items: z.array(z.object({ name: z.string() })) }),
})
const addThing = defineEndpoint({
  ...common,
  name: 'addThing',
  method: 'POST',
  path: '/thing/',
  who: 'signed-in',
  body: z.object({
    name: z.string().check(z.minLength(2)),
    lines: z.optional(z.array(z.object({ n: z.number() }))),
    row: z.optional(z.int('header-row-invalid').check(z.minimum(1, 'header-row-invalid'))),
  }),
  ok: 201,
  answer: z.object({ id: z.number(), name: z.string() }),
})
const dropThing = defineEndpoint({
  ...common,
  name: 'dropThing',
  method: 'POST',
  path: '/thing/delete',
  who: 'signed-in',
  query: z.object({ name: z.string() }),
  answer: 'empty',
  alsoOk: [208],
})
const ownProfile = defineEndpoint({
  ...common,
  name: 'ownProfile',
  method: 'GET',
  path: '/user/own',
  who: 'signed-in',
  gate: 'own-profile',
  answer: z.object({ name: z.string() }),
})
const countUp = defineEndpoint({
  ...common,
  name: 'countUp',
  method: 'GET',
  path: '/count/',
  who: 'signed-in',
  changes: true,
  answer: 'empty',
})
const fail = defineEndpoint({
  ...common,
  name: 'fail',
  method: 'GET',
  path: '/fail',
  who: 'anyone',
  query: z.object({ how: z.string() }),
  answer: 'empty',
})

const guest = {
  ...common,
  method: 'POST',
  who: 'anyone',
  body: z.object({ name: z.string() }),
} as const
const signUp = defineEndpoint({ ...guest, name: 'signUp', path: '/guest/', ok: 201, answer: 'empty' })
const unlock = defineEndpoint({
  ...guest,
  name: 'unlock',
  path: '/guest/unlock',
  answer: z.object({ token: z.string() }),
})
const invite = defineEndpoint({
  ...common,
  name: 'invite',
  method: 'POST',
  path: '/guest/invite',
  who: 'signed-in',
  body: z.object({ name: z.string() }),
  answer: z.object({ mail: z.string() }),
  personal: true,
})
const choosePassword = defineEndpoint({
  ...common,
  name: 'choosePassword',
  method: 'POST',
  path: '/guest/password',
  who: 'anyone',
  body: z.object({ name: z.string() }),
  answer: 'empty',
  secret: true,
})

let database: Awaited<ReturnType<typeof kitDatabase>>
let app: Api<KitTables & { thing: { id: number; name: string } }>
let counted = 0
let held = Promise.withResolvers<void>()

const build = (strictAnswers: boolean, repeatWaitMs?: number) => {
  const api = createApi({
    service: 'workflow',
    db: database.db,
    authenticate,
    log: quiet,
    strictAnswers,
    repeatWaitMs,
  })
  route(api, listThings, () => ({
    at: new Date(Date.UTC(2026, 10, 21, 9, 5)),
    items: [{ name: 'a', purchasePrice: 12 } as { name: string }],
    secret: 1,
  }))
  route(api, addThing, async ({ ctx, body }) => {
    if (body.name === 'slow') await held.promise
    return inTransaction(ctx, async (tx) => {
      if (body.name === 'refused') throw new Conflict('name-taken', { newest: 3 })
      return tx
        .insertInto('thing')
        .values({ name: body.name } as never)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
  })
  route(api, dropThing, async ({ query }) => (query.name === 'gone' ? alsoOk(208) : undefined))
  route(api, ownProfile, ({ ctx }) => ({ name: ctx.actor.name }))
  route(api, countUp, () => {
    counted++
  })
  publicRoute(api, signUp, async ({ ctx, body }) => {
    await ctx.db
      .insertInto('thing')
      .values({ name: body.name } as never)
      .execute()
  })
  publicRoute(api, unlock, async ({ ctx, body }) => {
    await ctx.db
      .insertInto('thing')
      .values({ name: body.name } as never)
      .execute()
    return { token: `for ${body.name}` }
  })
  route(api, invite, async ({ ctx, body }) => {
    await ctx.db
      .insertInto('thing')
      .values({ name: body.name } as never)
      .execute()
    return { mail: `${body.name}@portal.example` }
  })
  publicRoute(api, choosePassword, async ({ ctx, body }) => {
    if (body.name === 'refused') throw new Conflict('name-taken')
    await ctx.db
      .insertInto('thing')
      .values({ name: body.name } as never)
      .execute()
  })
  publicRoute(api, fail, ({ query, ctx }) => {
    if (query.how === 'many') throw new TooMany(7)
    if (query.how === 'who') throw new Conflict('name-taken', { who: ctx.actor?.mail ?? 'nobody' })
    throw new Error('the password is swordfish')
  })
  return api
}

beforeAll(async () => {
  database = await kitDatabase()
  app = build(true)
})
afterAll(() => database.close())

const get = (path: string, headers: Record<string, string> = as('customer')) => app.request(path, { headers })
const post = (path: string, body: unknown, headers: Record<string, string> = as('customer')) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  return (await response.json()) as Record<string, unknown>
}
const count = async (name: string) =>
  (await database.pool.query('select count(*) as n from thing where name = $1', [name])).rows[0].n

describe('every answer', () => {
  test('carries a request id, nosniff and no-store', async () => {
    const { headers } = await get('/thing/')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('keeps a well-formed request id and replaces any other', async () => {
    const kept = await get('/thing/', as('customer', { 'x-request-id': 'gateway-12345678' }))
    expect(kept.headers.get('x-request-id')).toBe('gateway-12345678')
    const replaced = await get('/thing/', as('customer', { 'x-request-id': 'a b{"x":1}' }))
    expect(replaced.headers.get('x-request-id')).not.toContain('{')
  })

  test('is the same with and without trailing slash', async () => {
    for (const path of ['/thing', '/thing/', '/user/own', '/user/own/'])
      expect((await get(path)).status, path).toBe(200)
  })

  test('has dates with milliseconds and no key that the schema does not name', async () => {
    expect(await (await get('/thing/')).json()).toEqual({
      at: '2026-11-21T09:05:00.000Z',
      items: [{ name: 'a' }],
    })
  })

  test('of a wrong shape is an error while testing, and cut to the schema in production', async () => {
    const wrong = defineEndpoint({ ...ownProfile, name: 'wrong', path: '/wrong' })
    const answer = { name: 5 as unknown as string, password: 'x', nested: { price: 1 } }
    const strict = build(true)
    route(strict, wrong, () => answer)
    expect((await strict.request('/wrong', { headers: as('customer') })).status).toBe(500)
    const lenient = build(false)
    route(lenient, wrong, () => answer)
    const response = await lenient.request('/wrong', { headers: as('customer') })
    expect(await response.json()).toEqual({ name: 5 })
  })
})

describe('failures', () => {
  test('an unknown address is 404, a wrong method 405 with Allow', async () => {
    const missing = await get('/nothing/here')
    expect(missing.status).toBe(404)
    expect(await problemOf(missing)).toMatchObject({ status: 404, code: 'not-found', title: 'Not Found' })
    const wrong = await app.request('/thing/', { method: 'DELETE', headers: as('customer') })
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, POST')
    expect(await problemOf(wrong)).toMatchObject({ code: 'method-not-allowed' })
  })

  test('what nobody expected is a bare 500 with the request id', async () => {
    const response = await get('/fail?how=badly', {})
    const problem = await problemOf(response)
    expect(response.status).toBe(500)
    expect(problem).toMatchObject({ code: 'unexpected', requestId: response.headers.get('x-request-id') })
    expect(JSON.stringify(problem)).not.toContain('swordfish')
  })

  test('429 says when to come back', async () => {
    const response = await get('/fail?how=many', {})
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
  })

  test('further members stand beside the standard ones', async () => {
    const response = await post('/thing/', { name: 'refused' })
    expect(response.status).toBe(409)
    expect(await problemOf(response)).toMatchObject({
      code: 'name-taken',
      newest: 3,
      detail: expect.any(String),
    })
  })
})

describe('input', () => {
  test.each([
    ['/thing/?x=1', 'x', 'unknown'],
    ['/thing/?page=1&page=2', 'page', 'repeated'],
    ['/thing/?__proto__=1', '__proto__', 'unknown'],
  ])('%s is refused', async (path, name, code) => {
    const response = await get(path)
    expect(response.status).toBe(400)
    expect(await problemOf(response)).toMatchObject({
      code: 'unknown-parameter',
      errors: [{ path: name, code }],
    })
  })

  test('a query that does not fit names the parameter', async () => {
    const problem = await problemOf(await get('/thing/?page=x'))
    expect(problem).toMatchObject({
      code: 'invalid-input',
      errors: [{ path: 'page', code: 'invalid-format' }],
    })
  })

  test('a body that does not fit names each place', async () => {
    const problem = await problemOf(await post('/thing/', { name: 'x', lines: [{ n: 1 }, {}] }))
    expect(problem.errors).toEqual([
      { path: 'name', code: 'too-small' },
      { path: 'lines.1.n', code: 'required' },
    ])
  })

  test("a schema may name the problem of its field, which is the answer's own where nothing else is wrong", async () => {
    const alone = await problemOf(await post('/thing/', { name: 'ab', row: 0 }))
    const errors = [{ path: 'row', code: 'header-row-invalid' }]
    expect(alone).toMatchObject({ status: 400, code: 'header-row-invalid', errors })
    const among = await problemOf(await post('/thing/', { name: 'x', row: 1.5 }))
    expect(among).toMatchObject({
      code: 'invalid-input',
      errors: [{ path: 'name', code: 'too-small' }, ...errors],
    })
  })

  test('broken JSON, wrong UTF-8, no body and NUL are 400', async () => {
    const send = (body: string | Uint8Array<ArrayBuffer>) =>
      app.request('/thing/', {
        method: 'POST',
        headers: as('customer', { 'content-type': 'application/json' }),
        body,
      })
    expect((await send('{')).status).toBe(400)
    expect((await send(Buffer.from('{"name":"\xff\xfe"}', 'latin1'))).status).toBe(400)
    expect((await send('')).status).toBe(400)
    const nul = await post('/thing/', { name: 'a\u0000b' })
    expect(await problemOf(nul)).toMatchObject({
      status: 400,
      errors: [{ path: 'name', code: 'invalid-character' }],
    })
    // The six signs of the escape, and none of what it stands for.
    expect((await post('/thing/', { name: String.raw`a\u0000b` })).status).toBe(201)
  })

  test('JSON nested deeper than any input is 400', async () => {
    const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
    for (const depth of [100, 3000]) {
      const response = await post('/thing/', { name: 'abc', deep: nested(depth) })
      expect(await problemOf(response)).toMatchObject({ status: 400, code: 'malformed-request' })
    }
    expect((await post('/thing/', { name: 'abc', deep: nested(20) })).status).toBe(201)
  })

  test('another media type is 415', async () => {
    const response = await post('/thing/', { name: 'abc' }, as('customer', { 'content-type': 'text/plain' }))
    expect(response.status).toBe(415)
  })

  test('over a megabyte is 413, announced or not', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(1_100_000) })
    const headers = as('customer', { 'content-type': 'application/json' })
    const announced = await app.request('/thing/', {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
      body,
    })
    expect(announced.status).toBe(413)
    const streamed = await app.request('/thing/', {
      method: 'POST',
      headers,
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(streamed.status).toBe(413)
    expect(await problemOf(streamed)).toMatchObject({ code: 'body-too-large' })
  })
})

describe('who', () => {
  test('nobody and a broken header are 401', async () => {
    expect(await problemOf(await get('/thing/', {}))).toMatchObject({ status: 401, code: 'not-signed-in' })
    for (const authorization of ['Basic abc', 'Bearer', 'Bearer a b', 'Bearer stranger'])
      expect((await get('/thing/', { authorization })).status, authorization).toBe(401)
  })

  test('a cookie or a header beside the token does not sign in', async () => {
    expect(
      (await get('/thing/', { cookie: 'token=customer', 'x-user-id': people.customer.userId })).status,
    ).toBe(401)
  })

  test.each([
    ['customer', 200],
    ['customerAdmin', 200],
    ['operator', 200],
    ['supplier', 403],
  ] as const)('%s gets %i', async (who, status) => {
    expect((await get('/thing/', as(who))).status).toBe(status)
  })

  test('who has to change his password or waits for his release reaches only his own profile', async () => {
    expect(await problemOf(await get('/thing/', as('forgetful')))).toMatchObject({
      code: 'password-change-needed',
    })
    expect(await problemOf(await get('/thing/', as('newcomer')))).toMatchObject({
      code: 'registration-pending',
    })
    expect((await get('/user/own', as('forgetful'))).status).toBe(200)
    expect((await get('/user/own', as('newcomer'))).status).toBe(200)
  })

  test('a public call knows who came with a token, and refuses a bad one', async () => {
    expect(await problemOf(await get('/fail?how=who', {}))).toMatchObject({ who: 'nobody' })
    expect(await problemOf(await get('/fail?how=who'))).toMatchObject({ who: people.customer.mail })
    expect((await get('/fail?how=who', { authorization: 'Bearer stranger' })).status).toBe(401)
  })

  test('asking for headers changes nothing', async () => {
    const response = await app.request('/count/', { method: 'HEAD', headers: as('customer') })
    expect([response.status, counted]).toEqual([405, 0])
    expect((await get('/count/')).status).toBe(200)
    expect(counted).toBe(1)
  })

  test('what is fetched on suspicion changes nothing', async () => {
    const before = counted
    expect((await get('/count/', as('customer', { 'sec-purpose': 'prefetch' }))).status).toBe(403)
    expect(counted).toBe(before)
  })

  test('another success is answered with its own status', async () => {
    const drop = (name: string) => post(`/thing/delete?name=${name}`, undefined)
    expect((await drop('gone')).status).toBe(208)
    const dropped = await drop('there')
    expect([dropped.status, await dropped.text()]).toEqual([200, ''])
  })
})

describe('Idempotency-Key', () => {
  const keyed = (key: string, who: keyof typeof people = 'customer') => as(who, { 'idempotency-key': key })

  test('the second answer equals the first, and there is one effect', async () => {
    const first = await post('/thing/', { name: 'once' }, keyed('k1'))
    const second = await post('/thing/', { name: 'once' }, keyed('k1'))
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.text()).toBe(await first.text())
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
    expect(await count('once')).toBe(1)
  })

  test('another content under the same key is refused, another person has keys of his own', async () => {
    await post('/thing/', { name: 'mine' }, keyed('k2'))
    expect(await problemOf(await post('/thing/', { name: 'other' }, keyed('k2')))).toMatchObject({
      status: 400,
      code: 'idempotency-key-reused',
    })
    expect((await post('/thing/', { name: 'theirs' }, keyed('k2', 'supplier'))).status).toBe(201)
  })

  test('a second one at the same time waits for the first', async () => {
    held = Promise.withResolvers()
    const both = [
      post('/thing/', { name: 'slow' }, keyed('k3')),
      post('/thing/', { name: 'slow' }, keyed('k3')),
    ]
    await expect
      .poll(async () => (await database.pool.query(`select from idempotency where key = 'k3'`)).rowCount)
      .toBe(1)
    held.resolve()
    const answers = await Promise.all(both.map(async (response) => (await response).text()))
    expect(answers[0]).toBe(answers[1])
    expect(await count('slow')).toBe(1)
  })

  test('of two at the same time, the second is told that the first still runs where that takes long', async () => {
    held = Promise.withResolvers()
    const impatient = build(true, 100)
    const ask = () =>
      impatient.request('/thing/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...keyed('k6') },
        body: JSON.stringify({ name: 'slow', lines: [{ n: 6 }] }),
      })
    await database.pool.query(`delete from thing where name = 'slow'`)
    const both = [ask(), ask()]
    const early = await Promise.race(both)
    expect(await problemOf(early)).toMatchObject({
      status: 409,
      code: 'still-running',
      detail: expect.stringContaining('läuft noch'),
    })
    held.resolve()
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 409])
    // Once the first has ended, its answer is there for the same key.
    expect((await ask()).status).toBe(201)
    expect(await count('slow')).toBe(1)
  })

  test('a failure is not remembered', async () => {
    expect((await post('/thing/', { name: 'refused' }, keyed('k4'))).status).toBe(409)
    expect((await post('/thing/', { name: 'later' }, keyed('k4'))).status).toBe(201)
  })

  test('after a crash the effect is not repeated if it was committed, and is made up for if not', async () => {
    await post('/thing/', { name: 'crash' }, keyed('k5'))
    const crashed = (committed: boolean) =>
      database.pool.query(
        `update idempotency set status = null, answer = null, committed = $1, claimed_at = now() - interval '5 minutes' where key = 'k5'`,
        [committed],
      )
    await crashed(true)
    expect(await problemOf(await post('/thing/', { name: 'crash' }, keyed('k5')))).toMatchObject({
      status: 409,
      code: 'changed-meanwhile',
    })
    await crashed(false)
    await database.pool.query(`delete from thing where name = 'crash'`)
    expect((await post('/thing/', { name: 'crash' }, keyed('k5'))).status).toBe(201)
  })

  test('a key that is none is 400', async () => {
    expect((await post('/thing/', { name: 'abc' }, keyed('a b'))).status).toBe(400)
  })
})

describe('Idempotency-Key of callers who are not signed in', () => {
  const keyed = (key: string) => ({ 'idempotency-key': key })
  const random = () => crypto.randomUUID()

  test('a repeat has one effect, and the same answer where that is empty', async () => {
    const key = random()
    const first = await post('/guest/', { name: 'guest' }, keyed(key))
    const second = await post('/guest/', { name: 'guest' }, keyed(key))
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await count('guest')).toBe(1)
  })

  test('two with one key each get their own effect and their own answer', async () => {
    const key = random()
    const tokenFor = async (name: string) => (await post('/guest/unlock', { name }, keyed(key))).json()
    expect(await tokenFor('anna')).toEqual({ token: 'for anna' })
    expect(await tokenFor('bert')).toEqual({ token: 'for bert' })
    expect([await count('anna'), await count('bert')]).toEqual([1, 1])
  })

  test('the answer of one is never given to another, not even for key and content', async () => {
    const key = random()
    expect((await post('/guest/unlock', { name: 'clara' }, keyed(key))).status).toBe(200)
    const stranger = await post('/guest/unlock', { name: 'clara' }, keyed(key))
    expect(await problemOf(stranger)).toMatchObject({
      status: 409,
      code: 'changed-meanwhile',
      detail: expect.stringContaining('schon ausgeführt'),
    })
    expect(await count('clara')).toBe(1)
    const { rows } = await database.pool.query(`select answer from idempotency where endpoint = 'unlock'`)
    expect(rows.every(({ answer }) => answer === null)).toBe(true)
  })

  test('a key that others could guess is 400', async () => {
    for (const key of ['1', 'reset', 'a'.repeat(21)])
      expect((await post('/guest/', { name: 'short' }, keyed(key))).status).toBe(400)
    expect(await count('short')).toBe(0)
  })

  test('a signed-in caller has keys of their own there too', async () => {
    const first = await post('/guest/unlock', { name: 'dora' }, as('customer', keyed('d')))
    const second = await post('/guest/unlock', { name: 'dora' }, as('customer', keyed('d')))
    expect([await first.text(), await second.text()]).toEqual(Array(2).fill('{"token":"for dora"}'))
  })
})

test('a personal answer is given again to the key alone', async () => {
  const key = crypto.randomUUID()
  const ask = (name: string) => post('/guest/invite', { name }, as('customer', { 'idempotency-key': key }))
  for (let times = 0; times < 2; times += 1)
    expect(await (await ask('emil')).json()).toEqual({ mail: 'emil@portal.example' })
  expect(await count('emil')).toBe(1)
  expect(await problemOf(await ask('dora'))).toMatchObject({ status: 400, code: 'idempotency-key-reused' })
  const { rows } = await database.pool.query(`select * from idempotency where endpoint = 'invite'`)
  expect(rows).toHaveLength(1)
  expect([key, 'portal.example', 'emil'].filter((one) => JSON.stringify(rows).includes(one))).toEqual([])
})

test('where the key could be guessed a personal answer is not kept', async () => {
  const ask = () => post('/guest/invite', { name: 'fritz' }, as('customer', { 'idempotency-key': 'short' }))
  expect((await ask()).status).toBe(200)
  expect(await problemOf(await ask())).toMatchObject({ status: 409, code: 'changed-meanwhile' })
  expect(await count('fritz')).toBe(1)
})

test.each(['nobody', 'customer'] as const)(
  'of what is secret a repeat is known by its key alone, and nothing of it is kept (%s)',
  async (who) => {
    const key = crypto.randomUUID()
    const keyed = { 'idempotency-key': key }
    const ask = (name: string) => post('/guest/password', { name }, who === 'nobody' ? keyed : as(who, keyed))
    const [secret, other] = [`Wort-${key}`, `Anderes-${key}`]
    expect((await ask('refused')).status).toBe(409)
    expect([(await ask(secret)).status, (await ask(secret)).status, (await ask(other)).status]).toEqual([
      200, 200, 200,
    ])
    expect([await count(secret), await count(other)]).toEqual([1, 0])
    const { rows } = await database.pool.query(`select * from idempotency where endpoint = 'choosePassword'`)
    const hashes = [secret, JSON.stringify([undefined, { name: secret }])].map((text) =>
      createHash('sha256').update(text).digest('hex'),
    )
    const kept = JSON.stringify(rows)
    expect([secret, ...hashes].filter((one) => kept.includes(one))).toEqual([])
    expect(new Set(rows.map(({ request_hash }) => request_hash))).toEqual(
      new Set([createHash('sha256').update('').digest('hex')]),
    )
  },
)

describe('the internal listener', () => {
  const findThing = defineEndpoint({
    ...common,
    name: 'findThing',
    method: 'POST',
    path: '/internal/thing',
    who: 'anyone',
    body: z.object({ ids: z.array(z.number()) }),
    answer: z.object({ found: z.number() }),
  })
  let isUp = true
  const internal = () => {
    const api = createInternalApi({
      service: 'workflow',
      db: database.db,
      log: quiet,
      async authenticateService(token) {
        if (token !== 'service') throw new NotSignedIn('token-invalid')
      },
      ready: {
        postgresql: () => database.pool.query('select 1'),
        tower: async () => {
          if (!isUp) throw new Error('down')
        },
      },
    })
    internalRoute(api, findThing, ({ body }) => ({ found: body.ids.length }))
    return api
  }

  test('takes a service token and nothing else', async () => {
    const call = (headers: Record<string, string>) =>
      internal().request('/internal/thing', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"ids":[1,2]}',
      })
    expect(await (await call({ authorization: 'Bearer service' })).json()).toEqual({ found: 2 })
    expect((await call({})).status).toBe(401)
    expect((await call(as('operator'))).status).toBe(401)
  })

  test('says whether it lives, is ready, and its metrics', async () => {
    const api = internal()
    expect((await api.request('/health')).status).toBe(200)
    expect((await api.request('/ready')).status).toBe(200)
    isUp = false
    const down = await api.request('/ready')
    expect(down.status).toBe(503)
    expect(await problemOf(down)).toMatchObject({ code: 'part-down', down: ['tower'] })
    expect(await (await api.request('/metrics')).text()).toContain(
      'http_request_seconds_count{service="workflow"',
    )
  })
})
