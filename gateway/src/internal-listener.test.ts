import { expect, test } from 'vitest'
import { listen, send, startGateway, startPart } from './gateway.example.ts'
import { createInternalListener } from './internal-listener.ts'

test('it is ready when it listens, names the parts that take no connection, and is not once it stops', async () => {
  const part = await startPart((_req, res) => res.end())
  const gateway = await startGateway({ IDENTITY_URL: part.origin, CATALOGUE_URL: 'http://127.0.0.1:9' })
  const internal = createInternalListener(gateway.gateway, gateway.metrics)
  const origin = await listen(internal)
  const ready = await send(origin, '/ready')
  expect([ready.status, JSON.parse(ready.body)]).toEqual([
    200,
    { status: 'ready', parts: { identity: true, catalogue: false } },
  ])
  expect([
    (await send(gateway.origin, '/api/article/')).status,
    (await send(gateway.origin, '/api/user/')).status,
  ]).toEqual([503, 200])
  expect((await send(origin, '/health')).status).toBe(200)
  await expect
    .poll(async () => (await send(origin, '/metrics')).body)
    .toContain('gateway_forwarded_seconds_count{part="identity",status="2xx"} 1')
  expect((await send(gateway.origin, '/metrics', { headers: { accept: 'text/plain' } })).status).toBe(404)
  await Promise.all([gateway.stop(), part.stop()])
  const stopped = await send(origin, '/ready')
  expect([stopped.status, JSON.parse(stopped.body)]).toEqual([503, { status: 'stopping' }])
  internal.close()
})
