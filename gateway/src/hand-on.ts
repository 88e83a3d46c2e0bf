import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Admission } from './admission.ts'
import type { GatewayConfig } from './config.ts'
import type { ForwardDecision } from './decide.ts'
import { forward } from './forward.ts'
import type { Metrics } from './metrics.ts'
import { sendProblem } from './problem.ts'
import { settleCounts } from './settle-counts.ts'

export type AddedHeaders = readonly (readonly [string, string])[]

const addedToApi: AddedHeaders = [
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
]
const addedToSignIn: AddedHeaders = [['x-content-type-options', 'nosniff']]

const soon = { headers: { 'retry-after': '1' } }

interface HandOnParts {
  config: GatewayConfig
  admission: Admission
  metrics: Metrics
  log: Logger
  /** How to end each stream that is open. */
  liveStreams: Set<(reason: Error) => void>
  /** Headers that every answer gets. */
  added: AddedHeaders
}

/** Hands calls on to the parts behind: finds each a place, measures it, and settles what it was counted as. */
export function createHandOn({ config, admission, metrics, log, liveStreams, added }: HandOnParts) {
  const onApi = [...addedToApi, ...added]
  const onSignIn = [...addedToSignIn, ...added]

  return (req: IncomingMessage, res: ServerResponse, requestId: string, to: ForwardDecision) => {
    const { part, caller, route, upstream, address } = to
    const counts = settleCounts(req.method, to, { admission, metrics })
    // A live stream is open all day, and signing in has limits of its own.
    const leave = route.live || part === 'keycloak' ? () => {} : admission.enter(caller)
    if (!leave) {
      counts.forgetLimited()
      metrics.limited.inc()
      return sendProblem(res, requestId, 'calls-running', soon)
    }
    res.once('close', leave)
    const began = performance.now()
    res.once('close', () => {
      const ms = Math.round(performance.now() - began)
      const whole = res.writableFinished
      metrics.answered(part, whole ? res.statusCode : 0, ms)
      log.info(
        { requestId, method: req.method, path: address.path, part, status: res.statusCode, ms, whole },
        'forwarded',
      )
    })
    forward(req, res, upstream, {
      part,
      route,
      address,
      caller,
      requestId,
      firstByteMs: config.firstByteMs,
      bodyLimitBytes: config.bodyLimitBytes,
      added: part === 'keycloak' ? onSignIn : onApi,
      onStart: (abort) => {
        if (!route.live) return
        liveStreams.add(abort)
        res.once('close', () => liveStreams.delete(abort))
      },
      onStatus: counts.onStatus,
      onData: counts.onData,
      onEnd: counts.onEnd,
      onFailure: (error) => {
        counts.onFailure()
        log.warn({ requestId, part, path: address.path, error: error.message }, 'part did not answer')
      },
    })
  }
}
