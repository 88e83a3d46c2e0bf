import { createServer, type Server } from 'node:http'
import type { Gateway } from './gateway.ts'
import type { Metrics } from './metrics.ts'
import { reachableParts } from './upstreams.ts'

/**
 * Health, readiness and metrics, for whoever runs the portal. The gateway is ready while it listens: a part that is
 * down costs its own routes alone, and is named here without making the rest unreachable.
 */
export const createInternalListener = (gateway: Gateway, metrics: Metrics): Server =>
  createServer(async (req, res) => {
    const send = (status: number, type: string, body: string) => {
      res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
      res.end(body)
    }
    const path = (req.url ?? '').split('?', 1)[0]
    if (path === '/health') return send(200, 'application/json', JSON.stringify({ status: 'ok' }))
    if (path === '/ready') {
      if (!gateway.isOpen()) return send(503, 'application/json', JSON.stringify({ status: 'stopping' }))
      const parts = await reachableParts(gateway.upstreams)
      return send(200, 'application/json', JSON.stringify({ status: 'ready', parts }))
    }
    if (path === '/metrics') return send(200, metrics.registry.contentType, await metrics.registry.metrics())
    return send(404, 'text/plain', 'not found\n')
  })
