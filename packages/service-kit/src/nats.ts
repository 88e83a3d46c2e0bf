import { connect, type NatsConnection } from 'nats'
import type { Logger } from 'pino'
import { showConnected } from './metrics.ts'
import { type NatsSettings, natsOptions } from './nats-settings.ts'

/** A connection to NATS that nobody has to wait for. All of the client library's connecting is in this file. */
export interface Nats {
  /** The connection, once there was one; it outlives interruptions. */
  connection(): Promise<NatsConnection>
  isConnected(): boolean
  /** Calls at every connection and reconnection, at once if it stands. Returns how to stop that. */
  onConnect(listener: () => void): () => void
  close(): Promise<void>
}

/** Starts connecting and returns at once; tries for ever. */
export function createNats({
  settings,
  name,
  log,
}: {
  settings: NatsSettings
  name: string
  log: Logger
}): Nats {
  const listeners = new Set<() => void>()
  let connected = false
  let closed = false

  const show = (state: boolean) => {
    connected = state
    showConnected(name, state)
    if (state) for (const listener of listeners) listener()
  }
  const connection = (async () => {
    for (;;) {
      try {
        return await connect({
          ...natsOptions(settings, name),
          waitOnFirstConnect: true,
          maxReconnectAttempts: -1,
          reconnectTimeWait: 500,
          reconnectJitter: 250,
          pingInterval: 10_000,
          ignoreAuthErrorAbort: true,
        })
      } catch (error) {
        if (closed) throw error
        log.warn({ err: error }, 'NATS refuses the connection')
        await new Promise((resolve) => setTimeout(resolve, 2000))
      }
    }
  })()
  connection.then(
    async (nc) => {
      if (closed) return nc.close()
      show(true)
      for await (const status of nc.status()) {
        if (status.type === 'disconnect') show(false)
        if (status.type === 'reconnect') show(true)
        if (status.type === 'error') log.warn({ error: String(status.data) }, 'NATS reports an error')
      }
      show(false)
    },
    () => undefined,
  )

  return {
    connection: () => connection,
    isConnected: () => connected,
    onConnect(listener) {
      listeners.add(listener)
      if (connected) listener()
      return () => listeners.delete(listener)
    },
    async close() {
      closed = true
      // A first connection that was never made cannot be ended politely; it dies with the process.
      if (connected) await (await connection).drain()
    },
  }
}
