import { afterEach, describe, expect, test } from 'vitest'
import { type Handler, send, startGateway, startPart } from './gateway.example.ts'

const open: { stop: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.stop()
})

const form = '/auth/realms/schrankwerk/login-actions/authenticate'
const token = '/auth/realms/schrankwerk/protocol/openid-connect/token'

/** A server that answers a try as Keycloak does: by what the body says. */
const keycloak: Handler = async (req, res) => {
  let body = ''
  for await (const part of req) body += part
  if (req.url!.startsWith(token)) res.statusCode = body === 'wrong' ? 401 : body === 'old' ? 400 : 200
  else res.statusCode = body === 'right' ? 302 : body === 'old' ? 400 : 200
  res.end()
}

const behind = async (environment: Record<string, string> = {}, handler: Handler = keycloak) => {
  const part = await startPart(handler)
  const gateway = await startGateway({
    RATE_LIMIT_FACTOR: '1',
    RATE_LIMIT_WRONG_SIGN_IN: '3',
    KEYCLOAK_URL: part.origin,
    TRUSTED_PROXIES: '1',
    ...environment,
  })
  open.push(part, gateway)
  const answerTo = (body: string, from = '203.0.113.7', path = form, accept = 'text/html,*/*') =>
    send(gateway.origin, path, { method: 'POST', headers: { 'x-forwarded-for': from, accept }, body })
  return {
    ...gateway,
    answerTo,
    statusOf: async (...all: Parameters<typeof answerTo>) => (await answerTo(...all)).status,
  }
}

test('after many wrong tries an address has to wait, with a right password too; another one does not', async () => {
  const { answerTo, statusOf } = await behind()
  expect([await statusOf('wrong'), await statusOf('wrong'), await statusOf('wrong')]).toEqual([200, 200, 200])
  const refused = await answerTo('right')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1_100)
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(refused.body).toContain('Anmeldung angehalten')
  expect(refused.body).toContain('Bitte warten Sie 20 Minuten')
  expect(refused.headers['content-security-policy']).toMatch(/style-src 'sha256-/)
  expect(await statusOf('right', '203.0.113.8')).toBe(302)
})

test('a right sign-in, an old form and a renewal are never counted', async () => {
  const { statusOf } = await behind()
  for (let i = 0; i < 9; i += 1) {
    expect(await statusOf('right')).toBe(302)
    expect(await statusOf('old')).toBe(400)
    expect(await statusOf('old', undefined, token)).toBe(400)
  }
  for (let i = 0; i < 3; i += 1) expect(await statusOf('wrong')).toBe(200)
  expect(await statusOf('wrong')).toBe(429)
})

test('tokens are renewed from an address that has to wait', async () => {
  const { statusOf } = await behind()
  for (let i = 0; i < 4; i += 1) await statusOf('wrong')
  expect(await statusOf('right', undefined, token)).toBe(200)
})

test('a wrong secret at the token endpoint counts too', async () => {
  const { statusOf } = await behind()
  for (let i = 0; i < 3; i += 1) expect(await statusOf('wrong', undefined, token)).toBe(401)
  expect(await statusOf('right')).toBe(429)
})

test.each([`${form}/`, `${form}?session_code=a&execution=b`])('%s is a try', async (path) => {
  const { statusOf } = await behind()
  for (let i = 0; i < 3; i += 1) await statusOf('wrong', undefined, path)
  expect(await statusOf('wrong')).toBe(429)
})

test('of many tries at the same time no more get in than one after the other', async () => {
  let seen = 0
  const arrived = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const { statusOf } = await behind({}, async (_req, res) => {
    seen += 1
    if (seen === 3) arrived.resolve()
    await answer.promise
    res.end()
  })
  const tries = Array.from({ length: 20 }, () => statusOf('wrong'))
  await arrived.promise
  const early = await Promise.all([statusOf('wrong'), statusOf('wrong')])
  expect(early).toEqual([429, 429])
  answer.resolve()
  const statuses = await Promise.all(tries)
  expect([statuses.filter((status) => status === 200).length, seen]).toEqual([3, 3])
})

test('whoever breaks off before the answer has tried', async () => {
  const arrived = Promise.withResolvers<void>()
  const { origin, statusOf } = await behind({ RATE_LIMIT_WRONG_SIGN_IN: '1' }, (req) => {
    req.resume()
    arrived.resolve()
  })
  const aborter = new AbortController()
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const broken = fetch(origin + form, { method: 'POST', headers, signal: aborter.signal })
  await arrived.promise
  aborter.abort()
  await expect(broken).rejects.toThrow()
  expect(await statusOf('wrong')).toBe(429)
})

test('while Keycloak is down nothing counts', async () => {
  const { statusOf } = await behind({ KEYCLOAK_URL: 'http://127.0.0.1:9' })
  const statuses = []
  for (let i = 0; i < 5; i += 1) statuses.push(await statusOf('wrong'))
  expect(statuses).toEqual([503, 503, 503, 503, 503])
})

describe('with a second factor', () => {
  const stepPage = (step: string, id = 'kc-otp-login-form') =>
    `<html><form id="${id}" action="http://x${form}?session_code=a&amp;execution=${step}&amp;tab_id=b"></form></html>`
  /** Answers with the page that the body names, in two pieces. */
  const pages: Handler = async (req, res) => {
    let body = ''
    for await (const part of req) body += part
    const page = body === 'choice' ? stepPage('first', 'kc-select-credential-form') : stepPage(body)
    res.write(page.slice(0, 70))
    res.end(page.slice(70))
  }
  const limit = { RATE_LIMIT_WRONG_SIGN_IN: '1' }
  const sent = `${form}?session_code=a&execution=first`

  test('a right password, which is answered with the next form, does not count; nor does the choice of a factor', async () => {
    const { statusOf } = await behind(limit, pages)
    for (const body of ['second', 'choice', 'second', 'choice'])
      expect(await statusOf(body, undefined, sent)).toBe(200)
  })

  test.each([
    ['a wrong one, which is answered with the same form', 'first', sent],
    ['a form that does not say which it is', 'second', form],
    ['a form that says it twice', 'second', `${sent}&execution=first`],
    ['a page that cannot be read', '"', sent],
  ])('%s counts', async (_what, body, path) => {
    const { statusOf } = await behind(limit, pages)
    expect(await statusOf(body, undefined, path)).toBe(200)
    expect(await statusOf('second', undefined, sent)).toBe(429)
  })
})

describe('addresses', () => {
  test('of one /64 count as one', async () => {
    const { statusOf } = await behind()
    for (let i = 1; i <= 3; i += 1) expect(await statusOf('wrong', `2001:db8:1:2::${i}`)).toBe(200)
    expect(await statusOf('wrong', '2001:db8:1:2:ffff::1')).toBe(429)
    expect(await statusOf('wrong', '2001:db8:1:3::1')).toBe(200)
  })

  test('that are only claimed do not count', async () => {
    const { statusOf } = await behind({ TRUSTED_PROXIES: '0' })
    for (let i = 1; i <= 3; i += 1) expect(await statusOf('wrong', `203.0.113.${i}`)).toBe(200)
    expect(await statusOf('wrong', '203.0.113.4')).toBe(429)
  })
})

test('what is no browser reads a problem', async () => {
  const { answerTo } = await behind({ RATE_LIMIT_WRONG_SIGN_IN: '1' })
  await answerTo('wrong')
  const { body } = await answerTo('wrong', undefined, undefined, 'application/json')
  expect(JSON.parse(body)).toMatchObject({ status: 429, code: 'too-many-requests' })
})
