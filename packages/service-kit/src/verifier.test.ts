import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVerifier, type Verifier } from './index.ts'

const issuer = 'https://portal.example/auth/realms/schrankwerk'
const good = { sub: 'u1', iss: issuer, aud: ['account', 'portal-api'], azp: 'portal', typ: 'Bearer' }

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey']

let keys: Server
let isUp = true
let asked = 0
let verifier: Verifier
let privateKey: Key
let publicKey: Key

beforeAll(async () => {
  ;({ privateKey, publicKey } = await generateKeyPair('RS256'))
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  keys = createServer((_, response) => {
    asked++
    response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ keys: [jwk] }))
  }).listen(0, '127.0.0.1')
  await once(keys, 'listening')
  verifier = createVerifier({ issuer, jwksUrl: jwksUrl() })
})
afterAll(() => keys.close())

const jwksUrl = () => `http://127.0.0.1:${(keys.address() as AddressInfo).port}/certs`
const sign = (
  claims: Record<string, unknown>,
  { kid = 'k1', expires = '5m', alg = 'RS256', key = privateKey as Key | Uint8Array } = {},
) => new SignJWT(claims).setProtectedHeader({ alg, kid }).setExpirationTime(expires).sign(key)

test('nothing is fetched before the first token, and not again for the next', async () => {
  expect(asked).toBe(0)
  const token = await sign(good)
  expect(await verifier.verify(token)).toMatchObject({ sub: 'u1', exp: expect.any(Number) })
  await verifier.verify(token)
  expect(asked).toBe(1)
})

test.each<[string, () => Promise<string> | string]>([
  ['another issuer', () => sign({ ...good, iss: 'https://evil.example' })],
  ['another audience', () => sign({ ...good, aud: 'account' })],
  ['another client', () => sign({ ...good, azp: 'portal-services' })],
  ['no client', () => sign({ ...good, azp: undefined })],
  ['an ID token', () => sign({ ...good, typ: 'ID' })],
  ['a refresh token', () => sign({ ...good, typ: 'Refresh' })],
  ['no subject', () => sign({ ...good, sub: undefined })],
  ['an ended token', () => sign(good, { expires: '-1m' })],
  ['no end', () => new SignJWT(good).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(privateKey)],
  ['no signature', () => new UnsecuredJWT(good).setExpirationTime('5m').encode()],
  [
    'HS256 with the public key as secret',
    async () =>
      sign(good, { alg: 'HS256', key: new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey))) }),
  ],
  ['another key', async () => sign(good, { key: (await generateKeyPair('RS256')).privateKey })],
  ['an unknown key id', () => sign(good, { kid: 'k2' })],
  [
    'another algorithm',
    async () => sign(good, { alg: 'PS256', key: (await generateKeyPair('PS256')).privateKey }),
  ],
  [
    'a changed payload',
    async () => {
      const [header, , signature] = (await sign(good)).split('.')
      return [
        header,
        Buffer.from(JSON.stringify({ ...good, sub: 'u2' })).toString('base64url'),
        signature,
      ].join('.')
    },
  ],
  ['something that is no token', () => 'abc'],
])('%s proves nothing: 401', async (_, make) => {
  await expect(verifier.verify(await make())).rejects.toMatchObject({ status: 401, code: 'token-invalid' })
})

test('a service token does not open what people open, and the other way round', async () => {
  const internal = createVerifier({
    issuer,
    jwksUrl: jwksUrl(),
    audience: 'portal-internal-api',
    azp: 'portal-internal',
  })
  const service = await sign({ ...good, aud: 'portal-internal-api', azp: 'portal-internal' })
  expect(await internal.verify(service)).toMatchObject({ sub: 'u1' })
  await expect(verifier.verify(service)).rejects.toMatchObject({ status: 401 })
  await expect(internal.verify(await sign(good))).rejects.toMatchObject({ status: 401 })
})

test('while the keys cannot be had it is 503, never a guess', async () => {
  isUp = false
  const fresh = createVerifier({ issuer, jwksUrl: jwksUrl() })
  await expect(fresh.verify(await sign(good))).rejects.toMatchObject({ status: 503 })
  isUp = true
  expect(await fresh.verify(await sign(good))).toMatchObject({ sub: 'u1' })
})
