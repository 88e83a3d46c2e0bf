import { generateKeyPair } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { addressGroup } from './caller.ts'
import { type Handler, send, startGateway, startPart, startSigner } from './gateway.example.ts'
import { createRateLimit } from './rate-limit.ts'

test('a bucket holds a minute’s worth, refills evenly and says when to come back', () => {
  let now = 0
  const limit = createRateLimit(60, { now: () => now })
  for (let i = 0; i < 60; i += 1) expect(limit.take('a')).toBe(0)
  expect(limit.take('a')).toBe(1)
  expect(limit.take('b')).toBe(0)
  now += 1_000
  expect(limit.take('a')).toBe(0)
  expect(limit.take('a')).toBe(1)
  now += 3_600_000
  for (let i = 0; i < 60; i += 1) expect(limit.take('a')).toBe(0)
  expect(limit.take('a')).toBe(1)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the address %s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

test('a bucket of an hour refills within the hour, and what was taken can be given back', () => {
  let now = 0
  const limit = createRateLimit(2, { minutes: 60, now: () => now })
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 0])
  expect(limit.take('a')).toBe(1800)
  limit.giveBack('a')
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 1800])
  now += 1_800_000
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 1800])
  limit.giveBack('b')
  expect([limit.take('b'), limit.take('b'), limit.take('b')]).toEqual([0, 0, 1800])
})

const open: { stop: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.stop()
})

const answering = async (
  environment: Record<string, string>,
  handler: Handler = (_req, res) => res.end(),
) => {
  const part = await startPart(handler)
  const signer = await startSigner(handler)
  const gateway = await startGateway({
    RATE_LIMIT_FACTOR: '1',
    IDENTITY_URL: part.origin,
    KEYCLOAK_URL: `${signer.origin}/auth`,
    ...environment,
  })
  open.push(part, signer, gateway)
  const call = (authorization?: string, method = 'GET') =>
    send(gateway.origin, '/api/user/', { method, headers: authorization ? { authorization } : {} })
  return { ...gateway, ...signer, origin: gateway.origin, call }
}

test('too many of one person: 429 with a time, whatever the token; another person passes', async () => {
  const { call, bearerOf } = await answering({ RATE_LIMIT_PERSON: '2' })
  expect((await call(await bearerOf('anna'))).status).toBe(200)
  const again = await bearerOf('anna')
  expect((await call(again)).status).toBe(200)
  const refused = await call(again)
  expect([refused.status, JSON.parse(refused.body).code]).toEqual([429, 'too-many-requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call(await bearerOf('anna'))).status).toBe(429)
  expect((await call(await bearerOf('bert'))).status).toBe(200)
})

test('what strangers of an address use up is not missing to its signed-in users, nor to sign-in', async () => {
  const { origin, call, bearerOf } = await answering({ RATE_LIMIT_ADDRESS: '2', RATE_LIMIT_PERSON: '4' })
  const statuses = async (authorization?: string) => (await call(authorization)).status
  expect([await statuses(), await statuses(), await statuses()]).toEqual([200, 200, 429])
  const anna = await bearerOf('anna')
  expect([await statuses(anna), await statuses(anna), await statuses(anna)]).toEqual([200, 200, 200])
  const page = () => send(origin, '/auth/realms/schrankwerk/protocol/openid-connect/auth')
  expect([(await page()).status, (await page()).status, (await page()).status]).toEqual([200, 200, 429])
  expect(await statuses(anna)).toBe(200)
})

test('the API page counts by address like a call', async () => {
  const { origin } = await answering({ RATE_LIMIT_ADDRESS: '2' })
  const page = async () => (await send(origin, '/api/docs')).status
  expect([await page(), await page(), await page()]).toEqual([404, 404, 429])
})

test('a token that proves nobody counts by address, however many there are', async () => {
  const { call, bearerOf } = await answering({ RATE_LIMIT_ADDRESS: '4' })
  const { privateKey } = await generateKeyPair('RS256')
  const forged = [
    'Bearer made-up',
    await bearerOf('anna', '5m', privateKey),
    await bearerOf('anna', new Date(0)),
    'Basic YTpi',
  ]
  const statuses = []
  for (const authorization of forged) statuses.push((await call(authorization)).status)
  expect(statuses).toEqual([200, 200, 200, 200])
  expect((await call('Bearer made-up-too')).status).toBe(429)
  expect((await call(await bearerOf('anna'))).status).toBe(200)
})

test('made-up tokens of an address are verified up to its limit; who is known goes on, and true ones cost nothing', async () => {
  const { call, bearerOf } = await answering({ RATE_LIMIT_ADDRESS: '2' })
  const statuses = (tokens: string[]) => Promise.all(tokens.map(async (token) => (await call(token)).status))
  const people = await Promise.all(['anna', 'bert', 'clara', 'doris'].map((person) => bearerOf(person)))
  for (const person of people) expect(await statuses([person])).toEqual([200])
  const { privateKey } = await generateKeyPair('RS256')
  const forged = () => bearerOf('anna', '5m', privateKey)
  const many = await statuses([await forged(), await forged(), await forged()])
  expect(many.sort()).toEqual([200, 200, 429])
  const unverified = await call(await bearerOf('emil'))
  expect([unverified.status, JSON.parse(unverified.body).code]).toEqual([429, 'too-many-requests'])
  expect(Number(unverified.headers['retry-after'])).toBeGreaterThan(0)
  expect(await statuses(people)).toEqual([200, 200, 200, 200])
})

test('beside the API no token is verified', async () => {
  const { origin, bearerOf, asked } = await answering({})
  const headers = { authorization: await bearerOf('anna') }
  for (const path of ['/', '/health', '/auth/realms/schrankwerk', '/apiary'])
    await send(origin, path, { headers })
  expect(asked()).toBe(0)
  await send(origin, '/api/user/', { headers })
  expect(asked()).toBe(1)
})

test('while the keys cannot be had, tokens count by address and are not taken for strangers', async () => {
  const { call, bearerOf } = await answering({
    KEYCLOAK_URL: 'http://127.0.0.1:9/auth',
    RATE_LIMIT_ANONYMOUS_POST: '1',
    RATE_LIMIT_ADDRESS: '3',
    RATE_LIMIT_PERSON: '1',
  })
  const anna = await bearerOf('anna')
  const statuses = []
  for (let i = 0; i < 3; i += 1) statuses.push((await call(anna, 'POST')).status)
  expect(statuses).toEqual([200, 200, 200])
  expect((await call(anna, 'POST')).status).toBe(429)
  expect((await call()).status).toBe(200)
})

test('a stranger may try few things; a token that was refused counts as a stranger', async () => {
  const { call, bearerOf } = await answering({ RATE_LIMIT_ANONYMOUS_POST: '3' }, (_req, res) => {
    res.statusCode = 401
    res.end()
  })
  expect((await call('Bearer made-up', 'POST')).status).toBe(401)
  expect((await call('Bearer made-up-too')).status).toBe(401)
  expect((await call(await bearerOf('gone'), 'POST')).status).toBe(401)
  expect((await call(undefined, 'POST')).status).toBe(429)
})

test('of a person who breaks off while the token is verified nothing goes on', async () => {
  let seen = 0
  const keys = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const slow = await startPart((_req, res) => {
    asked.resolve()
    keys.promise.then(() => res.end('{"keys":[]}'))
  })
  open.push(slow)
  const { origin, bearerOf } = await answering({ KEYCLOAK_URL: slow.origin }, (_req, res) => {
    seen += 1
    res.end()
  })
  const aborter = new AbortController()
  const headers = { authorization: await bearerOf('anna') }
  const broken = fetch(`${origin}/api/user/`, { headers, signal: aborter.signal })
  await asked.promise
  aborter.abort()
  await expect(broken).rejects.toThrow()
  keys.resolve()
  expect((await send(origin, '/api/user/')).status).toBe(200)
  expect(seen).toBe(1)
})
