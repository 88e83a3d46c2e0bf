import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import {
  type AnyEndpoint,
  countBusinessData,
  filterEnquiries,
  getBusinessData,
  getManufacturers,
  getUser,
  openLiveStream,
  shareTokenHeader,
} from '@schrankwerk/contracts'
import { signInForTokens } from '@schrankwerk/testing/browser'
import { beforeAll, describe, expect, test } from 'vitest'
import { stackAddresses } from '../stack-addresses.ts'
import { signInAs } from './people.ts'
import { openToVisitors, releasedEnquiry, releasedOffer } from './scene.ts'

const { portal, services, accounts, internalClientSecret } = stackAddresses()
const issuer = `${portal}/auth/realms/schrankwerk`
const calls: Record<keyof typeof services, AnyEndpoint> = {
  identity: getUser,
  workflow: filterEnquiries,
  catalogue: getManufacturers,
  businessdata: countBusinessData,
  notification: openLiveStream,
}
const query = (service: keyof typeof services) => (service === 'businessdata' ? '?offerIds=' : '')
const addressOf = (service: keyof typeof services) =>
  `${services[service].url}${calls[service].path}${query(service)}`

let good: string
let claims: Record<string, unknown>
let header: Record<string, unknown>
let publicKeys: { keys: { kid: string; x5c?: string[] }[] }
let serviceToken: string

const json = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())

beforeAll(async () => {
  const { mail, password } = accounts.find((one) => one.companyType === 'CUSTOMER')!
  good = (await signInForTokens({ portal, mail, password })).accessToken
  const [head, body] = good.split('.') as [string, string]
  header = read(head)
  claims = read(body)
  publicKeys = (await (await fetch(`${issuer}/protocol/openid-connect/certs`)).json()) as typeof publicKeys
  const answer = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'portal-internal',
      client_secret: internalClientSecret,
    }),
  })
  serviceToken = ((await answer.json()) as { access_token: string }).access_token
})

const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const signed = (head: unknown, body: unknown) => {
  const content = `${json(head)}.${json(body)}`
  return `${content}.${sign('sha256', Buffer.from(content), own.privateKey).toString('base64url')}`
}
const hmac = (body: unknown, secret: string) => {
  const content = `${json({ ...header, alg: 'HS256' })}.${json(body)}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}
const withBody = (changes: Record<string, unknown>) => {
  const [head, , signature] = good.split('.')
  return `${head}.${json({ ...claims, ...changes })}.${signature}`
}

const forged: Record<string, () => string> = {
  'a signature of another key': () => signed(header, claims),
  'another key under a key id of its own': () => signed({ ...header, kid: 'own' }, claims),
  'a key that the token brings along': () =>
    signed({ ...header, jwk: own.publicKey.export({ format: 'jwk' }) }, claims),
  'keys from an address in the token': () => signed({ ...header, jku: 'http://127.0.0.1:1/certs' }, claims),
  'no signature': () => `${json({ alg: 'none', typ: 'JWT' })}.${json(claims)}.`,
  'a signature with the public key as secret': () =>
    hmac(claims, publicKeys.keys.find(({ kid }) => kid === header.kid)?.x5c?.[0] ?? ''),
  'another user': () => withBody({ sub: '00000000-0000-7000-8000-000000000000' }),
  'another issuer': () => withBody({ iss: 'https://elsewhere.example/auth/realms/schrankwerk' }),
  'another audience': () => withBody({ aud: 'account' }),
  'another client': () => withBody({ azp: 'portal-services' }),
  'another type': () => withBody({ typ: 'ID' }),
  'a later end': () => withBody({ exp: Math.floor(Date.now() / 1000) + 86_400 }),
  'a cut-off signature': () => good.slice(0, -20),
  'the token of a service': () => serviceToken,
  'no token at all but three dots': () => 'a.b.c',
}

describe.each(Object.keys(calls) as (keyof typeof services)[])('%s, asked at its own port', (service) => {
  test('takes a good token', async () => {
    const answer = await fetch(addressOf(service), { headers: { authorization: `Bearer ${good}` } })
    await answer.body?.cancel()
    expect(answer.status).toBe(200)
  })

  test.each(Object.keys(forged))('refuses %s', async (name) => {
    const answer = await fetch(addressOf(service), {
      headers: { authorization: `Bearer ${forged[name]!()}` },
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'token-invalid' })
  })

  test('takes a token from nowhere but the header', async () => {
    for (const headers of [
      { cookie: `token=${good}; access_token=${good}; KEYCLOAK_IDENTITY=${good}` },
      { 'x-access-token': good, 'x-user-id': String(claims.sub), 'x-forwarded-user': String(claims.sub) },
    ]) {
      const answer = await fetch(addressOf(service), {
        headers: headers as unknown as Record<string, string>,
      })
      expect(answer.status).toBe(401)
    }
    const mark = query(service) ? '&' : '?'
    const inQuery = await fetch(`${addressOf(service)}${mark}access_token=${good}`)
    expect([400, 401]).toContain(inQuery.status)
  })

  test('has its internal calls on another port only, and no user gets through there', async () => {
    const path = '/internal/actor?sub=x'
    const outside = await fetch(`${services[service].url}${path}`, {
      headers: { authorization: `Bearer ${serviceToken}` },
    })
    expect(outside.status).toBe(404)
    const asUser = await fetch(`${services[service].internalUrl}${calls[service].path}`, {
      headers: { authorization: `Bearer ${good}` },
    })
    expect(asUser.status).toBe(404)
  })
})

test.each([
  ['identity', '/internal/actor?sub=x', 'GET'],
  ['identity', '/internal/recipients', 'POST'],
  ['catalogue', '/internal/match', 'POST'],
  ['catalogue', '/internal/article-import?id=00000000-0000-7000-8000-000000000000', 'GET'],
  ['workflow', '/internal/file?path=x', 'GET'],
  ['workflow', '/internal/offer/parties', 'POST'],
] as const)('an internal call of %s (%s) is for services alone', async (service, path, method) => {
  const ask = async (token?: string) => {
    const answer = await fetch(`${services[service].internalUrl}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(method === 'POST' ? { body: '{}' } : {}),
    })
    await answer.body?.cancel()
    return answer.status
  }
  expect(await ask()).toBe(401)
  expect(await ask(good)).toBe(401)
  expect(await ask(forged['a signature of another key']!())).toBe(401)
  expect([401, 403]).not.toContain(await ask(serviceToken))
})

describe('a share token', () => {
  let shareToken: string
  let visit: Record<string, unknown>
  let offerId: string
  beforeAll(async () => {
    const [customer, supplier] = await Promise.all([
      signInAs('einkauf@nordhafen.example'),
      signInAs('vertrieb@suedtal.example'),
    ])
    offerId = await releasedOffer(supplier, await releasedEnquiry(customer, ['GIBT-ES-NICHT-1']))
    shareToken = await openToVisitors(supplier, offerId)
    visit = read(shareToken.split('.')[1]!)
  })
  const readWith = async (token: string) => {
    const query = `?offerId=${offerId}`
    const answer = await fetch(`${services.businessdata.url}${getBusinessData.path}${query}`, {
      headers: { [shareTokenHeader]: token },
    })
    const text = await answer.text()
    return [answer.status, (JSON.parse(text) as { code?: string }).code]
  }
  const ended = [401, 'share-token-ended']

  test.each(Object.keys(calls) as (keyof typeof services)[])('is no bearer for %s', async (service) => {
    const answer = await fetch(addressOf(service), { headers: { authorization: `Bearer ${shareToken}` } })
    expect([answer.status, await answer.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'token-invalid' }),
    ])
  })

  test.each(Object.keys(calls) as (keyof typeof services)[])(
    'is nothing to %s elsewhere',
    async (service) => {
      const answer = await fetch(addressOf(service), { headers: { [shareTokenHeader]: shareToken } })
      expect([answer.status, await answer.json()]).toEqual([
        401,
        expect.objectContaining({ code: 'not-signed-in' }),
      ])
    },
  )

  test('is no token of a service', async () => {
    const answer = await fetch(`${services.workflow.internalUrl}/internal/offer/parties`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shareToken}`, [shareTokenHeader]: shareToken },
      body: '{}',
    })
    await answer.body?.cancel()
    expect(answer.status).toBe(401)
  })

  test('opens the folder, and names neither password nor offer', async () => {
    expect((await readWith(shareToken))[0]).toBe(200)
    expect(read(shareToken.split('.')[0]!)).toEqual({ alg: 'HS256', typ: 'share+jwt' })
    expect(Object.keys(visit).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'pv', 'sub'])
  })

  const head = { alg: 'HS256', typ: 'share+jwt' }
  const withSecret = (header: unknown, secret: string) => {
    const content = `${json(header)}.${json(visit)}`
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
  }
  test.each<[string, () => string]>([
    ['of a sign-in', () => good],
    ['of a service', () => serviceToken],
    ['without a signature', () => `${json({ ...head, alg: 'none' })}.${json(visit)}.`],
    ['of a key pair', () => signed({ ...head, alg: 'RS256' }, visit)],
    ['signed by the client secret of the services', () => withSecret(head, internalClientSecret)],
    ['signed by an empty key', () => withSecret(head, '')],
    [
      'signed by the public key of sign-ins',
      () => withSecret(head, publicKeys.keys.find(({ kid }) => kid === header.kid)?.x5c?.[0] ?? ''),
    ],
    ['of another type', () => `${json({ ...head, typ: 'JWT' })}.${shareToken.split('.').slice(1).join('.')}`],
    [
      'of another folder',
      () => {
        const [own, , signature] = shareToken.split('.')
        return `${own}.${json({ ...visit, sub: '00000000-0000-7000-8000-000000000000' })}.${signature}`
      },
    ],
    ['with a cut-off signature', () => shareToken.slice(0, -20)],
  ])('is not one %s', async (_what, make) => {
    expect(await readWith(make())).toEqual(ended)
  })
})
