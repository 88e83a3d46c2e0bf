import { SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { startPart, startSigner } from './gateway.example.ts'
import { createProofs, type Proof, type Proofs } from './proof.ts'

const open: { stop: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const thing of open.splice(0)) await thing.stop()
})

const signing = async () => {
  const signer = await startSigner()
  open.push(signer)
  return signer
}

const proofOf = async (proofs: Proofs, authorization: string | undefined): Promise<Proof> =>
  proofs.known(authorization) ?? proofs.verify(authorization!)

test('a token is verified once and known from then on until it expires', async () => {
  const signer = await signing()
  let now = Date.now()
  const proofs = createProofs({ keysUrl: signer.keysUrl, now: () => now })
  const token = await signer.bearerOf('anna')
  expect(await proofOf(proofs, token)).toEqual({ person: 'anna' })
  expect(proofs.known(token)).toEqual({ person: 'anna' })
  expect(signer.asked()).toBe(1)
  now += 300_000
  expect(await proofOf(proofs, token)).toBe('nobody')
})

test('what is not signed by the keys proves nobody', async () => {
  const signer = await signing()
  const proofs = createProofs({ keysUrl: signer.keysUrl })
  const good = await signer.bearerOf('anna')
  const payload = Buffer.from(JSON.stringify({ sub: 'bert', exp: 9_999_999_999 })).toString('base64url')
  const [head, , signature] = good.split('.')
  const secret = new TextEncoder().encode('a secret that is long enough for it')
  const symmetric = new SignJWT({ sub: 'anna', exp: 9_999_999_999 }).setProtectedHeader({
    alg: 'HS256',
    kid: 'k1',
  })
  for (const token of [
    undefined,
    '',
    'Bearer',
    'Bearer a.b',
    'Bearer a.b.c',
    `Basic ${good.slice(7)}`,
    `${head}.${payload}.${signature}`,
    `Bearer ${new UnsecuredJWT({ sub: 'anna', exp: 9_999_999_999 }).encode()}x`,
    `Bearer ${await symmetric.sign(secret)}`,
    await signer.bearerOf('anna', new Date(Date.now() - 1_000)),
  ])
    expect(await proofOf(proofs, token), token).toBe('nobody')
  expect(await proofOf(proofs, good)).toEqual({ person: 'anna' })
})

test('while the keys cannot be had nobody waits for them again, and later they are had', async () => {
  const signer = await signing()
  const token = await signer.bearerOf('anna')
  let isUp = false
  let now = Date.now()
  let asked = 0
  const keycloak = await startPart(async (_req, res) => {
    asked += 1
    if (!isUp) return void res.writeHead(503).end()
    res.end(await (await fetch(signer.keysUrl)).text())
  })
  open.push(keycloak)
  const proofs = createProofs({ keysUrl: new URL(keycloak.origin), now: () => now })
  expect(await proofOf(proofs, token)).toBe('unknown')
  expect(await proofOf(proofs, await signer.bearerOf('bert'))).toBe('unknown')
  expect(asked).toBe(1)
  isUp = true
  now += 5_000
  expect(await proofOf(proofs, token)).toEqual({ person: 'anna' })
  isUp = false
  expect(await proofOf(proofs, await signer.bearerOf('clara'))).toEqual({ person: 'clara' })
})

test('the memory is bounded: the oldest token is verified anew', async () => {
  const signer = await signing()
  const proofs = createProofs({ keysUrl: signer.keysUrl, remembered: 2 })
  const [first, second, third] = [
    await signer.bearerOf('anna'),
    await signer.bearerOf('bert'),
    await signer.bearerOf('clara'),
  ]
  for (const token of [first, second, third]) await proofOf(proofs, token)
  expect(proofs.known(third)).toEqual({ person: 'clara' })
  expect(proofs.known(second)).toEqual({ person: 'bert' })
  expect(proofs.known(first)).toBeUndefined()
})

test('without an address of keys every token is of an unknown person', async () => {
  const signer = await signing()
  const proofs = createProofs({ keysUrl: undefined })
  expect(await proofOf(proofs, await signer.bearerOf('anna'))).toBe('unknown')
  expect(proofs.known(undefined)).toBe('nobody')
})
