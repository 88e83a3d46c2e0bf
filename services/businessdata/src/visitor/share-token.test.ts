import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { createShareTokens, shareKeysSetting } from './share-token.ts'

const [key, other] = ['k'.repeat(32), 'o'.repeat(32)]
const clock = { now: Date.UTC(2026, 10, 22, 9) }
const tokensOf = (...keys: string[]) => createShareTokens(keys, () => new Date(clock.now))
const tokens = tokensOf(key)
const folderId = randomUUID()
const ended = { status: 401, code: 'share-token-ended' }

test('a token proves its visit for an hour', async () => {
  const { token, ...visit } = await tokens.issue({ folderId, passwordVersion: 3 })
  expect(await tokens.read(token)).toEqual(visit)
  expect(visit).toMatchObject({ folderId, passwordVersion: 3, until: new Date(clock.now + 3_600_000) })
  clock.now += 3_599_000
  await tokens.read(token)
  clock.now += 1000
  await expect(tokens.read(token)).rejects.toMatchObject(ended)
})

test('each visit has an id of its own', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => tokens.issue({ folderId, passwordVersion: 1 })))
  expect(one!.visitorId).not.toBe(two!.visitorId)
})

test('a key that is being replaced is believed, and signs no more', async () => {
  const { token: old } = await tokens.issue({ folderId, passwordVersion: 1 })
  const both = tokensOf(other, key)
  expect(await both.read(old)).toMatchObject({ folderId })
  const { token: fresh } = await both.issue({ folderId, passwordVersion: 1 })
  await expect(tokens.read(fresh)).rejects.toMatchObject(ended)
  await expect(tokensOf(other).read(old)).rejects.toMatchObject(ended)
})

const claims = () => ({
  pv: 1,
  sub: folderId,
  jti: randomUUID(),
  iss: 'schrankwerk-businessdata',
  aud: 'project-folder',
  exp: clock.now / 1000 + 60,
})
const signed = (payload: Record<string, unknown>, header = {}) =>
  new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'share+jwt', ...header })
    .sign(Buffer.from(key))

it('believes what is well-formed', async () => {
  expect(await tokens.read(await signed(claims()))).toMatchObject({ folderId })
})

it.each([
  [
    'of another key',
    () =>
      new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', typ: 'share+jwt' }).sign(Buffer.from(other)),
  ],
  ['without a signature', () => new UnsecuredJWT(claims()).encode()],
  ['of another algorithm', () => signed(claims(), { alg: 'HS512' })],
  [
    'of a key pair',
    () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'RS256', typ: 'share+jwt' })
        .sign(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
  ],
  ['of another type', () => signed(claims(), { typ: 'JWT' })],
  ['without a type', () => signed(claims(), { typ: undefined })],
  ['of another issuer', () => signed({ ...claims(), iss: 'portal' })],
  ['for another audience', () => signed({ ...claims(), aud: 'portal-api' })],
  ['without an end', () => signed({ ...claims(), exp: undefined })],
  ['without a visitor', () => signed({ ...claims(), jti: undefined })],
  ['of no folder', () => signed({ ...claims(), sub: 'x' })],
  ['without a password version', () => signed({ ...claims(), pv: '1' })],
  ['that is none', () => 'x'],
  ['that is empty', () => ''],
])('refuses a token %s', async (_what, make) => {
  await expect(tokens.read(await make())).rejects.toMatchObject(ended)
})

it.each([
  [key, [key]],
  [`${other}, ${key}`, [other, key]],
  ['k'.repeat(31), undefined],
  [`${key},short`, undefined],
  [`${key},`, undefined],
  [`${key},${key},${key}`, undefined],
])('reads the setting %s', (setting, keys) => {
  expect(z.safeParse(shareKeysSetting, setting).data).toEqual(keys)
})
