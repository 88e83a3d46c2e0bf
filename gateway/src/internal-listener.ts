import { createServer, type Server } from 'node:http'
import type { Gateway } from './gateway.ts'
import type { Metrics } from './metrics.ts'
import { reachableParts } from './upstreams.ts'

/** Health, readiness and metrics, for whoever runs the portal. */
export const createInternalListener = (gateway: Gateway, metrics: Metrics): Server =>
  createServer(async (req, res) => {
    const send = (status: number, type: string, body: string) => {
      res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
      res.end(body)
    }
    const path = (req.url ?? '').split('?', 1)[0]
    if (path === '/health') return send(200, 'application/json', JSON.stringify({ status: 'ok' }))
    if (path === '/ready') {
      const parts = await reachableParts(gateway.upstreams)
      const ready = gateway.isOpen() && Object.values(parts).every(Boolean)
      return send(
        ready ? 200 : 503,
        'application/json',
        JSON.stringify({ status: ready ? 'ready' : 'waiting', parts }),
      )
    }
    if (path === '/metrics') return send(200, metrics.registry.contentType, await metrics.registry.metrics())
    return send(404, 'text/plain', 'not found\n')
  })
