import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { frameApi, frameOf, type InternalApi } from './create-api.ts'
import { metricsText } from './metrics.ts'
import { problemDocument } from './problem-response.ts'

export interface InternalApiParts<DB> {
  db: Kysely<DB>
  /** Proves the token of a calling service; throws `NotSignedIn`. */
  authenticateService(token: string): Promise<void>
  log?: Logger
  now?(): Date
  /** What has to answer before the service is ready, by name; a rejected promise means it is not. */
  ready?: Record<string, () => Promise<unknown>>
  strictAnswers?: boolean
}

const readyWithinMs = 2000

/**
 * The app of the listener that the gateway does not reach: `internalRoute`s, and without a token `/health`
 * (the process lives), `/ready` (all named parts answer, else 503 with the ones that do not) and `/metrics`.
 */
export function createInternalApi<DB>(parts: InternalApiParts<DB> & { service: string }): InternalApi<DB> {
  const app = frameApi<InternalApi<DB>>(parts)
  const { methods } = frameOf(app)
  for (const path of ['/health', '/ready', '/metrics']) methods.set(path, new Set(['GET', 'HEAD']))

  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.get('/ready', async (c) => {
    const checks = await Promise.all(
      Object.entries(parts.ready ?? {}).map(async ([name, check]) => ({
        name,
        ok: await answersInTime(check),
      })),
    )
    const down = checks.filter((check) => !check.ok).map((check) => check.name)
    if (down.length === 0) return c.json({ status: 'ready' })
    return problemDocument(c.get('requestId'), {
      status: 503,
      code: 'part-down',
      extra: { down },
      headers: { 'Retry-After': '1' },
    })
  })
  app.get('/metrics', async (c) => {
    const { body, contentType } = await metricsText()
    return c.body(body, 200, { 'Content-Type': contentType })
  })
  return app
}

async function answersInTime(check: () => Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), readyWithinMs)
  const answered = Promise.resolve()
    .then(check)
    .then(
      () => true,
      () => false,
    )
  return Promise.race([answered, late.promise]).finally(() => clearTimeout(timer))
}
