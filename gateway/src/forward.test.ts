import { once } from 'node:events'
import { request } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { type Handler, send, sendBytes, startGateway, startPart } from './gateway.example.ts'

const open: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const thing of open.splice(0).reverse()) await thing.stop()
})

const behind = async (handler: Handler, environment: Record<string, string> = {}) => {
  const part = await startPart(handler)
  open.push(part)
  const gateway = await startGateway({
    IDENTITY_URL: part.origin,
    WORKFLOW_URL: part.origin,
    NOTIFICATION_URL: part.origin,
    KEYCLOAK_URL: `${part.origin}/auth`,
    ...environment,
  })
  open.push(gateway)
  return gateway
}

/** Resolves as soon as somebody calls it. */
const signal = <T = void>() => Promise.withResolvers<T>()

describe('what goes on to a part', () => {
  const seen: Handler = (req, res) => {
    res.setHeader('content-type', 'application/json')
    res.end(JSON.stringify({ url: req.url, headers: req.headers }))
  }

  test('the path goes on without /api, the query as it was written', async () => {
    const { origin } = await behind(seen)
    const { body } = await send(origin, '/api/enquiry/filter?title=a%20b&page=0')
    expect(JSON.parse(body).url).toBe('/enquiry/filter?title=a%20b&page=0')
  })

  test('sign-in keeps its path', async () => {
    const { origin } = await behind(seen)
    const { body } = await send(origin, '/auth/realms/schrankwerk/protocol/openid-connect/auth?x=1')
    expect(JSON.parse(body).url).toBe('/auth/realms/schrankwerk/protocol/openid-connect/auth?x=1')
  })

  test('nothing a caller claims about itself goes on', async () => {
    const { origin } = await behind(seen)
    const { body, headers } = await send(origin, '/api/user/', {
      headers: {
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-user': 'admin',
        forwarded: 'for=203.0.113.7',
        'x-real-ip': '203.0.113.7',
        'x-user-id': 'admin',
        'x-user-admin': 'true',
        'x-original-url': '/internal/actor',
        'x-request-id': 'mine',
        cookie: 'session=1',
        connection: 'x-secret, close',
        'x-secret': 'hop',
        authorization: 'Bearer t',
      },
    })
    const sent = JSON.parse(body).headers
    expect(sent).toMatchObject({
      authorization: 'Bearer t',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
    expect(sent['x-forwarded-host']).toBe(new URL(origin).host)
    for (const name of [
      'forwarded',
      'x-real-ip',
      'x-user-id',
      'x-user-admin',
      'x-forwarded-user',
      'x-original-url',
      'x-secret',
      'cookie',
    ]) {
      expect(sent, name).not.toHaveProperty(name)
    }
    expect(sent['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-request-id']).toBe(sent['x-request-id'])
  })

  test('of a chain of addresses only what our own proxies wrote counts', async () => {
    const { origin } = await behind(seen, { TRUSTED_PROXIES: '2' })
    const { body } = await send(origin, '/api/user/', {
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.0.0.2', 'x-forwarded-proto': 'https' },
    })
    expect(JSON.parse(body).headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    })
  })

  test('the configured address of the portal wins over the Host header', async () => {
    const { origin } = await behind(seen, { PORTAL_URL: 'https://portal.example' })
    const { body } = await send(origin, '/api/user/', { headers: { host: 'evil.example' } })
    expect(JSON.parse(body).headers).toMatchObject({
      'x-forwarded-host': 'portal.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
    })
  })
})

describe('what comes back', () => {
  test('status, headers and body arrive, with what every answer must have', async () => {
    const { origin } = await behind((_req, res) => {
      res.writeHead(208, { 'content-type': 'application/json', 'x-powered-by': 'x', etag: '"7"' })
      res.end('{"a":1}')
    })
    const { status, headers, body } = await send(origin, '/api/user/')
    expect([status, body]).toEqual([208, '{"a":1}'])
    expect(headers).toMatchObject({
      etag: '"7"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test("sign-in keeps Keycloak's own policy and cookies", async () => {
    const policy = "frame-src 'self'; frame-ancestors 'self'; object-src 'none';"
    const { origin } = await behind((req, res) => {
      res.setHeader('content-security-policy', policy)
      res.setHeader('set-cookie', ['A=1', 'B=2'])
      res.end(req.headers.cookie)
    })
    const { headers, body } = await send(origin, '/auth/realms/schrankwerk/protocol/openid-connect/auth', {
      headers: { cookie: 'KEYCLOAK=1' },
    })
    expect(body).toBe('KEYCLOAK=1')
    expect(headers['content-security-policy']).toBe(policy)
    expect(headers['set-cookie']).toEqual(['A=1', 'B=2'])
  })

  test('a first part of an answer arrives before the last is written', async () => {
    const finish = signal()
    const { origin } = await behind((_req, res) => {
      res.write('first')
      finish.promise.then(() => res.end('last'))
    })
    const answer = await fetch(`${origin}/api/file/`)
    const reader = answer.body!.getReader()
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('first')
    finish.resolve()
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('last')
    expect((await reader.read()).done).toBe(true)
  })

  test('a live stream opens before its first event and passes each on at once', async () => {
    const say = signal()
    const { origin } = await behind((_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' })
      res.flushHeaders()
      say.promise.then(() => res.write('data: 1\n\n'))
    })
    const aborter = new AbortController()
    const answer = await fetch(`${origin}/api/notification/stream`, { signal: aborter.signal })
    expect(answer.headers.get('content-type')).toBe('text/event-stream')
    say.resolve()
    const reader = answer.body!.getReader()
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('data: 1\n\n')
    aborter.abort()
    await expect(reader.read()).rejects.toThrow()
  })

  test('large answers arrive whole', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, 'x')
    const { origin } = await behind((_req, res) => {
      res.setHeader('content-length', megabyte.length * 20)
      let left = 20
      const more = () => {
        while (left-- > 0) if (!res.write(megabyte)) return void res.once('drain', more)
        res.end()
      }
      more()
    })
    const answer = await fetch(`${origin}/api/file/`)
    expect((await answer.arrayBuffer()).byteLength).toBe(megabyte.length * 20)
  })
})

describe('who breaks off ends the other side', () => {
  test('an answer that breaks in the middle never looks whole', async () => {
    const { origin } = await behind((_req, res) => {
      res.write('PK first half')
      setImmediate(() => res.destroy())
    })
    const answer = await fetch(`${origin}/api/file/all/enquiry`, { method: 'POST' })
    await expect(answer.arrayBuffer()).rejects.toThrow()
  })

  test('an answer shorter than it said never looks whole', async () => {
    const { origin } = await behind((_req, res) => {
      res.setHeader('content-length', 100)
      res.write('short')
      setImmediate(() => res.socket!.destroy())
    })
    const answer = await fetch(`${origin}/api/file/`)
    await expect(answer.arrayBuffer()).rejects.toThrow()
  })

  test('a caller who goes ends the request behind', async () => {
    const arrived = signal()
    const ended = signal()
    const { origin } = await behind((_req, res) => {
      res.write('x')
      arrived.resolve()
      res.once('close', () => ended.resolve())
    })
    const aborter = new AbortController()
    await fetch(`${origin}/api/file/`, { signal: aborter.signal })
    await arrived.promise
    aborter.abort()
    await ended.promise
  })

  test('a caller who goes before the answer begins ends the request behind', async () => {
    const arrived = signal()
    const ended = signal()
    const { origin } = await behind((_req, res) => {
      arrived.resolve()
      res.once('close', () => ended.resolve())
    })
    const aborter = new AbortController()
    const call = fetch(`${origin}/api/file/`, { signal: aborter.signal })
    await arrived.promise
    aborter.abort()
    await expect(call).rejects.toThrow()
    await ended.promise
  })

  test('a part sees an upload that was broken off as broken off', async () => {
    const half = signal()
    const outcome = signal<string>()
    const { origin } = await behind((req) => {
      req.once('data', () => half.resolve())
      req.once('end', () => outcome.resolve('whole'))
      req.once('error', () => outcome.resolve('broken'))
    })
    const upload = request(`${origin}/api/file/`, { method: 'POST', headers: { 'content-length': '1000' } })
    upload.on('error', () => {})
    upload.write('half')
    await half.promise
    upload.destroy()
    expect(await outcome.promise).toBe('broken')
  })
})

describe('uploads', () => {
  test('arrive while they are sent', async () => {
    const first = signal<string>()
    const { origin } = await behind((req, res) => {
      let length = 0
      req.once('data', (chunk) => first.resolve(chunk.toString()))
      req.on('data', (chunk) => {
        length += chunk.length
      })
      req.once('end', () => res.end(String(length)))
    })
    const upload = request(`${origin}/api/file/`, { method: 'POST' })
    upload.write('begin')
    expect(await first.promise).toBe('begin')
    upload.end('end')
    const [answer] = await once(upload, 'response')
    const [body] = await once(answer, 'data')
    expect(body.toString()).toBe('8')
  })

  test('a refusal reaches the caller although the rest of the upload is not read', async () => {
    const { origin } = await behind((_req, res) => {
      res.writeHead(403, { 'content-type': 'application/problem+json' })
      res.end('{"code":"not-allowed"}')
    })
    const answer = await send(origin, '/api/file/', { method: 'POST', body: 'x'.repeat(3_000_000) })
    expect([answer.status, answer.body]).toEqual([403, '{"code":"not-allowed"}'])
  })

  test('above the limit they are refused before a part sees them', async () => {
    let seen = 0
    const { origin } = await behind(
      (_req, res) => {
        seen += 1
        res.end()
      },
      { BODY_LIMIT_BYTES: '1000' },
    )
    const answer = await send(origin, '/api/file/', { method: 'POST', body: 'x'.repeat(1001) })
    expect([answer.status, JSON.parse(answer.body).code, seen]).toEqual([413, 'too-large', 0])
    expect((await send(origin, '/api/file/', { method: 'POST', body: 'x'.repeat(1000) })).status).toBe(200)
  })

  test('without a length they are counted on the way', async () => {
    const { origin } = await behind((req) => req.resume(), { BODY_LIMIT_BYTES: '1000' })
    const upload = request(`${origin}/api/file/`, { method: 'POST' })
    upload.on('error', () => {})
    upload.write('x'.repeat(900))
    upload.write('x'.repeat(900))
    const [answer] = await once(upload, 'response')
    expect(answer.statusCode).toBe(413)
    upload.destroy()
  })
})

describe('a part that is down', () => {
  test('is named in German, with a time to come back', async () => {
    const { origin } = await behind(() => {}, { CATALOGUE_URL: 'http://127.0.0.1:9' })
    const answer = await send(origin, '/api/article/')
    expect(answer.status).toBe(503)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(answer.body)).toMatchObject({
      code: 'part-down',
      detail:
        'Der Artikelkatalog ist gerade nicht erreichbar. Bitte versuchen Sie es in einem Moment erneut.',
    })
  })

  test('and has no address at all: the same', async () => {
    const { origin } = await behind(() => {})
    expect((await send(origin, '/api/article/')).status).toBe(503)
  })

  test('is asked once, also by a GET', async () => {
    let asked = 0
    const { origin } = await behind((_req, res) => {
      asked += 1
      res.socket!.destroy()
    })
    expect((await send(origin, '/api/user/update/counter')).status).toBe(503)
    expect(asked).toBe(1)
  })

  test('does not answer in time: 503, and the part sees the end', async () => {
    const ended = signal()
    const part = await startPart((_req, res) => void res.once('close', () => ended.resolve()))
    open.push(part)
    const gateway = await startGateway({ IDENTITY_URL: part.origin, FIRST_BYTE_MS: '200' })
    open.push(gateway)
    const answer = await send(gateway.origin, '/api/user/')
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([503, 'request-timeout'])
    await ended.promise
  })

  test('a browser that asked for the sign-in gets a page', async () => {
    const { origin } = await behind(() => {}, { KEYCLOAK_URL: 'http://127.0.0.1:9/auth' })
    const answer = await send(origin, '/auth/realms/schrankwerk/protocol/openid-connect/auth', {
      headers: { accept: 'text/html' },
    })
    expect(answer.status).toBe(503)
    expect(answer.body).toContain('Die Anmeldung ist gerade nicht erreichbar')
  })
})

describe('what is no call', () => {
  test.each([
    ['/api/nothing', 'GET', 404, 'not-found'],
    ['/api', 'GET', 404, 'not-found'],
    ['/auth/admin/master/console/', 'GET', 404, 'not-found'],
    ['/auth/realms/schrankwerk/protocol;x=/token', 'GET', 404, 'not-found'],
    ['/api/user/', 'PUT', 405, 'method-not-allowed'],
    ['/api/user/', 'OPTIONS', 405, 'method-not-allowed'],
    ['/api/%2e%2e/user', 'GET', 400, 'malformed-request'],
    ['/api//user', 'GET', 400, 'malformed-request'],
    ['/api/enquiry/bom/map?admin=1', 'POST', 400, 'unknown-parameter'],
  ])('%s %s is %i', async (target, method, status, code) => {
    const { origin } = await behind((_req, res) => res.end('reached'))
    const answer = await send(origin, target, { method })
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a GET that changes something cannot be set off by asking for its headers', async () => {
    const { origin } = await behind((_req, res) => res.end('reached'))
    expect((await send(origin, '/api/unit/delete?unitIds=1', { method: 'HEAD' })).status).toBe(405)
  })

  test.each([
    [
      'GET /api/user/ HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['GET /api/user/ HTTP/1.1\r\nHost: a\r\nX y: 1\r\n\r\n'],
    ['nonsense\r\n\r\n'],
  ])('%j is answered with 400 and the connection ends', async (bytes) => {
    const { origin } = await behind((_req, res) => res.end('reached'))
    const answer = await sendBytes(origin, bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('malformed-request')
  })

  test('asking for a WebSocket is a plain request', async () => {
    const { origin } = await behind((req, res) => res.end(String(req.headers.upgrade)))
    const answer = await send(origin, '/api/user/', {
      headers: { connection: 'upgrade', upgrade: 'websocket' },
    })
    expect([answer.status, answer.body]).toEqual([200, 'undefined'])
  })
})

test('what is logged holds neither query nor token', async () => {
  const { origin, lines } = await behind((_req, res) => res.end('{}'))
  for (const query of ['/verify?oobCode=secret-code', '?mail=secret%40nord.example'])
    await send(origin, `/api/user/password/reset${query}`, {
      headers: { authorization: 'Bearer secret-token', referer: `${origin}/action?oobCode=secret-code` },
    })
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  const log = lines.join('')
  expect(log).toContain('/api/user/password/reset/verify')
  expect(log).not.toContain('secret')
})

test('stopping ends live streams and lets a running call finish', async () => {
  const arrived = signal()
  const finish = signal()
  const part = await startPart((req, res) => {
    if (req.url === '/notification/stream') return void res.write('data: 1\n\n')
    arrived.resolve()
    finish.promise.then(() => res.end('done'))
  })
  open.push(part)
  const gateway = await startGateway(
    { NOTIFICATION_URL: part.origin, IDENTITY_URL: part.origin },
    { stopGraceMs: 10_000 },
  )
  const live = await fetch(`${gateway.origin}/api/notification/stream`)
  const call = fetch(`${gateway.origin}/api/user/`)
  await arrived.promise
  const stopped = gateway.stop()
  await expect(live.text()).rejects.toThrow()
  finish.resolve()
  expect(await (await call).text()).toBe('done')
  await stopped
})
