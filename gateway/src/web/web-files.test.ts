import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send, startGateway } from '../gateway.example.ts'

const folder = mkdtempSync(join(tmpdir(), 'web-folder-'))
const put = (path: string, text: string | Buffer) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const script = `export const answer = ${JSON.stringify('x'.repeat(5_000))}\n`
const page = `<!doctype html><html><head><meta name="csp-nonce" content="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="/js/main.0a1b2c3d.js"></script></head></html>`

let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  put('index.html', page)
  put('silent-check-sso.html', '<!doctype html><script src="/silent-check-sso.js"></script>')
  put('meta.json', '{"version":"1"}')
  put('config/portal.json', '{"remotes":[]}')
  put('js/main.0a1b2c3d.js', script)
  put('js/main.0a1b2c3d.js.map', '{}')
  put('js/ready.1a1b2c3d.js', script)
  put('js/ready.1a1b2c3d.js.br', brotliCompressSync('made before'))
  put('js/plain.js', 'export {}\n')
  put('css/main.4f3a9c1b.css', 'a{}')
  put('assets/4f3a9c1b2d3e.woff2', Buffer.from([1, 2, 3]))
  put('mfe/catalogue/portal.json', '{"entry":"1.0.0/mf-manifest.json"}')
  put('mfe/catalogue/1.0.0/mf-manifest.json', '{}')
  put('mfe/catalogue/1.0.0/js/remoteEntry.0a1b2c3d.js', script)
  put('.secret', 'no')
  put('.git/config', 'no')
  put('docs/index.html', '<!doctype html><link rel="stylesheet" href="/api/docs/page.css">')
  put('docs/page.css', 'a{}')
  put('docs/openapi.json', '{"openapi":"3.1.0"}')
  gateway = await startGateway({ WEB_FOLDER: folder })
})
afterAll(async () => {
  await gateway.stop()
  rmSync(folder, { recursive: true })
})

const get = (target: string, headers: Record<string, string> = {}) =>
  send(gateway.origin, target, { headers })
const forever = 'public, max-age=31536000, immutable'

test.each([
  ['/js/main.0a1b2c3d.js', forever, 'text/javascript; charset=utf-8'],
  ['/css/main.4f3a9c1b.css', forever, 'text/css; charset=utf-8'],
  ['/assets/4f3a9c1b2d3e.woff2', forever, 'font/woff2'],
  ['/mfe/catalogue/1.0.0/js/remoteEntry.0a1b2c3d.js', forever, 'text/javascript; charset=utf-8'],
  ['/js/plain.js', 'no-cache', 'text/javascript; charset=utf-8'],
  ['/', 'no-cache', 'text/html; charset=utf-8'],
  ['/index.html', 'no-cache', 'text/html; charset=utf-8'],
  ['/meta.json', 'no-cache', 'application/json'],
  ['/config/portal.json', 'no-cache', 'application/json'],
  ['/mfe/catalogue/portal.json', 'no-cache', 'application/json'],
  ['/mfe/catalogue/1.0.0/mf-manifest.json', 'no-cache', 'application/json'],
  ['/api/docs', 'no-cache', 'text/html; charset=utf-8'],
  ['/api/docs/', 'no-cache', 'text/html; charset=utf-8'],
  ['/api/docs/openapi.json', 'no-cache', 'application/json'],
])('%s is served with %s', async (path, cacheControl, mediaType) => {
  const answer = await get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'cache-control': cacheControl,
    'content-type': mediaType,
    'x-content-type-options': 'nosniff',
  })
  const again = await get(path, { 'if-none-match': String(answer.headers.etag) })
  expect([again.status, again.body]).toEqual([304, ''])
})

test.each([
  '/js/missing.js',
  '/js/missing',
  '/js/',
  '/css/missing.css',
  '/assets/missing',
  '/mfe/catalogue/2.0.0/mf-manifest.json',
  '/mfe/unknown',
  '/config/missing',
  '/js/main.0a1b2c3d.js.map',
  '/.secret',
  '/.git/config',
  '/docs/index.html',
  '/missing.json',
  '/robots.txt',
])('%s is a real 404, never the page', async (path) => {
  const answer = await get(path, { accept: 'text/html,*/*' })
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([404, 'not-found'])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('the API page is compressed once, and runs no script', async () => {
  put('docs/index.html', `<!doctype html>${'<p>Aufruf</p>'.repeat(500)}`)
  const answer = await get('/api/docs', { 'accept-encoding': 'br' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers['content-security-policy']).not.toMatch(/script-src|nonce/)
})

describe('pages of the portal', () => {
  test.each([
    '/enquiry',
    '/enquiry/018f-1/bom',
    '/reset?mail=a%40b.de',
    '/business-data/invite/x',
    '/apidocs',
  ])('%s is index.html to who navigates', async (path) => {
    const answer = await get(path, { accept: 'text/html', 'sec-fetch-dest': 'document' })
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('<!doctype html>')
  })

  test('a script or a fetch never gets the page', async () => {
    expect((await get('/enquiry', { 'sec-fetch-dest': 'script', accept: '*/*' })).status).toBe(404)
    expect((await get('/enquiry', { 'sec-fetch-dest': 'empty', accept: '*/*' })).status).toBe(404)
    expect((await get('/enquiry', { accept: 'application/json' })).status).toBe(404)
  })

  test('every page has a nonce of its own, the same in policy and text', async () => {
    const [one, two] = [await get('/'), await get('/enquiry')]
    const nonceOf = (policy: unknown) => String(policy).match(/script-src 'self' 'nonce-([^']+)'/)?.[1]
    const nonce = nonceOf(one.headers['content-security-policy'])!
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
    expect(one.body).toContain(`<script nonce="${nonce}"`)
    expect(one.body).not.toContain('__CSP_NONCE__')
    expect(nonceOf(two.headers['content-security-policy'])).not.toBe(nonce)
  })

  test('the policy allows nothing inline and no frame around it', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    for (const part of [
      "default-src 'none'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy).toContain(part)
    }
    const silent = String((await get('/silent-check-sso.html')).headers['content-security-policy'])
    expect(silent).toContain("frame-ancestors 'self'")
  })

  test('a page taken from the cache keeps the policy it came with', async () => {
    const first = await get('/')
    const second = await get('/enquiry', { accept: 'text/html', 'if-none-match': String(first.headers.etag) })
    expect(second.status).toBe(304)
    expect(second.headers).not.toHaveProperty('content-security-policy')
  })
})

describe('compression', () => {
  test('brotli before gzip, as the caller takes them', async () => {
    const bytes = async (encoding: string) => {
      const answer = await fetch(`${gateway.origin}/meta.json`, { headers: { 'accept-encoding': encoding } })
      return answer.headers.get('content-encoding')
    }
    expect(await bytes('gzip, br')).toBeNull()
    const compressed = async (encoding: string) =>
      (await send(gateway.origin, '/js/main.0a1b2c3d.js', { headers: { 'accept-encoding': encoding } }))
        .headers
    expect((await compressed('gzip, deflate, br'))['content-encoding']).toBe('br')
    expect((await compressed('gzip, br;q=0'))['content-encoding']).toBe('gzip')
    expect(await compressed('identity')).not.toHaveProperty('content-encoding')
    expect((await compressed('gzip')).etag).not.toBe((await compressed('br')).etag)
  })

  test('what arrives is the file', async () => {
    for (const [encoding, inflate] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const chunks: Buffer[] = []
      const { request } = await import('node:http')
      await new Promise<void>((resolve) =>
        request(
          `${gateway.origin}/js/main.0a1b2c3d.js`,
          { headers: { 'accept-encoding': encoding } },
          (res) => {
            res.on('data', (chunk) => chunks.push(chunk))
            res.on('end', resolve)
          },
        ).end(),
      )
      expect(inflate(Buffer.concat(chunks)).toString()).toBe(script)
    }
  })

  test('a file compressed beforehand is taken', async () => {
    const answer = await fetch(`${gateway.origin}/js/ready.1a1b2c3d.js`, {
      headers: { 'accept-encoding': 'br' },
    })
    expect(await answer.text()).toBe('made before')
  })
})

test('a new pointer is served the moment it lies there', async () => {
  const before = await get('/mfe/catalogue/portal.json')
  put('mfe/catalogue/portal.json.new', '{"entry":"2.0.0/mf-manifest.json"}')
  renameSync(join(folder, 'mfe/catalogue/portal.json.new'), join(folder, 'mfe/catalogue/portal.json'))
  const after = await get('/mfe/catalogue/portal.json', { 'if-none-match': String(before.headers.etag) })
  expect([after.status, after.body]).toEqual([200, '{"entry":"2.0.0/mf-manifest.json"}'])
})

test('only reading is allowed', async () => {
  const answer = await send(gateway.origin, '/', { method: 'POST' })
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  const head = await send(gateway.origin, '/meta.json', { method: 'HEAD' })
  expect([head.status, head.body]).toEqual([200, ''])
})
