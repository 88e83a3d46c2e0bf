import { endpoints } from '@schrankwerk/contracts'
import { afterEach, describe, expect, it, test } from 'vitest'
import { type Handler, send, startGateway, startPart, startSigner } from './gateway.example.ts'
import { isGoodFree, limitedCalls } from './limited-calls.ts'

const open: { stop: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.stop()
})

const behind = async (environment: Record<string, string>, handler: Handler = (_req, res) => res.end()) => {
  const part = await startPart(handler)
  const signer = await startSigner()
  const gateway = await startGateway({
    RATE_LIMIT_FACTOR: '1',
    IDENTITY_URL: part.origin,
    BUSINESSDATA_URL: part.origin,
    KEYCLOAK_URL: `${signer.origin}/auth`,
    TRUSTED_PROXIES: '1',
    ...environment,
  })
  open.push(part, signer, gateway)
  type Call = readonly [method: string, path: string]
  const call = ([method, path]: Call, from = '203.0.113.7', authorization?: string) =>
    send(gateway.origin, path, {
      method,
      headers: { 'x-forwarded-for': from, ...(authorization && { authorization }) },
    })
  return {
    origin: gateway.origin,
    bearerOf: signer.bearerOf,
    call,
    statusOf: async (...all: Parameters<typeof call>) => (await call(...all)).status,
  }
}

const register = ['POST', '/api/user/register'] as const
const reset = ['GET', '/api/user/password/reset?mail=a%40b.example'] as const
const resend = ['POST', '/api/user/register/resend'] as const
const setPassword = ['POST', '/api/user/password/reset'] as const
const checkPassword = ['POST', '/api/offer/businessdata/check'] as const

test('every call about accounts that asks for no sign-in is limited', () => {
  const open = endpoints.filter(({ who, path }) => who === 'anyone' && path.startsWith('/user/'))
  const ofAccounts = limitedCalls.filter(({ path }) => path.startsWith('/api/user/'))
  const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
  expect(open.map(({ method, path }) => named({ method, path: `/api${path}` })).sort()).toEqual(
    ofAccounts.map(named).sort(),
  )
})

/** A part that refuses every code and password. */
const refuses: Handler = (req, res) => {
  const isCode = limitedCalls.some((call) => isGoodFree(call) && `/api${req.url}`.startsWith(call.path))
  const isReset = req.method === 'GET' && /^\/user\/password\/reset\?mail/.test(req.url ?? '')
  res.statusCode = isCode && !isReset ? 403 : 200
  res.end()
}

describe.each([
  ['registrations', 10, 6, [register, ['POST', '/api/user/register/']]],
  ['links asked for', 20, 3, [reset, resend]],
  [
    'codes tried',
    60,
    1,
    [
      ['GET', '/api/user/password/reset/verify?oobCode=a'],
      ['GET', '/api/user/link?mode=changeMail&oobCode=a'],
      ['POST', '/api/user/register/confirm'],
      ['POST', '/api/user/mail/confirm'],
      ['POST', '/api/user/invite/check'],
      ['POST', '/api/user/invite'],
      setPassword,
    ],
  ],
] as const)('%s', (_, limit, minutes, calls) => {
  it(`are ${limit} an hour of one address together, and it is said when there is another`, async () => {
    const { call, statusOf } = await behind({ RATE_LIMIT_ANONYMOUS_POST: '1000' }, refuses)
    for (let i = 0; i < limit; i += 1) expect(await statusOf(calls[i % calls.length]!)).not.toBe(429)
    for (const one of calls) {
      const refused = await call(one)
      expect(refused.status).toBe(429)
      const seconds = Number(refused.headers['retry-after'])
      expect(seconds).toBeGreaterThan(3600 / limit - 10)
      expect(seconds).toBeLessThanOrEqual(3600 / limit)
      const { code, detail } = JSON.parse(refused.body)
      expect(code).toBe('too-many-requests')
      expect(detail).toMatch(/^Von Ihrem Internetanschluss kamen zu viele /)
      const wait = minutes === 1 ? 'eine Minute' : `${minutes} Minuten`
      expect(detail).toContain(`Bitte warten Sie ${wait} und versuchen Sie es dann erneut.`)
    }
    expect(await statusOf(calls[0], '203.0.113.8')).not.toBe(429)
    expect(await statusOf(['GET', '/api/user/'])).toBe(200)
  })
})

test('a link that is good costs its address nothing: many people may stand behind one', async () => {
  const { statusOf } = await behind({ RATE_LIMIT_CODE: '1' })
  const confirm = ['POST', '/api/user/register/confirm'] as const
  expect([await statusOf(confirm), await statusOf(confirm), await statusOf(confirm)]).toEqual([200, 200, 200])
  expect([await statusOf(setPassword), await statusOf(setPassword)]).toEqual([200, 429])
})

test.each([
  ['registrations', 'RATE_LIMIT_REGISTRATION_IN_ALL', register],
  ['links asked for', 'RATE_LIMIT_LINK_MAIL_IN_ALL', reset],
] as const)(
  '%s are limited in all, and what was refused so costs the address nothing',
  async (_, name, one) => {
    const { call, statusOf } = await behind({
      [name]: '2',
      RATE_LIMIT_REGISTRATION: '1',
      RATE_LIMIT_LINK_MAIL: '1',
    })
    expect(await statusOf(one, '203.0.113.1')).toBe(200)
    expect(await statusOf(one, '203.0.113.2')).toBe(200)
    const refused = await call(one, '203.0.113.3')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1700)
    expect(JSON.parse(refused.body).detail).toMatch(
      /^Das Portal erhält gerade zu viele .* warten Sie 30 Minuten/,
    )
    expect((await call(one, '203.0.113.1')).body).toContain('Von Ihrem Internetanschluss')
    expect((await call(one, '203.0.113.3')).body).toContain('Das Portal erhält gerade')
  },
)

test('passwords of project folders are tried 30 times in ten minutes from one address, whichever the folders', async () => {
  const { call, statusOf } = await behind({ RATE_LIMIT_ANONYMOUS_POST: '1000' }, refuses)
  for (let i = 0; i < 30; i += 1) expect(await statusOf(checkPassword)).toBe(403)
  const refused = await call(checkPassword)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(10)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(20)
  expect(JSON.parse(refused.body)).toMatchObject({
    code: 'too-many-requests',
    detail:
      'Von Ihrem Internetanschluss kamen zu viele Versuche mit dem Passwort eines Projektordners. Bitte warten Sie eine Minute und versuchen Sie es dann erneut.',
  })
  expect(await statusOf(checkPassword, '203.0.113.8')).toBe(403)
  expect(await statusOf(['GET', '/api/offer/businessdata'])).toBe(200)
})

test('a right password of a folder costs its address nothing, and the factor switches its limit off', async () => {
  const { statusOf } = await behind({ RATE_LIMIT_FOLDER_PASSWORD: '1' })
  expect([await statusOf(checkPassword), await statusOf(checkPassword)]).toEqual([200, 200])
  const off = await behind({ RATE_LIMIT_FACTOR: '0' }, refuses)
  for (let i = 0; i < 40; i += 1) expect(await off.statusOf(checkPassword)).toBe(403)
})

test('a whole /64 of IPv6 addresses counts as one', async () => {
  const { statusOf } = await behind({ RATE_LIMIT_REGISTRATION: '1' })
  expect(await statusOf(register, '2001:db8:1:2::1')).toBe(200)
  expect(await statusOf(register, '2001:db8:1:2::2')).toBe(429)
  expect(await statusOf(register, '2001:db8:1:3::1')).toBe(200)
})

test('a password changed while signed in counts by person, a made-up token by address', async () => {
  const { call, statusOf, bearerOf } = await behind({ RATE_LIMIT_CODE: '1' })
  expect(await statusOf(setPassword)).toBe(200)
  expect(await statusOf(setPassword, undefined, 'Bearer made-up')).toBe(429)
  const [anna, bert] = [await bearerOf('anna'), await bearerOf('bert')]
  expect(await statusOf(setPassword, undefined, anna)).toBe(200)
  const refused = await call(setPassword, '203.0.113.9', await bearerOf('anna'))
  expect([refused.status, JSON.parse(refused.body).detail]).toEqual([
    429,
    expect.stringMatching(/^Von Ihnen kamen zu viele /),
  ])
  expect(await statusOf(setPassword, undefined, bert)).toBe(200)
})

test('a token spares nobody the limits of registrations and links', async () => {
  const { statusOf, bearerOf } = await behind({ RATE_LIMIT_REGISTRATION: '1', RATE_LIMIT_LINK_MAIL: '1' })
  for (const one of [register, resend]) {
    expect(await statusOf(one, undefined, await bearerOf('anna'))).toBe(200)
    expect(await statusOf(one, undefined, await bearerOf('bert'))).toBe(429)
  }
})

test('what a part in trouble refused or never answered costs nothing; what was refused for its content does', async () => {
  const answers: (number | undefined)[] = [503, undefined, 500, 409]
  const { statusOf } = await behind(
    { RATE_LIMIT_REGISTRATION: '1', RATE_LIMIT_REGISTRATION_IN_ALL: '1' },
    (req, res) => {
      const status = answers.shift()
      if (status === undefined) req.socket.destroy()
      else res.writeHead(status).end()
    },
  )
  expect([await statusOf(register), await statusOf(register), await statusOf(register)]).toEqual([
    503, 503, 500,
  ])
  expect([await statusOf(register), await statusOf(register)]).toEqual([409, 429])
})

test('a caller who goes before the answer is counted all the same', async () => {
  const asked = Promise.withResolvers<void>()
  const { origin, statusOf } = await behind({ RATE_LIMIT_REGISTRATION: '1' }, () => asked.resolve())
  const aborter = new AbortController()
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const broken = fetch(origin + register[1], { method: 'POST', headers, signal: aborter.signal })
  await asked.promise
  aborter.abort()
  await expect(broken).rejects.toThrow()
  expect(await statusOf(register)).toBe(429)
})

test('other methods and addresses beneath are not counted, and the factor switches all of it off', async () => {
  const off = await behind({ RATE_LIMIT_FACTOR: '0' })
  for (let i = 0; i < 12; i += 1) expect(await off.statusOf(register)).toBe(200)
  const { statusOf } = await behind({ RATE_LIMIT_REGISTRATION: '1', RATE_LIMIT_CODE: '1' })
  for (const path of ['/api/user/register', '/api/user/register/other', '/api/user/link/other'])
    expect([await statusOf(['GET', path]), await statusOf(['GET', path])]).toEqual([200, 200])
})
