import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { send, startGateway, startPart, startSigner } from './gateway.example.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
})

/** A gateway before a part that answers nothing until it is told to, except live streams and what is `quick`. */
const startSlow = async (environment: Record<string, string>) => {
  const waiting: ServerResponse[] = []
  const part = await startPart((req, res) => {
    if (req.url!.includes('quick')) return res.end('{}')
    if (req.url === '/notification/stream') return res.write('data: 1\n\n')
    waiting.push(res)
  })
  const signer = await startSigner()
  const gateway = await startGateway({
    IDENTITY_URL: part.origin,
    NOTIFICATION_URL: part.origin,
    KEYCLOAK_URL: signer.origin,
    RATE_LIMIT_FACTOR: '1',
    ...environment,
  })
  ends.push(part.stop, signer.stop, gateway.stop)
  return {
    waiting,
    signer,
    gateway,
    ask: (authorization?: string, query = '') =>
      send(gateway.origin, `/api/user/${query}`, { headers: authorization ? { authorization } : {} }),
  }
}

test('a person with twelve requests under way is asked to wait, whatever the token; others are not', async () => {
  const { ask, waiting, signer } = await startSlow({})
  const [first, second] = [await signer.bearerOf('anna'), await signer.bearerOf('anna')]
  const underWay = Array.from({ length: 12 }, (_, at) => ask(at % 2 ? first : second))
  await expect.poll(() => waiting.length).toBe(12)
  const refused = await ask(second)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1'])
  expect(JSON.parse(refused.body)).toMatchObject({
    code: 'calls-running',
    detail: 'Von Ihnen sind schon viele Anfragen unterwegs. Bitte warten Sie einen Moment.',
  })
  expect((await ask(await signer.bearerOf('bernd'), '?id=quick')).status).toBe(200)
  expect((await ask(undefined, '?id=quick')).status).toBe(200)

  waiting[0]!.end('{}')
  await Promise.race(underWay)
  expect((await ask(first, '?id=quick')).status).toBe(200)
  for (const res of waiting) res.end('{}')
  await Promise.all(underWay)
})

test('whoever proves nobody is counted by address, and a request that is broken off gives its place back', async () => {
  const { ask, waiting, gateway } = await startSlow({ IN_FLIGHT_ADDRESS: '2' })
  const gone = new AbortController()
  const broken = fetch(`${gateway.origin}/api/user/`, { signal: gone.signal }).catch(() => undefined)
  const other = ask('Bearer made.up.token')
  await expect.poll(() => waiting.length).toBe(2)
  expect((await ask(undefined, '?id=quick')).status).toBe(429)
  gone.abort()
  await broken
  await expect.poll(async () => (await ask(undefined, '?id=quick')).status).toBe(200)
  for (const res of waiting) res.end('{}')
  expect((await other).status).toBe(200)
})

test('live streams take no place, and 0 switches the limit off', async () => {
  const { ask, waiting, signer, gateway } = await startSlow({ IN_FLIGHT_PERSON: '1' })
  const authorization = await signer.bearerOf('anna')
  const live = await fetch(`${gateway.origin}/api/notification/stream`, { headers: { authorization } })
  expect((await ask(authorization, '?id=quick')).status).toBe(200)
  await live.body?.cancel()
  const off = await startSlow({ IN_FLIGHT_PERSON: '0' })
  const many = Array.from({ length: 30 }, async () => off.ask(await off.signer.bearerOf('anna')))
  await expect.poll(() => off.waiting.length).toBe(30)
  for (const res of [...off.waiting, ...waiting]) res.end('{}')
  expect((await Promise.all(many)).every(({ status }) => status === 200)).toBe(true)
})
