import { connect } from 'node:net'
import { Pool } from 'undici'
import type { GatewayConfig } from './config.ts'
import type { Part } from './routes.ts'

export interface Upstream {
  pool: Pool
  /** Stands before the forwarded path; Keycloak's address carries its `/auth`, which the path has already. */
  basePath: string
  address: URL
}

export type Upstreams = Readonly<Partial<Record<Part, Upstream>>>

export const openUpstreams = (config: GatewayConfig): Upstreams => {
  const upstreams: Partial<Record<Part, Upstream>> = {}
  for (const [part, address] of Object.entries(config.upstreams) as [Part, URL | undefined][]) {
    if (!address) continue
    const basePath = address.pathname.replace(/\/$/, '')
    upstreams[part] = {
      // One request at a time on a connection: with more, one broken answer would take others along.
      pool: new Pool(address.origin, { pipelining: 1, connectTimeout: 3_000, allowH2: false }),
      basePath: part === 'keycloak' && basePath === '/auth' ? '' : basePath,
      address,
    }
  }
  return upstreams
}

export const closeUpstreams = async (upstreams: Upstreams): Promise<void> => {
  await Promise.all(Object.values(upstreams).map((upstream) => upstream.pool.destroy()))
}

const accepts = (address: URL, withinMs: number): Promise<boolean> =>
  new Promise((resolve) => {
    const port = Number(address.port || (address.protocol === 'https:' ? 443 : 80))
    const socket = connect({ host: address.hostname.replace(/^\[|\]$/g, ''), port })
    const settle = (reached: boolean) => {
      socket.destroy()
      resolve(reached)
    }
    socket.setTimeout(withinMs, () => settle(false))
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })

/** Short: whoever asks for readiness waits a second, as a rule. */
const probeMs = 300

/** Which parts take a connection. Their own readiness stands on listeners that are not ours to ask. */
export const reachableParts = async (upstreams: Upstreams): Promise<Record<string, boolean>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(upstreams).map(
        async ([part, { address }]) => [part, await accepts(address, probeMs)] as const,
      ),
    ),
  )
