import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import type { Dispatcher } from 'undici'
import type { Address } from './address.ts'
import type { Caller } from './caller.ts'
import { partDown, wantsPage } from './decide.ts'
import { answerHeaders, requestHeaders } from './forwarded-headers.ts'
import { sendProblem } from './problem.ts'
import { signInPages } from './problem-page.ts'
import type { Part, Route } from './routes.ts'
import type { Upstream } from './upstreams.ts'

export interface Forwarding {
  part: Part
  route: Route
  address: Address
  caller: Caller
  requestId: string
  firstByteMs: number
  bodyLimitBytes: number
  /** Headers an answer gets where the part behind has not set them. */
  added: readonly (readonly [string, string])[]
  onStart?: (abort: (reason: Error) => void) => void
  onStatus?: (status: number) => void
  /** Parts of the answer's body, as they came. */
  onData?: ((chunk: Buffer) => void) | undefined
  /** The answer has come to its end. */
  onEnd?: () => void
  onFailure?: (error: Error) => void
}

/** No byte for so long in the middle of an answer: what comes will not come any more. */
const silenceMs = 120_000
const uploadSilenceMs = 60_000

/** An answer that came in one piece leaves in one write, head and body together: half the cost of a small one. */
const oneWriteBytes = 32 * 1024

class BodyTooLarge extends Error {}

const hasBody = (req: IncomingMessage): boolean => {
  if (req.method === 'GET' || req.method === 'HEAD') return false
  const length = req.headers['content-length']
  return length === undefined ? req.headers['transfer-encoding'] !== undefined : length !== '0'
}

const onwardPath = ({ path, query }: Address, basePath: string): string => {
  const target = path.startsWith('/api/') ? path.slice(4) : path
  return query === '' ? basePath + target : `${basePath}${target}?${query}`
}

/** Lets a part of the portal say no before the upload has ended: destroying `req` itself would close the connection. */
const detachedBody = (req: IncomingMessage): PassThrough => {
  const body = new PassThrough()
  req.socket.setTimeout(uploadSilenceMs)
  req.once('end', () => req.socket.setTimeout(0))
  req.once('error', (error) => body.destroy(error))
  body.once('close', () => {
    req.unpipe(body)
    req.resume()
  })
  req.pipe(body)
  return body
}

const sayWhy = (req: IncomingMessage, res: ServerResponse, error: Error, forwarding: Forwarding): void => {
  const { requestId, part } = forwarding
  if (error instanceof BodyTooLarge) {
    sendProblem(res, requestId, 'too-large', { headers: { connection: 'close' } })
    return
  }
  const code = (error as Error & { code?: string }).code
  if (code === 'UND_ERR_HEADERS_TIMEOUT') {
    sendProblem(res, requestId, 'request-timeout', { headers: { 'retry-after': '30' } })
    return
  }
  if (code === 'UND_ERR_INVALID_ARG') {
    sendProblem(res, requestId, 'malformed-request')
    return
  }
  sendProblem(res, requestId, 'part-down', {
    ...partDown(part, 5),
    asPage: part === 'keycloak' && wantsPage(req) ? signInPages.down : undefined,
  })
}

/**
 * Hands a request on and its answer back, both while they arrive, each no faster than the other side reads.
 * Whoever breaks off ends the other side too. Nothing is ever sent twice: some GETs change something.
 */
export const forward = (
  req: IncomingMessage,
  res: ServerResponse,
  upstream: Upstream,
  forwarding: Forwarding,
): void => {
  const { requestId, caller, route } = forwarding
  const withBody = hasBody(req)
  if (withBody && Number(req.headers['content-length'] ?? 0) > forwarding.bodyLimitBytes) {
    sendProblem(res, requestId, 'too-large', { headers: { connection: 'close' } })
    return
  }

  let controller: Dispatcher.DispatchController | undefined
  let sent = 0
  let gone = false
  let expected = -1
  let whole: Buffer | undefined
  res.once('close', () => {
    gone = !res.writableFinished
    if (gone) controller?.abort(new Error('the caller has gone'))
  })
  const onDrain = () => controller?.resume()

  upstream.pool.dispatch(
    {
      path: onwardPath(forwarding.address, upstream.basePath),
      method: req.method as Dispatcher.HttpMethod,
      headers: requestHeaders(req, {
        requestId,
        caller,
        hasBody: withBody,
        keepCookies: forwarding.part === 'keycloak',
      }),
      body: withBody ? detachedBody(req) : null,
      headersTimeout: route.firstByteMs ?? forwarding.firstByteMs,
      bodyTimeout: route.live ? 0 : silenceMs,
    },
    {
      onRequestStart: (started) => {
        controller = started
        if (gone) started.abort(new Error('the caller has gone'))
        else forwarding.onStart?.((reason) => started.abort(reason))
      },
      onBodySent: (chunk) => {
        sent += chunk.length
        if (sent > forwarding.bodyLimitBytes) controller?.abort(new BodyTooLarge('body too large'))
      },
      onResponseStart: (started, status, headers) => {
        if (status < 200) return
        forwarding.onStatus?.(status)
        expected = Number(headers['content-length'] ?? -1)
        res.writeHead(status, answerHeaders(started.rawHeaders as Buffer[], requestId, forwarding.added))
        // The first event of a stream may be minutes away; its reader wants to know now that it is open.
        if (route.live) res.flushHeaders()
        res.on('drain', onDrain)
      },
      onResponseData: (started, chunk) => {
        forwarding.onData?.(chunk)
        if (chunk.length === expected && chunk.length <= oneWriteBytes) whole = chunk
        else if (!res.write(chunk)) started.pause()
      },
      onResponseEnd: () => {
        forwarding.onEnd?.()
        if (whole) res.end(whole.toString('latin1'), 'latin1')
        else res.end()
      },
      onResponseError: (_started, error) => {
        if (gone || res.destroyed) return
        forwarding.onFailure?.(error)
        sayWhy(req, res, error, forwarding)
      },
    },
  )
}
