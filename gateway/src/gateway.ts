import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { createAdmission } from './admission.ts'
import { readCaller } from './caller.ts'
import type { GatewayConfig } from './config.ts'
import { decide, isCountedByPerson } from './decide.ts'
import { type AddedHeaders, createHandOn } from './hand-on.ts'
import type { Metrics } from './metrics.ts'
import { sendProblem } from './problem.ts'
import { createProofs, type Proof } from './proof.ts'
import { answerBrokenRequests } from './raw-errors.ts'
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
  const liveStreams = new Set<(reason: Error) => void>()
  const handOn = createHandOn({ config, admission, metrics, log, liveStreams, added: hsts })
  let open = true

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
