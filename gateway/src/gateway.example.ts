import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { pino } from 'pino'
import { type GatewayConfig, readConfig } from './config.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { createMetrics } from './metrics.ts'

export type Handler = (req: IncomingMessage, res: ServerResponse) => void

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

export const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return originOf(server)
}

/** A real server in the place of a part. */
export const startPart = async (handler: Handler) => {
  const server = createServer(handler)
  const origin = await listen(server)
  return {
    origin,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A gateway on a free port, with the environment a test wants and no limits on rates unless it asks. */
export const startGateway = async (
  environment: Record<string, string>,
  changes: Partial<GatewayConfig> = {},
) => {
  const config = {
    ...readConfig({ RATE_LIMIT_FACTOR: '0', DRAIN_MS: '0', STOP_GRACE_MS: '200', ...environment }),
    ...changes,
  }
  const metrics = createMetrics()
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const gateway: Gateway = createGateway(config, log, metrics)
  const origin = await listen(gateway.server)
  return { origin, gateway, metrics, lines, stop: () => gateway.stop() }
}

export interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Sends a target exactly as written: `fetch` would tidy it up before. */
export const send = (
  origin: string,
  target: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const req = request({ hostname, port, path: target, method, headers, agent: false }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk) => chunks.push(chunk))
      res.on('end', () =>
        resolve({
          status: res.statusCode!,
          headers: res.headers,
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      )
      res.on('error', reject)
    })
    req.on('error', reject)
    req.end(body)
  })

/** Writes bytes that no HTTP client would, and reads what comes back until the end. */
export const sendBytes = (origin: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes, 'latin1'))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })

/** A server in the place of Keycloak that signs tokens; it answers its keys, and all else by `handler`. */
export const startSigner = async (handler: Handler = (_req, res) => res.writeHead(404).end()) => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] }
  let asked = 0
  const part = await startPart((req, res) => {
    if (!req.url!.endsWith('/openid-connect/certs')) return handler(req, res)
    asked += 1
    res.setHeader('content-type', 'application/json')
    res.end(JSON.stringify(keys))
  })
  return {
    ...part,
    keysUrl: new URL('/auth/realms/schrankwerk/protocol/openid-connect/certs', part.origin),
    /** How often the keys were asked for. */
    asked: () => asked,
    /** An access token of a person, as the header has it; each is another one. */
    bearerOf: async (person: string, expiresAt: Date | string = '5m', key: CryptoKey = privateKey) =>
      `Bearer ${await new SignJWT({ jti: randomUUID() })
        .setSubject(person)
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .setExpirationTime(expiresAt)
        .sign(key)}`,
  }
}
