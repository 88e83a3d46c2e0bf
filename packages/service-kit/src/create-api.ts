import { type Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Actor } from './actor.ts'
import { compressAnswer } from './compress-answer.ts'
import type { FileStore } from './file-store.ts'
import { createHeavyWork, type HeavyWork } from './heavy-work.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { createLog } from './log.ts'
import { observeRequest } from './metrics.ts'
import { problemDocument, problemResponse } from './problem-response.ts'
import type { Scanner } from './scanner.ts'
import { uuidv7 } from './uuidv7.ts'

export interface ApiParts<DB> {
  db: Kysely<DB>
  /** Proves a bearer token and says who it is; throws `NotSignedIn`, or `Unavailable` while it cannot know. */
  authenticate(token: string, requestId: string): Promise<Actor>
  /** The same for the token of a visitor, in the header `Share-Token` of calls that are `shareToken: true`. */
  admitVisitor?(token: string, requestId: string): Promise<Actor>
  log?: Logger
  now?(): Date
  /** Where uploads go; needed by `uploadRoute` and `formRoute`. */
  files?: FileStore
  /** Looks into every upload before it is visible. */
  scanner?: Scanner
  /** How much of the service one person and one company may have; what is left out is as in `limits.ts`. */
  limits?: Partial<Limits>
  /** A wrong answer is an error instead of being cut to its schema. Default: while testing and developing. */
  strictAnswers?: boolean
  /** How long a repeat under the same `Idempotency-Key` waits for the first one before it is 409. Default: 15 seconds. */
  repeatWaitMs?: number
}

// biome-ignore lint/suspicious/noExplicitAny: an app of any database
export type ApiEnv<DB = any> = {
  Variables: { requestId: string; log: Logger; db: Kysely<DB>; routeName: string }
}
/** A Hono app that answers as every service does; routes are added with `route` and its kin. */
export type Api<DB> = Hono<ApiEnv<DB>>
/** The same for the listener that the gateway does not reach. */
export type InternalApi<DB> = Hono<ApiEnv<DB> & { Variables: { internal: true } }>
export type ApiContext = Context<ApiEnv>

// biome-ignore lint/suspicious/noExplicitAny: each route knows its own database
type AnyDatabase = Kysely<any>

export interface Frame {
  service: string
  db: AnyDatabase
  authenticate?: (token: string, requestId: string) => Promise<Actor>
  admitVisitor?: ApiParts<AnyDatabase>['admitVisitor']
  authenticateService?: (token: string) => Promise<void>
  now: () => Date
  log: Logger
  files: FileStore | undefined
  scanner: Scanner | undefined
  limits: Limits
  heavyWork: HeavyWork
  strictAnswers: boolean
  repeatWaitMs: number
  /** Path without its trailing slash → methods, for `Allow`. */
  methods: Map<string, Set<string>>
}

const frames = new WeakMap<object, Frame>()

/** What `createApi` was told; for the kit's own routes. */
export function frameOf(app: object): Frame {
  const frame = frames.get(app)
  if (!frame) throw new Error('This app was not made by createApi.')
  return frame
}

/** `/enquiry/` and `/enquiry` are one address. */
export const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Asked every few seconds. */
const probes = new Set(['/health', '/ready', '/metrics'])
const wellFormedRequestId = /^[A-Za-z0-9_-]{8,64}$/
const developing = () => process.env.NODE_ENV === 'test' || process.env.NODE_ENV === 'development'

/**
 * The Hono app of a service: request id, log line, problem JSON for everything that goes wrong (404, 405 with
 * `Allow`, 413, 415, 500 …), `Cache-Control: no-store`, `nosniff`. Paths answer with and without trailing slash.
 */
export function createApi<DB>(parts: ApiParts<DB> & { service: string }): Api<DB> {
  return frameApi<Api<DB>>(parts)
}

/**
 * The frame of both listeners: request id, log line, headers, problem JSON. `createApi` and `createInternalApi` say
 * what belongs to which.
 */
export function frameApi<App extends object>(
  // biome-ignore lint/suspicious/noExplicitAny: each route knows its own database
  parts: Partial<ApiParts<any>> & {
    service: string
    db: AnyDatabase
    authenticateService?: Frame['authenticateService']
  },
): App {
  const app = new Hono<ApiEnv>({ strict: false })
  const log = parts.log ?? createLog(parts.service)
  const limits = { ...defaultLimits, ...parts.limits }
  const frame: Frame = {
    service: parts.service,
    db: parts.db,
    authenticate: parts.authenticate,
    admitVisitor: parts.admitVisitor,
    authenticateService: parts.authenticateService,
    now: parts.now ?? (() => new Date()),
    log,
    files: parts.files,
    scanner: parts.scanner,
    limits,
    heavyWork: createHeavyWork(limits),
    strictAnswers: parts.strictAnswers ?? developing(),
    repeatWaitMs: parts.repeatWaitMs ?? 15_000,
    methods: new Map(),
  }
  frames.set(app, frame)

  app.use(async (c, next) => {
    const sent = c.req.header('x-request-id')
    const requestId = sent && wellFormedRequestId.test(sent) ? sent : uuidv7()
    const started = performance.now()
    c.set('requestId', requestId)
    c.set('db', frame.db)
    c.set('log', log.child({ requestId }))
    await next()
    await compressAnswer(c)
    const headers = c.res.headers
    headers.set('X-Request-Id', requestId)
    headers.set('X-Content-Type-Options', 'nosniff')
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    const seconds = (performance.now() - started) / 1000
    const name = c.get('routeName') ?? 'none'
    observeRequest(frame.service, name, c.res.status, seconds)
    // The path alone: a query may carry a ticket or an address.
    c.get('log')[probes.has(c.req.path) ? 'debug' : 'info'](
      {
        method: c.req.method,
        path: c.req.path,
        route: name,
        status: c.res.status,
        ms: Math.round(seconds * 1000),
      },
      'answered',
    )
  })
  app.onError((error, c) => problemResponse(error, c.get('requestId'), c.get('log')))
  app.notFound((c) => {
    const methods = frame.methods.get(withoutTrailingSlash(c.req.path))
    if (!methods) return problemDocument(c.get('requestId'), { status: 404, code: 'not-found' })
    return problemDocument(c.get('requestId'), {
      status: 405,
      code: 'method-not-allowed',
      headers: { Allow: [...methods].join(', ') },
    })
  })
  return app as unknown as App
}
