import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { createAdmission } from './admission.ts'
import { readCaller } from './caller.ts'
import type { GatewayConfig } from './config.ts'
import { type Decision, decide, isCountedByPerson } from './decide.ts'
import { forward } from './forward.ts'
import { isGoodFree } from './limited-calls.ts'
import type { Metrics } from './metrics.ts'
import { sendProblem } from './problem.ts'
import { createProofs, type Proof } from './proof.ts'
import { answerBrokenRequests } from './raw-errors.ts'
import { asksAgain, isWrongGrant } from './sign-in-try.ts'
import { closeUpstreams, openUpstreams, type Upstreams } from './upstreams.ts'
import { createProxyWarning } from './warn-of-proxies.ts'
import { createWebFiles } from './web/web-files.ts'

export interface Gateway {
  server: Server
  upstreams: Upstreams
  /** False from the moment it is asked to stop. */
  isOpen(): boolean
  /**
   * Says that it is no longer ready and answers on for `drainMs`, each answer closing its connection. Then takes
   * nothing new, ends live streams and lets the rest finish for `stopGraceMs`.
   */
  stop(): Promise<void>
}

type AddedHeaders = readonly (readonly [string, string])[]

const addedToApi: AddedHeaders = [
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
]
const soon = { headers: { 'retry-after': '1' } }
const addedToSignIn: AddedHeaders = [['x-content-type-options', 'nosniff']]

const pageBytes = 64 * 1024

/** Keeps the beginning of an answer that is a page of the sign-in. */
const readPage = () => {
  const chunks: Buffer[] = []
  let bytes = 0
  return {
    take: (chunk: Buffer) => {
      if (bytes < pageBytes) chunks.push(chunk)
      bytes += chunk.length
    },
    text: () => Buffer.concat(chunks).toString('latin1'),
  }
}

/** The one public door: files of the web folder, and everything else by the routing table. */
export const createGateway = (config: GatewayConfig, log: Logger, metrics: Metrics): Gateway => {
  const upstreams = openUpstreams(config)
  const admission = createAdmission(config.rateLimits)
  const proofs = createProofs({ keysUrl: config.keysUrl })
  const warnOfProxies = createProxyWarning(config, log)
  const hsts: AddedHeaders =
    config.hstsSeconds > 0
      ? [['strict-transport-security', `max-age=${config.hstsSeconds}; includeSubDomains`]]
      : []
  const files = createWebFiles({ folder: config.webFolder, readMs: config.fileReadMs, added: hsts, log })
  const onApi = [...addedToApi, ...hsts]
  const onSignIn = [...addedToSignIn, ...hsts]
  const liveStreams = new Set<(reason: Error) => void>()
  let open = true

  const handOn = (
    req: IncomingMessage,
    res: ServerResponse,
    requestId: string,
    to: Decision & { kind: 'forward' },
  ) => {
    const { part, caller, route, upstream, address, isTry, limited } = to
    // A registration that a part in trouble refused may be sent again at once.
    const forgetLimited = () => limited && admission.forgetLimited(limited, caller)
    // A live stream is open all day, and signing in has limits of its own.
    const leave = route.live || part === 'keycloak' ? () => {} : admission.enter(caller)
    if (!leave) {
      forgetLimited()
      metrics.limited.inc()
      return sendProblem(res, requestId, 'calls-running', soon)
    }
    res.once('close', leave)
    let answered = false
    const page = isTry ? readPage() : undefined
    const settleTry = (isWrong: boolean) => {
      if (isWrong) metrics.wrongSignIns.inc()
      else admission.forgetTry(caller)
    }
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
      onStatus: (status) => {
        answered = true
        // Neither does a link count that was good: many people may stand behind one address.
        const isGood = limited !== undefined && isGoodFree(limited) && status < 300
        if (status >= 500 || isGood) forgetLimited()
        if (status === 401 && part !== 'keycloak') admission.countRefusal(req.method, caller)
        // Of a page it is known when it is there; whoever does not wait for it has tried.
        if (isTry && status !== 200) settleTry(false)
        if (isTry || !isWrongGrant(address.path, status)) return
        metrics.wrongSignIns.inc()
        admission.countWrongTry(caller)
      },
      onData: page?.take,
      onEnd: () => {
        if (page && res.statusCode === 200) settleTry(asksAgain(address.query, page.text()))
      },
      onFailure: (error) => {
        if (isTry && !answered) admission.forgetTry(caller)
        if (!answered) forgetLimited()
        log.warn({ requestId, part, path: address.path, error: error.message }, 'part did not answer')
      },
    })
  }

  const handle = (req: IncomingMessage, res: ServerResponse, requestId: string, proof: Proof): void => {
    const decision = decide(req, proof, config, admission, upstreams)
    switch (decision.kind) {
      case 'forward':
        handOn(req, res, requestId, decision)
        break
      case 'file':
        void files.serve(req, res, decision.address, requestId)
        break
      case 'alive':
        res.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        res.end('{"status":"ok"}')
        break
      case 'refuse':
        if (decision.code === 'too-many-requests') metrics.limited.inc()
        sendProblem(res, requestId, decision.code, decision.extras)
    }
  }

  const handleSafely = (req: IncomingMessage, res: ServerResponse, requestId: string, proof: Proof): void => {
    try {
      handle(req, res, requestId, proof)
    } catch (error) {
      // Not the error itself, which may carry the address it stumbled over.
      log.error({ requestId, error: (error as Error).stack }, 'request failed')
      sendProblem(res, requestId, 'unexpected')
    }
  }

  const server = createServer((req, res) => {
    const requestId = randomUUID()
    // Kept alive, the connection would bring its caller back to a gateway that is about to go.
    if (!open) res.shouldKeepAlive = false
    warnOfProxies(req)
    const { authorization } = req.headers
    const known = isCountedByPerson(req) ? proofs.known(authorization) : 'nobody'
    // A token that is known costs no turn of the event loop.
    if (known !== undefined) return handleSafely(req, res, requestId, known)
    const { address } = readCaller(req, 'nobody', config)
    const seconds = admission.beginProof(address)
    if (seconds > 0) {
      metrics.limited.inc()
      return sendProblem(res, requestId, 'too-many-requests', { headers: { 'retry-after': String(seconds) } })
    }
    proofs.verify(authorization!).then((proof) => {
      if (proof !== 'nobody') admission.forgetProof(address)
      if (!res.destroyed) handleSafely(req, res, requestId, proof)
    })
  })
  server.headersTimeout = 15_000
  // Slow lines may take long over 200 MB; silence on them is ended elsewhere.
  server.requestTimeout = 45 * 60_000
  server.keepAliveTimeout = 65_000
  answerBrokenRequests(server)

  const stop = async (): Promise<void> => {
    open = false
    if (config.drainMs > 0) await new Promise((resolve) => setTimeout(resolve, config.drainMs))
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const abort of liveStreams) abort(new Error('the gateway stops'))
    const sweep = setInterval(() => server.closeIdleConnections(), 100)
    const limit = setTimeout(() => server.closeAllConnections(), config.stopGraceMs)
    await closed
    clearInterval(sweep)
    clearTimeout(limit)
    await closeUpstreams(upstreams)
  }

  return { server, upstreams, isOpen: () => open, stop }
}
