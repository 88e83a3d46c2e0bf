import { once } from 'node:events'
import { pino } from 'pino'
import { readConfig } from './config.ts'
import { createGateway } from './gateway.ts'
import { createInternalListener } from './internal-listener.ts'
import { createMetrics } from './metrics.ts'

const config = readConfig(process.env)
// Written in batches: a line at a time would be what limits forwarding.
const destination = pino.destination({ sync: false, minLength: 8_192, maxLength: 4 * 1024 * 1024 })
// A full disk takes no line; nobody's call stops for it, and what waits for room has a bound.
destination.on('error', () => undefined)
const flushing = setInterval(() => destination.flush(), 500)
flushing.unref()
const log = pino(
  { level: config.logLevel, base: { service: 'gateway' }, redact: ['authorization', 'cookie'] },
  destination,
)

const metrics = createMetrics()
const gateway = createGateway(config, log, metrics)
gateway.server.listen(config.port, config.host)
await once(gateway.server, 'listening')
const internal = config.metricsPort === undefined ? undefined : createInternalListener(gateway, metrics)
internal?.listen(config.metricsPort, config.metricsHost)
log.info({ port: config.port, metricsPort: config.metricsPort }, 'listening')
destination.flush()

let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  log.info('stopping')
  await gateway.stop()
  internal?.close()
  internal?.closeAllConnections()
  destination.flushSync()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
