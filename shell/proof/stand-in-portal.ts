import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const policy = (nonce: string) =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; connect-src 'self'; img-src 'self' data:; font-src 'self'; frame-src 'self'; worker-src 'self'`

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export interface StandIn {
  origin: string
  /** Answers requests that match with something else than usual; undefined ends that. */
  disturb(
    rule: ((path: string) => { status: number; body?: string } | 'hang' | 'reset' | undefined) | undefined,
  ): void
  /** Paths asked for, in order. */
  asked: string[]
  user: Record<string, unknown>
  isSignedIn: boolean
  /** Sends a live event to whoever listens. */
  announce(event: object): void
  streams: Set<ServerResponse>
  buildDate: string | undefined
  close(): Promise<void>
}

/** Gateway, sign-in and identity in one small server, for shell and remotes without the real stack. */
export const standInPortal = async (folders: {
  shell: string
  remotes: Record<string, string>
}): Promise<StandIn> => {
  let rule: Parameters<StandIn['disturb']>[0]
  const standIn: StandIn = {
    origin: '',
    disturb: (next) => {
      rule = next
    },
    asked: [],
    isSignedIn: true,
    streams: new Set(),
    buildDate: undefined,
    announce: (event) => {
      for (const stream of standIn.streams)
        stream.write(`id: ${Date.now()}\ndata: ${JSON.stringify(event)}\n\n`)
    },
    user: {
      id: '01990000-0000-7000-8000-000000000001',
      name: 'Einkauf',
      lastname: 'Nord',
      mail: 'einkauf.nord@example.test',
      phoneNumber: null,
      admin: false,
      companyId: '01990000-0000-7000-8000-000000000002',
      company: {
        id: '01990000-0000-7000-8000-000000000002',
        name: 'Anlagenbau Nord',
        type: 'CUSTOMER',
        pendingRegistration: false,
      },
      customerDesignation: null,
      permissions: [],
      passwordChangeNeeded: false,
      loginCounter: 1,
      lastLoginAt: null,
      editVersion: 1,
      createDate: '2026-01-01T00:00:00.000Z',
      lastUpdate: '2026-01-01T00:00:00.000Z',
      changeEntries: [],
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  const json = (response: ServerResponse, value: unknown) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify(value))

  let nonceOfRequest = ''
  const keycloak = (url: URL, response: ServerResponse) => {
    if (url.pathname.endsWith('/auth')) {
      nonceOfRequest = url.searchParams.get('nonce') ?? ''
      if (url.searchParams.get('prompt') !== 'none') standIn.isSignedIn = true
      const outcome = standIn.isSignedIn ? 'code=c&session_state=s' : 'error=login_required'
      const back = `${url.searchParams.get('redirect_uri')}#state=${url.searchParams.get('state')}&${outcome}`
      return response.writeHead(302, { location: back }).end()
    }
    if (url.pathname.endsWith('/token')) {
      const now = Math.floor(Date.now() / 1000)
      const claims = { exp: now + 300, iat: now, sub: 'someone', sid: 's', nonce: nonceOfRequest }
      const token = `${part({ alg: 'none' })}.${part(claims)}.x`
      return json(response, { access_token: token, refresh_token: token, id_token: token, expires_in: 300 })
    }
    if (url.pathname.endsWith('/logout')) {
      standIn.isSignedIn = false
      return response
        .writeHead(302, { location: url.searchParams.get('post_logout_redirect_uri') ?? '/' })
        .end()
    }
    const script = "parent.postMessage('supported', '*')"
    return response.writeHead(200, { 'content-type': 'text/html' }).end(`<script>${script}</script>`)
  }

  const api = (path: string, response: ServerResponse) => {
    if (path === '/api/user/') return json(response, standIn.user)
    if (path === '/api/user/update/counter') return response.writeHead(200).end()
    if (path === '/api/notification/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n')
      standIn.streams.add(response)
      response.on('close', () => standIn.streams.delete(response))
      return
    }
    return response.writeHead(404).end()
  }

  const file = (path: string): string | undefined => {
    const remote = /^\/mfe\/([^/]+)\/(.*)$/.exec(path)
    const folder = remote ? folders.remotes[remote[1] ?? ''] : folders.shell
    const name = join(folder ?? '/nowhere', normalize(`/${remote ? remote[2] : path}`))
    return existsSync(name) && extname(name) !== '' ? name : undefined
  }

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    standIn.asked.push(url.pathname)
    const disturbance = rule?.(url.pathname)
    if (disturbance === 'hang') return
    if (disturbance === 'reset') return request.socket.destroy()
    if (disturbance) {
      return response
        .writeHead(disturbance.status, { 'cache-control': 'no-store' })
        .end(disturbance.body ?? '')
    }
    if (url.pathname.startsWith('/auth/')) return keycloak(url, response)
    if (url.pathname.startsWith('/api/')) return api(url.pathname, response)
    if (url.pathname === '/meta.json' && standIn.buildDate)
      return json(response, { buildDate: standIn.buildDate })
    const isAsset = /^\/(js|css|assets|mfe|config)\//.test(url.pathname)
    const name = file(url.pathname) ?? (isAsset ? undefined : join(folders.shell, 'index.html'))
    if (!name) return response.writeHead(404, { 'cache-control': 'no-store' }).end()
    const isPage = name.endsWith('.html')
    const nonce = Math.random().toString(36).slice(2)
    const content = isPage
      ? readFileSync(name, 'utf8').replaceAll('__CSP_NONCE__', nonce)
      : readFileSync(name)
    return response
      .writeHead(200, {
        'content-type': types[extname(name)] ?? 'application/octet-stream',
        'cache-control': /\.[0-9a-f]{8,}\.|\/[0-9a-f]{12}\./.test(name)
          ? 'max-age=31536000, immutable'
          : 'no-cache',
        ...(isPage ? { 'content-security-policy': policy(nonce) } : {}),
      })
      .end(content)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  standIn.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return standIn
}
