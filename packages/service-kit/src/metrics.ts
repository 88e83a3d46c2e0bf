import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'

collectDefaultMetrics({ register })

const requests = new Histogram({
  name: 'http_request_seconds',
  help: 'Time until the answer began, by route and status',
  labelNames: ['service', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
})
const eventsPublished = new Counter({
  name: 'events_published_total',
  help: 'Outbox rows that JetStream acknowledged',
  labelNames: ['service'],
})
const eventsHandled = new Counter({
  name: 'events_handled_total',
  help: 'Deliveries by their end: done, repeated, delayed, dead',
  labelNames: ['service', 'consumer', 'end'],
})
const passwordHashes = new Counter({
  name: 'password_hashes_total',
  help: 'Hashes of passwords that were computed',
  labelNames: ['service'],
})
const natsConnected = new Gauge({
  name: 'nats_connected',
  help: '1 while the connection to NATS stands',
  labelNames: ['name'],
})

/**
 * Until the answer began, not until its last byte. `route` is the endpoint's name, `none` where no route was found.
 */
export function observeRequest(service: string, route: string, status: number, seconds: number): void {
  requests.observe({ service, route, status }, seconds)
}
export function countPublished(service: string, count: number): void {
  eventsPublished.inc({ service }, count)
}
/** `repeated`: it had been handled before. `delayed`: it comes again. `dead`: it lies in `dead_letter`. */
export function countHandled(
  service: string,
  consumer: string,
  end: 'done' | 'repeated' | 'delayed' | 'dead',
): void {
  eventsHandled.inc({ service, consumer, end })
}
export function countPasswordHash(service: string): void {
  passwordHashes.inc({ service })
}
export function showConnected(name: string, connected: boolean): void {
  natsConnected.set({ name }, connected ? 1 : 0)
}

/** All metrics of the process in the text format of Prometheus. */
export async function metricsText(): Promise<{ body: string; contentType: string }> {
  return { body: await register.metrics(), contentType: register.contentType }
}
