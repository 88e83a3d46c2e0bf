import { expect, test } from 'vitest'
import { listen, send, startGateway, startPart } from './gateway.example.ts'
import { createInternalListener } from './internal-listener.ts'

test('readiness names the parts that take no connection', async () => {
  const part = await startPart((_req, res) => res.end())
  const gateway = await startGateway({ IDENTITY_URL: part.origin, CATALOGUE_URL: 'http://127.0.0.1:9' })
  const internal = createInternalListener(gateway.gateway, gateway.metrics)
  const origin = await listen(internal)
  const waiting = await send(origin, '/ready')
  expect([waiting.status, JSON.parse(waiting.body).parts]).toEqual([
    503,
    { identity: true, catalogue: false },
  ])
  expect((await send(origin, '/health')).status).toBe(200)
  await send(gateway.origin, '/api/user/')
  await expect
    .poll(async () => (await send(origin, '/metrics')).body)
    .toContain('gateway_forwarded_seconds_count{part="identity",status="2xx"} 1')
  expect((await send(gateway.origin, '/metrics', { headers: { accept: 'text/plain' } })).status).toBe(404)
  internal.close()
  await Promise.all([gateway.stop(), part.stop()])
})
