import type { ActorWithSessions, EventDefinition } from '@schrankwerk/contracts'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import { type ActorDirectory, createActorDirectory } from './actor-directory.ts'
import { subscribeBroadcast } from './broadcast.ts'
import { refuse } from './config.ts'
import { type ConsumerOptions, startConsumer } from './consumer.ts'
import type { ApiParts } from './create-api.ts'
import type { InternalApiParts } from './create-internal-api.ts'
import { isConnectionLost } from './database-problem.ts'
import { NotSignedIn } from './errors.ts'
import { every } from './every.ts'
import { inOneCopy } from './in-one-copy.ts'
import { createInternalClient, type InternalClient } from './internal-client.ts'
import { type LimitConfig, limitsOf } from './limits.ts'
import { createLog } from './log.ts'
import { migrate } from './migrate.ts'
import { createNats, type Nats } from './nats.ts'
import type { NatsSettings, StreamSettings } from './nats-settings.ts'
import { createDatabase, createPool } from './pool.ts'
import { pruneKitTables } from './prune.ts'
import { startRelay } from './relay.ts'
import { createScanner } from './scanner.ts'
import { createServiceToken } from './service-token.ts'
import { isOver } from './session.ts'
import { createVerifier } from './verifier.ts'

interface StandardConfig extends LimitConfig, NatsSettings, StreamSettings {
  DATABASE_URL: string
  DATABASE_POOL_SIZE: number
  KEYCLOAK_ISSUER: string
  KEYCLOAK_URL: string
  INTERNAL_CLIENT_ID: string
  INTERNAL_CLIENT_SECRET: string
  LOG_LEVEL: string
  CLAMD_ADDRESS?: string | undefined
}

export interface PartsOptions {
  /** Name of the service, its schema and its stream. */
  service: string
  config: StandardConfig
  migrations: URL
  /** How the actor behind a `sub` is found; by its own table or by asking identity. */
  loadActor(
    sub: string,
    parts: { db: Kysely<unknown>; client: Parts<unknown>['client']; requestId: string },
  ): Promise<ActorWithSessions | undefined>
}

export interface Parts<DB> {
  pool: pg.Pool
  db: Kysely<DB>
  log: Logger
  nats: Nats
  actors: ActorDirectory<ActorWithSessions>
  /** Pass on to `createApi`. */
  api: Pick<ApiParts<DB>, 'db' | 'authenticate' | 'log' | 'scanner' | 'limits'>
  /** Pass on to `createInternalApi`. */
  internalApi: InternalApiParts<DB>
  /** The client of another service's internal listener; made at the first call, then the same. */
  client(part: string, baseUrl: string, timeoutMs?: number): InternalClient
  consume<E extends EventDefinition, Prepared = unknown>(
    options: Pick<
      ConsumerOptions<DB, E, Prepared>,
      'durable' | 'event' | 'prepare' | 'handle' | 'maxDeliver'
    >,
  ): void
  /** Repeats work until the service stops, which aborts the signal: work that takes long looks at it between its parts. */
  every(seconds: number, name: string, work: (signal: AbortSignal) => Promise<unknown>): void
  /** The same for work that one copy of the service does for all of them; running it twice must do no harm. */
  everyInOneCopy(seconds: number, name: string, work: (signal: AbortSignal) => Promise<unknown>): void
  /** Ends consumers, relay, repeated work and connections, in this order. */
  stop(): Promise<void>
}

const realmPath = (issuer: string) => new URL(issuer).pathname.replace(/^.*\/realms\//, '/realms/')

/**
 * Everything a service stands on: migrated schema, relay, token verification, actors with their cache, clients.
 * Waits for PostgreSQL's first answer, for nothing else.
 */
export async function connectParts<DB>(options: PartsOptions): Promise<Parts<DB>> {
  const { service, config } = options
  const log = createLog(service, config.LOG_LEVEL)
  const pool = createPool(config.DATABASE_URL, service, { log, max: config.DATABASE_POOL_SIZE })
  const newer = await whenUp(log, () => migrate(pool, { schema: service, folder: options.migrations }))
  if (newer.length > 0)
    log.warn({ newer }, 'the schema is newer than this program, which may still work with it')
  const db = createDatabase<DB>(pool)
  const nats = createNats({ settings: config, name: service, log })

  const realm = config.KEYCLOAK_URL.replace(/\/$/, '') + realmPath(config.KEYCLOAK_ISSUER)
  const keys = { issuer: config.KEYCLOAK_ISSUER, jwksUrl: `${realm}/protocol/openid-connect/certs` }
  const people = createVerifier(keys)
  const services = createVerifier({ ...keys, audience: internalAudience, azp: config.INTERNAL_CLIENT_ID })
  const token = createServiceToken({
    tokenUrl: `${realm}/protocol/openid-connect/token`,
    clientId: config.INTERNAL_CLIENT_ID,
    clientSecret: config.INTERNAL_CLIENT_SECRET,
  })
  const clients = new Map<string, InternalClient>()
  const client: Parts<DB>['client'] = (part, baseUrl, timeoutMs) => {
    const key = `${part} ${baseUrl} ${timeoutMs}`
    const known = clients.get(key) ?? createInternalClient({ part, baseUrl, token, timeoutMs })
    clients.set(key, known)
    return known
  }
  const actors = createActorDirectory({
    load: (sub, requestId) => options.loadActor(sub, { db: db as Kysely<unknown>, client, requestId }),
  })

  const repeat: Parts<DB>['every'] = (seconds, name, work) =>
    void running.push(every(seconds, work, { log, name }))
  // A turn ends a little before the pause does: the copy that had it finds it free when it comes again.
  const repeatInOneCopy: Parts<DB>['everyInOneCopy'] = (seconds, name, work) =>
    repeat(seconds, name, (signal) => inOneCopy(pool, name, seconds * 0.95, () => work(signal)))

  const running: { stop(): Promise<void> }[] = [
    startRelay({ pool, schema: service, service, nats, stream: config, log }),
    // Any change in identity may be a change of who may do what; asking again is cheap.
    subscribeBroadcast({ nats, subject: 'identity.>', handle: actors.clear, log }),
  ]
  repeatInOneCopy(3600, 'prune', () => pruneKitTables(db))
  const offConnect = nats.onConnect(() => actors.clear())

  return {
    pool,
    db,
    log,
    nats,
    actors,
    client,
    api: {
      db,
      log,
      async authenticate(bearer, requestId) {
        const { sub, session } = await people.verify(bearer)
        const { endedSessions, ...actor } = await actors.get(sub, requestId)
        if (isOver(session, endedSessions)) throw new NotSignedIn('token-invalid')
        return actor
      },
      limits: limitsOf(config),
      scanner: config.CLAMD_ADDRESS ? createScanner({ address: config.CLAMD_ADDRESS }) : undefined,
    },
    internalApi: {
      db,
      log,
      authenticateService: async (bearer) => void (await services.verify(bearer)),
      ready: { postgresql: () => pool.query('select 1') },
    },
    consume: (consumer) => void running.push(startConsumer({ nats, db, service, log, ...consumer })),
    every: repeat,
    everyInOneCopy: repeatInOneCopy,
    async stop() {
      offConnect()
      await Promise.all(running.map((part) => part.stop()))
      await Promise.all([...clients.values()].map((known) => known.close()))
      await nats.close()
      await pool.end()
    },
  }
}

/** Waits a minute for PostgreSQL, which may start beside this process; anything else ends it with one sentence. */
async function whenUp<T>(log: Logger, work: () => Promise<T>): Promise<T> {
  const until = performance.now() + 60_000
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error) || performance.now() > until) refuse(error as Error)
      log.warn({ err: error }, 'waits for PostgreSQL')
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

/** The audience of tokens that services show each other. */
export const internalAudience = 'portal-internal-api'
