import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineEndpoint } from '@schrankwerk/contracts'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { quiet } from './actor.example.ts'
import {
  Conflict,
  createInternalApi,
  createInternalClient,
  createServiceToken,
  type InternalClient,
  internalRoute,
  NotFound,
  NotSignedIn,
  startService,
  TooMany,
  WrittenAnswer,
} from './index.ts'

const findThing = defineEndpoint({
  name: 'findThing',
  service: 'identity',
  method: 'POST',
  path: '/internal/thing',
  summary: '',
  who: 'anyone',
  query: z.object({ how: z.optional(z.string()) }),
  body: z.object({ ids: z.array(z.string()) }),
  ok: 200,
  answer: z.object({ ids: z.array(z.string()), requestId: z.string() }),
})

const requestId = 'request-0001'

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
})

async function listening(handler: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
function clientOf(baseUrl: string, token = 'service', timeoutMs = 5000): InternalClient {
  const client = createInternalClient({ baseUrl, part: 'identity', token: async () => token, timeoutMs })
  opened.push(client.close)
  return client
}
async function identity(strictAnswers = false) {
  const app = createInternalApi({
    service: 'identity',
    db: undefined as never,
    log: quiet,
    strictAnswers,
    async authenticateService(token) {
      if (token !== 'service') throw new NotSignedIn('token-invalid')
    },
  })
  internalRoute(app, findThing, ({ ctx, query, body }) => {
    if (query.how === 'missing') throw new NotFound().because('Das Unternehmen gibt es nicht.')
    if (query.how === 'taken') throw new Conflict('name-taken')
    if (query.how === 'known') throw new Conflict('article-exists', { articleId: 'a1' })
    if (query.how === 'often') throw new TooMany(37)
    if (query.how === 'broken') throw new Error('bug')
    if (query.how === 'written')
      return new WrittenAnswer(`{"ids":["${body.ids.join('","')}"],"requestId":"${ctx.requestId}"}`)
    if (query.how === 'written-badly') return new WrittenAnswer('{"ids":7}')
    return { ids: body.ids, requestId: ctx.requestId }
  })
  const service = await startService({ name: 'identity', port: 0, app, log: quiet })
  opened.push(service.stop)
  return `http://127.0.0.1:${service.port}`
}

test('a call carries body, query and request id, and gets its parsed answer', async () => {
  const client = clientOf(await identity())
  const answer = await client.call(findThing, {
    body: { ids: ['a'] },
    query: { how: 'well' },
    requestId,
  })
  expect(answer).toEqual({ ids: ['a'], requestId })
})

test('an answer that is JSON already is sent as it is, and checked where answers are', async () => {
  const [loose, strict] = [clientOf(await identity()), clientOf(await identity(true))]
  const call = (client: InternalClient, how: string) =>
    client.call(findThing, { body: { ids: ['a', 'b'] }, query: { how }, requestId })
  for (const client of [loose, strict])
    expect(await call(client, 'written')).toEqual({ ids: ['a', 'b'], requestId })
  await expect(call(strict, 'written-badly')).rejects.toMatchObject({ status: 503, part: 'identity' })
})

test('a problem of the other side is thrown as the same problem', async () => {
  const client = clientOf(await identity())
  const call = (how: string) => client.call(findThing, { body: { ids: [] }, query: { how }, requestId })
  await expect(call('missing')).rejects.toMatchObject({
    status: 404,
    code: 'not-found',
    detail: 'Das Unternehmen gibt es nicht.',
  })
  await expect(call('taken')).rejects.toMatchObject({ status: 409, code: 'name-taken', extra: undefined })
  await expect(call('known')).rejects.toMatchObject({ status: 409, extra: { articleId: 'a1' } })
  await expect(call('often')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 37 })
})

test('an error there, a refused token, a wrong answer and silence are all 503', async () => {
  const down = { status: 503, part: 'identity' }
  const url = await identity()
  await expect(
    clientOf(url).call(findThing, { body: { ids: [] }, query: { how: 'broken' }, requestId }),
  ).rejects.toMatchObject(down)
  await expect(
    clientOf(url, 'stolen').call(findThing, { body: { ids: [] }, requestId }),
  ).rejects.toMatchObject(down)
  const odd = await listening((_, response) => response.end('{"ids":1}'))
  await expect(clientOf(odd.url).call(findThing, { body: { ids: [] }, requestId })).rejects.toMatchObject(
    down,
  )
  const silent = await listening(() => undefined)
  await expect(
    clientOf(silent.url, 'service', 50).call(findThing, { body: { ids: [] }, requestId }),
  ).rejects.toMatchObject(down)
  await expect(
    clientOf('http://127.0.0.1:1').call(findThing, { body: { ids: [] }, requestId }),
  ).rejects.toMatchObject(down)
})

const fetchThing = defineEndpoint({
  name: 'fetchThing',
  service: 'workflow',
  method: 'GET',
  path: '/internal/file',
  summary: '',
  who: 'anyone',
  query: z.object({ path: z.string() }),
  ok: 200,
  answer: 'file',
})

test('a file arrives as a stream with its size, and a refusal as its problem', async () => {
  const { url } = await listening((request, response) => {
    if (request.url?.includes('gone')) {
      response.writeHead(404, { 'content-type': 'application/problem+json' })
      return response.end(JSON.stringify({ code: 'not-found', detail: 'Die Datei gibt es nicht.' }))
    }
    response.writeHead(200, { 'content-length': 6 })
    response.end('inhalt')
  })
  const client = clientOf(url)
  const { stream, size } = await client.download(fetchThing, { query: { path: 'offer/a/b' }, requestId })
  expect(size).toBe(6)
  expect((await stream.toArray()).join('')).toBe('inhalt')
  await expect(client.download(fetchThing, { query: { path: 'gone' }, requestId })).rejects.toMatchObject({
    status: 404,
    detail: 'Die Datei gibt es nicht.',
  })
})

test('a file that never begins is 503, and one that breaks off ends its stream with an error', async () => {
  const silent = await listening(() => undefined)
  await expect(
    clientOf(silent.url, 'service', 50).download(fetchThing, { query: { path: 'a' }, requestId }),
  ).rejects.toMatchObject({ status: 503, part: 'identity' })
  const broken = await listening((_, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('halb', () => response.destroy())
  })
  const { stream } = await clientOf(broken.url).download(fetchThing, { query: { path: 'a' }, requestId })
  await expect(stream.toArray()).rejects.toThrow()
})

test('a service token is fetched once, kept, and fetched again when it ends', async () => {
  let given = 0
  let lives = 300
  let seen = ''
  const keycloak = await listening(async (request, response) => {
    for await (const chunk of request) seen = String(chunk)
    given++
    response.end(JSON.stringify({ access_token: `t${given}`, expires_in: lives }))
  })
  const token = createServiceToken({
    tokenUrl: `${keycloak.url}/token`,
    clientId: 'portal-internal',
    clientSecret: 's',
  })
  lives = 20 // under the margin: used once, not kept
  expect(await Promise.all([token(), token()])).toEqual(['t1', 't1'])
  lives = 300
  expect([await token(), await token()]).toEqual(['t2', 't2'])
  expect(seen).toBe('grant_type=client_credentials&client_id=portal-internal&client_secret=s')
})

test('without Keycloak a service token is 503', async () => {
  const token = createServiceToken({ tokenUrl: 'http://127.0.0.1:1/token', clientId: 'c', clientSecret: 's' })
  await expect(token()).rejects.toMatchObject({ status: 503, part: 'keycloak' })
})
