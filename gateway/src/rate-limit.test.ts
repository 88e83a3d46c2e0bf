import { expect, test } from 'vitest'
import { addressGroup } from './caller.ts'
import { type Handler, send, startGateway, startPart } from './gateway.example.ts'
import { createRateLimit } from './rate-limit.ts'

test('a bucket holds a minute’s worth, refills evenly and says when to come back', () => {
  let now = 0
  const limit = createRateLimit(60, () => now)
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

const answering = async (environment: Record<string, string>, handler: Handler) => {
  const part = await startPart(handler)
  const gateway = await startGateway({ RATE_LIMIT_FACTOR: '1', IDENTITY_URL: part.origin, ...environment })
  return { gateway, stop: () => Promise.all([gateway.stop(), part.stop()]) }
}

test('too many of one token: 429 with a time, another token passes', async () => {
  const { gateway, stop } = await answering({ RATE_LIMIT_TOKEN: '2' }, (_req, res) => res.end())
  const call = (token: string) =>
    send(gateway.origin, '/api/user/', { headers: { authorization: `Bearer ${token}` } })
  expect((await call('a')).status).toBe(200)
  expect((await call('a')).status).toBe(200)
  const refused = await call('a')
  expect([refused.status, JSON.parse(refused.body).code]).toEqual([429, 'too-many-requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call('b')).status).toBe(200)
  await stop()
})

test('too many of one address: 429 whatever the token', async () => {
  const { gateway, stop } = await answering({ RATE_LIMIT_ADDRESS: '2' }, (_req, res) => res.end())
  const call = (token: string) =>
    send(gateway.origin, '/api/user/', { headers: { authorization: `Bearer ${token}` } })
  expect([(await call('a')).status, (await call('b')).status, (await call('c')).status]).toEqual([
    200, 200, 429,
  ])
  await stop()
})

test('a stranger may try few things; a token that was refused counts as a stranger', async () => {
  const { gateway, stop } = await answering({ RATE_LIMIT_ANONYMOUS_POST: '2' }, (_req, res) => {
    res.statusCode = 401
    res.end()
  })
  const post = (headers: Record<string, string>) =>
    send(gateway.origin, '/api/user/password/reset', { method: 'POST', headers, body: '{}' })
  expect((await post({ authorization: 'Bearer made-up' })).status).toBe(401)
  expect((await post({ authorization: 'Bearer made-up-too' })).status).toBe(401)
  expect((await post({})).status).toBe(429)
  await stop()
})
