import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `stop`: Keycloak never gets it; `lose`: it does, and its answer is lost; `hold`: its answer waits for `open`. */
type Fault = 'stop' | 'lose' | 'hold'

/** Stands in front of Keycloak and lets through what it is told to. */
export interface KeycloakValve {
  /** Base address including `/auth`. */
  url: string
  /** What went through or tried to since `open`, as `PUT /users/{id}/reset-password`. */
  seen: string[]
  /** How many answers are held. */
  held(): number
  /** From the request number `from` on (the first is 1), all of them; one that is held is the only one. */
  shut(fault: Fault, from?: number | RegExp): void
  /** Everything goes through again, and what was held is answered. */
  open(): void
  stop(): Promise<void>
}

const nameOf = ({ method, url }: IncomingMessage) =>
  `${method} ${url!.replace(/^.*\/(?=protocol|users|attack|sessions)/, '/').replace(/\?.*$/, '')}`

async function bytesOf(req: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export async function keycloakValve(target: string): Promise<KeycloakValve> {
  const seen: string[] = []
  let shut: { fault: Fault; from: number | RegExp } | undefined
  let held: (() => void)[] = []

  async function pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
    seen.push(nameOf(req))
    const isMet = typeof shut?.from === 'number' ? seen.length >= shut.from : shut?.from.test(seen.at(-1)!)
    const fault = isMet ? shut?.fault : undefined
    if (fault === 'stop') return void req.socket.destroy()
    const body = await bytesOf(req)
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = req.headers
    const answer = await fetch(target.replace(/\/auth$/, '') + req.url, {
      method: req.method!,
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    })
    const text = Buffer.from(await answer.arrayBuffer())
    if (fault === 'lose') return void req.socket.destroy()
    if (fault === 'hold') await new Promise<void>((resolve) => held.push(resolve))
    const { 'content-encoding': _e, 'transfer-encoding': _t, ...kept } = Object.fromEntries(answer.headers)
    res.writeHead(answer.status, kept)
    res.end(text)
  }

  const server = createServer((req, res) => {
    pass(req, res).catch(() => req.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth`,
    seen,
    held: () => held.length,
    shut(fault, from = 1) {
      seen.length = 0
      shut = { fault, from }
    },
    open() {
      seen.length = 0
      shut = undefined
      for (const answer of held) answer()
      held = []
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
