import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { GatewayConfig } from './config.ts'

const onceEveryMs = 60_000

/**
 * Says, once a minute at most, that forwarded addresses arrive and are not believed: a proxy stands before the
 * gateway whom nobody has counted, and all people behind it share one address and its limits.
 */
export const createProxyWarning = (
  { trustedProxies }: Pick<GatewayConfig, 'trustedProxies'>,
  log: Logger,
  now: () => number = performance.now.bind(performance),
): ((req: IncomingMessage) => void) => {
  let quietUntil = Number.NEGATIVE_INFINITY
  return (req) => {
    if (trustedProxies > 0 || req.headers['x-forwarded-for'] === undefined || now() < quietUntil) return
    quietUntil = now() + onceEveryMs
    log.warn(
      'X-Forwarded-For arrives, but no proxy is trusted: all callers behind one proxy count as one address. Where a proxy of yours stands before the gateway, set TRUSTED_PROXIES to the number of them.',
    )
  }
}
