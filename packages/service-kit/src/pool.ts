import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'

const { builtins } = pg.types
const asNumber = (text: string) => {
  const value = Number(text)
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${text} does not fit a number`)
  return value
}
const asText = (text: string) => text

/** Money and counts as numbers, calendar dates as text: never as an instant of some time zone. */
const readers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, asNumber],
  [builtins.NUMERIC, Number],
  [builtins.DATE, asText],
  [1182, (text) => pg.types.getTypeParser(1009 as never, 'text')(text)], // date[]
])

export interface PoolOptions {
  /** Connections at most; default 10. */
  max?: number
  /** A statement that takes longer is ended; default 30 s, 0 for none. */
  statementTimeoutMs?: number
  log?: Logger
}

/**
 * Connections to one schema (`search_path`). A restart of PostgreSQL ends its connections, not the process: calls
 * meanwhile fail with a connection error, which is answered 503, and the next one connects again.
 */
export function createPool(url: string, schema: string, options: PoolOptions = {}): pg.Pool {
  if (!/^[a-z][a-z0-9_]*$/.test(schema)) throw new Error(`"${schema}" is no name for a schema.`)
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    idle_in_transaction_session_timeout: 120_000,
    options: `-c search_path=${schema},public`,
    application_name: schema,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && readers.get(oid)) ||
        pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  })
  const note = (error: Error) => options.log?.warn({ err: error }, 'connection to PostgreSQL lost')
  pool.on('error', note)
  // Also for a connection in use: without a listener its loss between two statements ends the process.
  pool.on('connect', (client) => client.on('error', note))
  return pool
}

/** Typed statements on a pool. Whoever made the pool ends it; there is nothing to close here. */
export function createDatabase<DB>(pool: pg.Pool): Kysely<DB> {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
