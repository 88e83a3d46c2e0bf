import type {} from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser address of the run's PostgreSQL, without a database name at its end. */
    postgresUrl: string
    /** `host:port` of the run's NATS server. */
    natsAddress: string
  }
}
