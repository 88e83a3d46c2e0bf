import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import type { Logger } from 'pino'

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
  /** Called first: ends answers that would never end by themselves, a live stream for one. */
  onStopping?(): void
  /** Called last, after the requests: closes what they needed. */
  onStop?(): Promise<void>
  /** How long requests under way may take when it stops. Default 10 s. */
  graceMs?: number
}

export interface RunningService {
  port: number
  internalPort: number | undefined
  stop(): Promise<void>
}

/**
 * Opens the two listeners. On SIGTERM or SIGINT it takes no new request, finishes those under way, calls `onStop`
 * and ends the process. Rejects with a sentence if a port is taken.
 */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { name, log, graceMs = 10_000, host = process.env.HOST ?? '127.0.0.1' } = options
  const server = await listen(options.app, options.port, host)
  const internal = options.internalApp && (await listen(options.internalApp, options.internalPort ?? 0, host))
  const running: RunningService = {
    port: (server.address() as AddressInfo).port,
    internalPort: (internal?.address() as AddressInfo | undefined)?.port,
    stop: () => (stopped ??= stop()),
  }
  let stopped: Promise<void> | undefined

  async function stop(): Promise<void> {
    log.info('stops')
    process.off('SIGTERM', onSignal)
    process.off('SIGINT', onSignal)
    options.onStopping?.()
    await Promise.all([close(server, graceMs), internal && close(internal, graceMs)])
    await options.onStop?.()
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

function listen(app: Listening, port: number, hostname: string): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  const server = serve(
    { fetch: (request, env) => app.fetch(request, env as HttpBindings), port, hostname },
    () => resolve(server),
  ) as Server
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
