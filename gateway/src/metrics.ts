import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  limited: Counter
  wrongSignIns: Counter
  /** `status` 0 = broken off before its end. */
  answered(part: string, status: number, ms: number): void
}

export const createMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'gateway_forwarded_seconds',
    help: 'From the request to the end of its answer, by part and class of status.',
    labelNames: ['part', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60],
    registers: [registry],
  })
  const limited = new Counter({
    name: 'gateway_limited_total',
    help: 'Requests refused because there were too many.',
    registers: [registry],
  })
  const wrongSignIns = new Counter({
    name: 'gateway_wrong_sign_ins_total',
    help: 'Tries to sign in that Keycloak found wrong.',
    registers: [registry],
  })
  const children = new Map<string, Histogram.Internal<'part' | 'status'>>()
  return {
    registry,
    limited,
    wrongSignIns,
    answered: (part, status, ms) => {
      const label = status === 0 ? 'broken' : `${Math.floor(status / 100)}xx`
      const key = `${part} ${label}`
      let child = children.get(key)
      if (!child) {
        child = seconds.labels(part, label)
        children.set(key, child)
      }
      child.observe(ms / 1000)
    },
  }
}
