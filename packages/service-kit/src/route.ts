import type { AnyEndpoint, BodyOf, QueryOf } from '@schrankwerk/contracts'
import type { Actor, Ctx, InternalCtx, PublicCtx } from './actor.ts'
import { admit, bearerOf } from './admit.ts'
import { answerResponse, type Result } from './answer.ts'
import {
  type Api,
  type ApiContext,
  type Frame,
  frameOf,
  type InternalApi,
  withoutTrailingSlash,
} from './create-api.ts'
import { Forbidden, NotSignedIn } from './errors.ts'
import { holding, type Place, type Work } from './heavy-work.ts'
import { claimKey, isUnguessable, once, wellFormedKey } from './idempotency.ts'
import { problemDocument } from './problem-response.ts'
import { defaultBodyBytes, readBody, readQuery } from './read-input.ts'

export interface RouteInput<C, E extends AnyEndpoint> {
  ctx: C
  query: QueryOf<E>
  body: BodyOf<E>
  /** The Hono context, for the few routes that need a header or stream an answer. */
  c: ApiContext
}
export interface RouteOptions {
  /** Default 1 MiB. */
  maxBodyBytes?: number
  /** What this call costs the service; its place is taken before the body is read. Left out: hardly anything. */
  work?: Work
}
interface OwnRouteOptions<C, E extends AnyEndpoint> extends RouteOptions {
  /** The same where only the input tells what the call costs: the place is taken once it has been read. */
  workOf?: (input: RouteInput<C, E>) => Promise<Work | undefined>
  readByService?: boolean
}
type Handler<C, E extends AnyEndpoint> = (input: RouteInput<C, E>) => Promise<Result<E>> | Result<E>

/**
 * Serves an endpoint to signed-in callers: role and gates, input by the schemas, status and answer by the contract,
 * `Idempotency-Key` on what changes something.
 */
export function route<DB, E extends AnyEndpoint>(
  app: Api<DB>,
  endpoint: E,
  handler: Handler<Ctx<DB>, E>,
  options: OwnRouteOptions<Ctx<DB>, E> = {},
): void {
  if (endpoint.who === 'anyone') throw new Error(`${endpoint.name} is open to anyone: use publicRoute.`)
  serve(app, endpoint, async (c, frame) => {
    const actor = await admit(frame, endpoint, c)
    const place = options.work && frame.heavyWork.take(actor, options.work)
    return holding(place, isStreamed(endpoint, c), () =>
      answer(
        c,
        frame,
        endpoint,
        actor,
        handler as Handler<unknown, AnyEndpoint>,
        options as OwnRouteOptions<unknown, AnyEndpoint>,
        place,
      ),
    )
  })
}

/** Serves an endpoint that needs no sign-in. A token that comes along is checked all the same. */
export function publicRoute<DB, E extends AnyEndpoint>(
  app: Api<DB>,
  endpoint: E,
  handler: Handler<PublicCtx<DB>, E>,
  options: Omit<RouteOptions, 'work'> = {},
): void {
  if (endpoint.who !== 'anyone') throw new Error(`${endpoint.name} is not open to anyone: use route.`)
  serve(app, endpoint, async (c, frame) => {
    const token = bearerOf(c)
    const actor = token ? await frame.authenticate!(token, c.get('requestId')) : undefined
    return answer(c, frame, endpoint, actor, handler as Handler<unknown, AnyEndpoint>, options)
  })
}

/** Serves a call of another service, which proves itself with a token of its own. */
export function internalRoute<DB, E extends AnyEndpoint>(
  app: InternalApi<DB>,
  endpoint: E,
  handler: Handler<InternalCtx<DB>, E>,
  options: Omit<RouteOptions, 'work'> = {},
): void {
  serve(app, endpoint, async (c, frame) => {
    const token = bearerOf(c)
    if (!token) throw new NotSignedIn()
    await frame.authenticateService!(token)
    return answer(c, frame, endpoint, undefined, handler as Handler<unknown, AnyEndpoint>, {
      maxBodyBytes: 32 * 1024 * 1024,
      readByService: true,
      ...options,
    })
  })
}

/** Puts an endpoint's path and method on the app; for the kit's own kinds of route. */
export function serve(
  app: object,
  endpoint: AnyEndpoint,
  act: (c: ApiContext, frame: Frame) => Promise<Response>,
): void {
  const frame = frameOf(app)
  const path = withoutTrailingSlash(endpoint.path)
  const methods = frame.methods.get(path) ?? new Set()
  if (methods.has(endpoint.method)) throw new Error(`${endpoint.method} ${path} is served twice.`)
  methods.add(endpoint.method)
  if (endpoint.method === 'GET' && !endpoint.changes) methods.add('HEAD')
  frame.methods.set(path, methods)
  ;(app as Api<unknown>).on(endpoint.method, path, async (c) => {
    c.set('routeName', endpoint.name)
    c.set('log', c.get('log').child({ route: endpoint.name }))
    // Hono serves HEAD through GET; asking for headers must not change anything.
    if (c.req.method === 'HEAD' && endpoint.changes)
      return problemDocument(c.get('requestId'), {
        status: 405,
        code: 'method-not-allowed',
        headers: { Allow: [...methods].join(', ') },
      })
    // A page that is fetched on suspicion must not use anything up.
    if (
      endpoint.changes &&
      /prefetch|prerender/i.test(c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '')
    )
      throw new Forbidden()
    return act(c, frame)
  })
}

/**
 * What a verb gets besides its input, of one call. Its log names the person; `signal` is aborted when the caller goes
 * away; `address` is the caller's as the gateway saw it, undefined without a gateway.
 */
export function contextOf(c: ApiContext, frame: Frame, actor: Actor | undefined) {
  return {
    db: frame.db,
    actor,
    now: frame.now,
    log: actor ? c.get('log').child({ userId: actor.userId }) : c.get('log'),
    requestId: c.get('requestId'),
    signal: c.req.raw.signal,
    // The gateway lets none in from outside and names exactly one.
    address: c.req.header('x-forwarded-for'),
  }
}

async function answer(
  c: ApiContext,
  frame: Frame,
  endpoint: AnyEndpoint,
  actor: Actor | undefined,
  handler: Handler<unknown, AnyEndpoint>,
  options: OwnRouteOptions<unknown, AnyEndpoint>,
  place?: Place,
): Promise<Response> {
  const query = readQuery(endpoint, c) as never
  const body = (await readBody(endpoint, c, options.maxBodyBytes ?? defaultBodyBytes)) as never
  const ctx = contextOf(c, frame, actor)
  // A hash of a password could be guessed.
  const content = () => (endpoint.secret ? '' : JSON.stringify([query, body]))
  return maybeOnce(c, frame, endpoint, actor, content, async (claim) => {
    const input = { ctx: claim ? { ...ctx, [claimKey]: claim } : ctx, query, body, c }
    const work = actor && (await options.workOf?.(input))
    const ownPlace = work && frame.heavyWork.take(actor, work)
    return holding(ownPlace, isStreamed(endpoint, c), async () => {
      await (ownPlace ?? place)?.begin(ctx.signal)
      const { readByService = false } = options
      return answerResponse(endpoint, await handler(input), c, {
        strict: frame.strictAnswers,
        readByService,
      })
    })
  })
}

/** Whether the answer is still being made while it is sent. Nobody reads one to HEAD. */
export const isStreamed = ({ answer: kind }: AnyEndpoint, c: ApiContext) =>
  (kind === 'file' || kind === 'stream') && c.req.method !== 'HEAD'

/** `Idempotency-Key` counts where something is changed and the answer is one to keep. */
export function maybeOnce(
  c: ApiContext,
  frame: Frame,
  endpoint: AnyEndpoint,
  actor: Actor | undefined,
  /** What was asked; a repeat under the same key has to ask the same. */
  content: () => string,
  run: (claim?: { id: string }) => Promise<Response>,
): Promise<Response> {
  const key = wellFormedKey(c.req.header('idempotency-key'), actor !== undefined)
  const changes = endpoint.method === 'POST' || endpoint.changes === true
  const keeps = endpoint.answer !== 'file' && endpoint.answer !== 'stream'
  if (key === undefined || !changes || !keeps) return run()
  const { db, repeatWaitMs: waitMs } = frame
  const personal = isUnguessable(key) ? 'sealed' : 'nothing'
  const keeping = actor === undefined ? 'nothing' : endpoint.personal ? personal : 'open'
  const userId = actor?.userId
  return once({ db, userId, endpoint: endpoint.name, key, content: content(), keeping, waitMs, run })
}
