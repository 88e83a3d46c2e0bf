import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { defineEndpoint, type EndedSessions, getActor } from '@schrankwerk/contracts'
import { type TestNats, testNats } from '@schrankwerk/testing'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  askIdentity,
  connectParts,
  createApi,
  createInternalApi,
  internalAudience,
  internalRoute,
  type KitTables,
  NotFound,
  type Parts,
  type RunningService,
  readConfig,
  route,
  standardSettings,
  startService,
} from './index.ts'
import { kitDatabase, people, quiet, temporaryFolder } from './kit.example.ts'

const whoAmI = defineEndpoint({
  name: 'whoAmI',
  service: 'workflow',
  method: 'GET',
  path: '/who',
  summary: '',
  who: 'signed-in',
  ok: 200,
  answer: z.object({ mail: z.string(), admin: z.boolean() }),
})

let database: Awaited<ReturnType<typeof kitDatabase>>
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let world: TestNats
let keycloak: Server
let identity: RunningService
let identityUrl = ''
let service: RunningService
let parts: Parts<KitTables>
let config: Parameters<typeof connectParts>[0]['config']
let sign: (claims: Record<string, unknown>) => Promise<string>
const known = { actor: people.customer, ended: null as EndedSessions | null, asked: 0 }

beforeAll(async () => {
  ;[database, folder, world] = await Promise.all([kitDatabase(), temporaryFolder(), testNats()])

  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }
  const issuer = 'https://portal.example/auth/realms/schrankwerk'
  sign = (claims) =>
    new SignJWT({ typ: 'Bearer', iss: issuer, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setExpirationTime('5m')
      .sign(privateKey)
  keycloak = createServer(async (request, response) => {
    response.end(
      request.url?.endsWith('/certs')
        ? JSON.stringify({ keys: [jwk] })
        : JSON.stringify({
            access_token: await sign({ sub: 'service', aud: internalAudience, azp: 'portal-internal' }),
            expires_in: 300,
          }),
    )
  }).listen(0, '127.0.0.1')
  await once(keycloak, 'listening')
  config = readConfig(z.object(standardSettings), {
    PORT: '0',
    INTERNAL_PORT: '0',
    DATABASE_URL: database.url,
    NATS_URL: world.url,
    KEYCLOAK_ISSUER: issuer,
    KEYCLOAK_URL: `http://127.0.0.1:${(keycloak.address() as AddressInfo).port}/auth`,
    INTERNAL_CLIENT_ID: 'portal-internal',
    INTERNAL_CLIENT_SECRET: 's',
    LOG_LEVEL: 'silent',
  })

  parts = await connectParts<KitTables>({
    service: 'kit',
    config,
    migrations: pathToFileURL(`${folder.path}/`),
    loadActor: (sub, more) => askIdentity(identityUrl)(sub, more),
  })
  const internalApp = createInternalApi({ service: 'identity', ...parts.internalApi })
  internalRoute(internalApp, getActor, ({ query }) => {
    known.asked++
    if (query.sub !== 'u1') throw new NotFound()
    return { ...known.actor, endedSessions: known.ended }
  })
  identity = await startService({ name: 'identity', port: 0, app: internalApp, log: quiet })
  identityUrl = `http://127.0.0.1:${identity.port}`

  const app = createApi<KitTables>({ service: 'kit', ...parts.api })
  route(app, whoAmI, ({ ctx }) => ctx.actor)
  service = await startService({ name: 'kit', port: 0, app, log: quiet, onStop: parts.stop })
})
afterAll(async () => {
  await Promise.all([service.stop(), identity.stop()])
  keycloak.closeAllConnections()
  keycloak.close()
  await world.close()
  await database.close()
  await folder.remove()
})

const ask = async (claims: Record<string, unknown>): Promise<Record<string, unknown>> => {
  const response = await fetch(`http://127.0.0.1:${service.port}/who`, {
    headers: { authorization: `Bearer ${await sign(claims)}` },
  })
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
}
const person = { sub: 'u1', aud: 'portal-api', azp: 'portal' }

test('a token leads to the person that identity knows, asked with a token of the service', async () => {
  // Connecting forgets who was asked for.
  await parts.nats.connection()
  expect(await ask(person)).toEqual({ status: 200, mail: people.customer.mail, admin: false })
  await ask(person)
  expect(known.asked).toBe(1)
})

test('whom identity does not know, and a service, do not get in', async () => {
  expect(await ask({ ...person, sub: 'u2' })).toMatchObject({ status: 401, code: 'token-invalid' })
  expect(await ask({ ...person, aud: internalAudience, azp: 'portal-internal' })).toMatchObject({
    status: 401,
  })
})

test('a token of a session that was ended proves nothing, though it still runs; the session left out goes on', async () => {
  const status = async (claims: object) => (await ask({ ...person, ...claims })).status
  known.ended = { before: 1000, except: 'kept' }
  parts.actors.clear()
  expect(await status({ sid: 'other', auth_time: 999 })).toBe(401)
  expect(await status({ sid: 'kept', auth_time: 999 })).toBe(200)
  expect(await status({ sid: 'later', auth_time: 1000 })).toBe(200)
  expect(await status({ auth_time: 999 })).toBe(401)
  expect(await status({ sid: 'other' })).toBe(401)
  known.ended = { before: 1000, except: null }
  parts.actors.clear()
  expect(await status({ sid: 'kept', auth_time: 999 })).toBe(401)
  expect(await status({ auth_time: 999 })).toBe(401)
  known.ended = null
  parts.actors.clear()
  expect(await status({})).toBe(200)
})

test('people get in while identity is the version before that knows of no ended sessions', async () => {
  const before = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(known.actor))
  }).listen(0, '127.0.0.1')
  await once(before, 'listening')
  const { asked } = known
  const current = identityUrl
  identityUrl = `http://127.0.0.1:${(before.address() as AddressInfo).port}`
  parts.actors.clear()
  try {
    expect(await ask(person)).toMatchObject({ status: 200, mail: people.customer.mail })
    expect(known.asked, 'the version of now was not asked').toBe(asked)
  } finally {
    identityUrl = current
    parts.actors.clear()
    before.closeAllConnections()
    before.close()
  }
})

test('an event of identity makes the next call ask again', async () => {
  await parts.nats.connection()
  // What is known of somebody would grow old on this clock, and everyone be asked for again.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => clock.mockRestore())
  parts.actors.clear()
  await ask(person)
  known.actor = { ...people.customer, admin: true }
  expect(await ask(person)).toMatchObject({ admin: false })
  const event = {
    id: '0199b1c0-0000-7000-8000-00000000000c',
    name: 'identity.user.changed',
    at: new Date().toISOString(),
    aggregateId: people.customer.userId,
    aggregateVersion: 2,
    payload: {},
  }
  await world.connection.jetstream().publish(event.name, JSON.stringify(event))
  await expect.poll(async () => (await ask(person)).admin).toBe(true)
})

test('of two copies side by side one prunes', async () => {
  const copy = await kitDatabase()
  await copy.pool.query(`
    create table pruned (at timestamptz default now());
    create function note_prune() returns trigger language plpgsql as
      $$ begin insert into pruned default values; return null; end $$;
    create trigger noted after delete on due_job for each statement execute function note_prune()`)
  const start = () =>
    connectParts<KitTables>({
      service: 'kit',
      config: { ...config, DATABASE_URL: copy.url },
      migrations: pathToFileURL(`${folder.path}/`),
      loadActor: async () => undefined,
    })
  const copies = await Promise.all([start(), start(), start()])
  // The end of a copy waits for what it has begun, and each begins at once.
  await Promise.all(copies.map((one) => one.stop()))
  expect((await copy.pool.query('select from pruned')).rowCount).toBe(1)
  await copy.close()
})
