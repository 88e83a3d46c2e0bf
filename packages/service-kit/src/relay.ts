import { ErrorCode, type JetStreamClient, NatsError } from 'nats'
import pg from 'pg'
import type { Logger } from 'pino'
import { countPublished } from './metrics.ts'
import type { Nats } from './nats.ts'
import type { StreamSettings } from './nats-settings.ts'
import { ensureStream } from './stream.ts'
import { wakeable } from './wakeable.ts'

const batchSize = 500
const ackWithinMs = 5000

export interface RelayOptions {
  pool: pg.Pool
  schema: string
  /** Whose stream: events are named `<service>.…`. */
  service: string
  nats: Nats
  /** For the stream, where it has to be made. */
  stream: StreamSettings
  log: Logger
  /** Looks for waiting rows at least this often, should a notification be lost. Default 2 s. */
  pollMs?: number
}

interface Row {
  position: number
  id: string
  name: string
  aggregate_id: string
  aggregate_version: number
  payload: unknown
  at: Date
}

/**
 * Sends outbox rows to the service's stream and marks what JetStream acknowledged. Woken by NOTIFY. Several copies
 * share the work (SKIP LOCKED), so events may arrive in another order. At every (re)connection the rows of the last
 * ten minutes before the last one sent go out again, because the server may have lost what was not yet on its disk;
 * a stream that was made anew gets everything the outbox still has. Repeats carry the same message id.
 */
export function startRelay({ pool, schema, service, nats, stream, log, pollMs = 2000 }: RelayOptions): {
  stop(): Promise<void>
} {
  let repeat = true
  const loop = wakeable(pollMs, async () => {
    if (!nats.isConnected()) return
    const nc = await nats.connection()
    if (repeat) {
      await markForRepetition(pool, await ensureStream(await nc.jetstreamManager(), service, stream))
      repeat = false
    }
    const js = nc.jetstream({ timeout: ackWithinMs })
    while (nats.isConnected() && (await sendBatch(pool, service, js)) === batchSize);
  })
  loop.onError((error) => {
    // The stream may be gone; looking again also makes it or fills it. An event that is too large says nothing of it.
    if (error instanceof NatsError && error.code !== ErrorCode.MaxPayloadExceeded) repeat = true
    log.warn({ err: error }, 'events wait in the outbox')
  })
  const offConnect = nats.onConnect(() => {
    repeat = true
    loop.wake()
  })
  const listener = listen(pool, `outbox_${schema}`, loop.wake, log)
  return {
    async stop() {
      offConnect()
      await Promise.all([loop.stop(), listener.stop()])
    },
  }
}

async function markForRepetition(pool: pg.Pool, streamMadeAt: Date): Promise<void> {
  await pool.query(
    `update outbox set published_at = null
     where published_at < $1
        or published_at >= (select max(published_at) from outbox) - interval '10 minutes'`,
    [streamMadeAt],
  )
}

async function sendBatch(pool: pg.Pool, service: string, js: JetStreamClient): Promise<number> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const { rows } = await client.query<Row>(
      `select position, id, name, aggregate_id, aggregate_version, payload, at from outbox
       where published_at is null order by position limit ${batchSize} for update skip locked`,
    )
    const ends = await Promise.allSettled(rows.map((row) => send(js, row)))
    const sent = rows.filter((_, index) => ends[index]!.status === 'fulfilled').map((row) => row.position)
    if (sent.length > 0)
      await client.query('update outbox set published_at = now() where position = any($1)', [sent])
    await client.query('commit')
    countPublished(service, sent.length)
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
    return rows.length
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    // A failed transaction is rolled back by closing its connection.
    client.release(broken)
  }
}

function send(js: JetStreamClient, row: Row) {
  const envelope = {
    id: row.id,
    name: row.name,
    at: row.at.toISOString(),
    aggregateId: row.aggregate_id,
    aggregateVersion: row.aggregate_version,
    payload: row.payload,
  }
  return js.publish(row.name, JSON.stringify(envelope), { msgID: row.id })
}

/** A connection of its own that waits for NOTIFY, and is made again when it breaks. */
function listen(pool: pg.Pool, channel: string, wake: () => void, log: Logger): { stop(): Promise<void> } {
  let client: pg.Client | undefined
  const loop = wakeable(5000, async () => {
    if (client) return
    const fresh = new pg.Client({ ...pool.options, statement_timeout: 0 })
    const lost = () => {
      if (client === fresh) client = undefined
      loop.wake()
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    fresh.on('notification', wake)
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      fresh.removeListener('end', lost)
      await fresh.end().catch(() => undefined)
      throw error
    }
    client = fresh
    wake()
  })
  loop.onError((error) => log.debug({ err: error }, 'cannot listen; polling meanwhile'))
  return {
    async stop() {
      await loop.stop()
      client?.removeAllListeners('end')
      await client?.end().catch(() => undefined)
    },
  }
}
