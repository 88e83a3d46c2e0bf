import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Unavailable } from './errors.ts'
import { createServiceToken } from './service-token.ts'

let asked = 0
let isAway = false
const issuer = createServer((_, response) => {
  asked += 1
  response.statusCode = isAway ? 503 : 200
  response.setHeader('content-type', 'application/json')
  response.end(isAway ? '{}' : JSON.stringify({ access_token: `token ${asked}`, expires_in: 300 }))
})

beforeAll(async () => {
  issuer.listen(0, '127.0.0.1')
  await once(issuer, 'listening')
})
afterAll(() => issuer.close())
beforeEach(() => {
  asked = 0
  isAway = false
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

const aServiceToken = () =>
  createServiceToken({
    tokenUrl: `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/token`,
    clientId: 'portal-internal',
    clientSecret: 'secret',
  })
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

test('calls at the same time share one request, and the token is kept', async () => {
  const token = aServiceToken()
  expect(await Promise.all([token(), token(), token()])).toEqual(['token 1', 'token 1', 'token 1'])
  pass(149)
  expect([await token(), asked]).toEqual(['token 1', 1])
})

test('from half its life on it is renewed beside the call', async () => {
  const token = aServiceToken()
  await token()
  pass(151)
  expect(await token()).toBe('token 1')
  await vi.waitUntil(async () => (await token()) === 'token 2')
  expect(asked).toBe(2)
})

test('while Keycloak is away the kept one serves until 30 seconds before its end', async () => {
  const token = aServiceToken()
  await token()
  isAway = true
  pass(151)
  expect(await token()).toBe('token 1')
  await vi.waitUntil(() => asked === 2)
  pass(118)
  expect(await token()).toBe('token 1')
  pass(2)
  await expect(token()).rejects.toThrow(Unavailable)
  isAway = false
  await vi.waitUntil(async () => (await token().catch(() => '')).startsWith('token'))
})
