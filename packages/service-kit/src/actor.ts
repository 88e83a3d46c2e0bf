import type { CompanyType } from '@schrankwerk/contracts'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'

/** Who acts: read from identity at every call (cached five seconds), never from the token. */
export interface Actor {
  userId: string
  mail: string
  name: string
  lastname: string
  companyId: string
  companyName: string
  companyType: CompanyType
  admin: boolean
  passwordChangeNeeded: boolean
  pendingRegistration: boolean
  /** The folder that a visitor's token opens; he has no account, and `userId` is that of his token. */
  visitorOf?: string
  /** When that token ends. */
  visitUntil?: Date
}

/** What a verb needs in addition to its input. */
export interface Ctx<DB> {
  db: Kysely<DB>
  actor: Actor
  now(): Date
  log: Logger
  requestId: string
  /** Ends when the caller goes away. */
  signal: AbortSignal
  /** Where the call comes from, as the gateway saw it; undefined where none told. */
  address?: string | undefined
}

/** Of a call that needs no sign-in; the actor is known if a token came along. */
export type PublicCtx<DB> = Omit<Ctx<DB>, 'actor'> & { actor: Actor | undefined }

/** Of a call from another service: a service asks, no person. */
export type InternalCtx<DB> = Omit<Ctx<DB>, 'actor'>
