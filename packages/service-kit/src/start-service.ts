import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import type { Logger } from 'pino'
import { problemDocument } from './problem-response.ts'
import { uuidv7 } from './uuidv7.ts'

interface Listening {
  // biome-ignore lint/suspicious/noExplicitAny: an app of any environment
  fetch(request: Request, env?: any): Response | Promise<Response>
}

export interface ServiceOptions {
  name: string
  /** 0 takes any free port. */
  port: number
  internalPort?: number
  /** Default 127.0.0.1; in a container set HOST=0.0.0.0. */
  host?: string
  app: Listening
  internalApp?: Listening
  log: Logger
  /** Called after the drain: ends answers that would never end by themselves, a live stream for one. */
  onStopping?(): void
  /** Called last, after the requests: closes what they needed. What takes longer than `graceMs` is not waited for. */
  onStop?(): Promise<void>
  /** How long it still answers after it has said that it is no longer ready. Default 0. */
  drainMs?: number
  /** How long requests under way may take when it stops, and then closing. Default 10 s. */
  graceMs?: number
}

export interface RunningService {
  port: number
  internalPort: number | undefined
  stop(): Promise<void>
}

/**
 * Opens the two listeners. On SIGTERM or SIGINT `/ready` of the internal one says 503; while whoever distributes
 * requests takes note, it answers on for `drainMs`, each answer closing its connection. Then it takes no new
 * request, finishes those under way, calls `onStop` and ends the process, also where something does not close. A second signal ends it at once. Rejects
 * with a sentence if a port is taken.
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { name, log, drainMs = 0, graceMs = 10_000, host = process.env.HOST ?? '127.0.0.1' } = options
  let stopping = false
  const isStopping = () => stopping
  const server = await listen(options.app, options.port, host, isStopping)
  const internalApp = options.internalApp && notReadyWhile(isStopping, options.internalApp)
  const internal = internalApp && (await listen(internalApp, options.internalPort ?? 0, host, isStopping))
  const running: RunningService = {
    port: (server.address() as AddressInfo).port,
    internalPort: (internal?.address() as AddressInfo | undefined)?.port,
    stop: () => (stopped ??= stop()),
  }
  let stopped: Promise<void> | undefined

  async function stop(): Promise<void> {
    log.info({ drainMs }, 'stops')
    stopping = true
    process.off('SIGTERM', onSignal)
    process.off('SIGINT', onSignal)
    if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs))
    options.onStopping?.()
    await Promise.all([close(server, graceMs), internal && close(internal, graceMs)])
    if (!(await endsWithin(graceMs, options.onStop?.())))
      log.warn({ graceMs }, 'stops without what has not ended by now')
  }
  function onSignal(): void {
    running.stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'stopped with an error')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  log.info({ port: running.port, internalPort: running.internalPort }, `${name} listens`)
  return running
}

/** The same app, whose `/ready` says 503 once the service is asked to stop. */
function notReadyWhile(isStopping: () => boolean, app: Listening): Listening {
  return {
    fetch: (request, env) =>
      isStopping() && new URL(request.url).pathname === '/ready'
        ? problemDocument(uuidv7(), {
            status: 503,
            code: 'part-down',
            extra: { stopping: true },
            headers: { 'Retry-After': '1' },
          })
        : app.fetch(request, env),
  }
}

function listen(app: Listening, port: number, hostname: string, isStopping: () => boolean): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  const server = serve(
    { fetch: (request, env) => app.fetch(request, env as HttpBindings), port, hostname },
    () => resolve(server),
  ) as Server
  // Kept alive, the connection of one caller would bring it back to a copy that is about to go.
  server.prependListener('request', (_request, response) => {
    if (isStopping()) response.shouldKeepAlive = false
  })
  // Longer than the gateway keeps an idle connection, so it is the gateway that closes it.
  server.keepAliveTimeout = 75_000
  server.headersTimeout = 80_000
  // An upload may take longer than Node's five minutes.
  server.requestTimeout = 30 * 60 * 1000
  server.on('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken.`, { cause: error }) : error),
  )
  return promise
}

/** Whether the work ends in this time; its failure is passed on. */
async function endsWithin(ms: number, work: Promise<void> | undefined): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, ms, false)
  return Promise.race([late, Promise.resolve(work).then(() => true)]).finally(() => clearTimeout(timer))
}

function close(server: Server, graceMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  // A connection whose last answer went out only now would stay open until its keep-alive ends.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  return promise.finally(() => {
    clearInterval(sweep)
    clearTimeout(timer)
  })
}
