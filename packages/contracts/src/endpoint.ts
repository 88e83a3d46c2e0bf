// biome-ignore-all lint/suspicious/noExplicitAny: inference over the widest endpoint
import type * as z from 'zod/mini'
import type { ProblemCode } from './problem-codes.ts'

export type ServiceName = 'identity' | 'workflow' | 'catalogue' | 'businessdata' | 'notification'
export type CompanyType = 'ADMIN' | 'CUSTOMER' | 'SUPPLIER' | 'EXTERNAL'

/**
 * Who may call: nobody has to be signed in, anyone signed in, or per company type every user (`true`)
 * or only the company's admins (`'admin'`). Rights on a single object are the service's policies.
 */
export type Who = 'anyone' | 'signed-in' | Readonly<Partial<Record<CompanyType, true | 'admin'>>>

/** A zod schema of either side of the wire. */
export type Schema = z.ZodMiniType

/** What a call answers: a schema, nothing, a file to keep, or a stream read while it arrives. */
export type Answer = Schema | 'empty' | 'file' | 'stream'

export interface Endpoint<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Fields extends Schema | undefined = Schema | undefined,
  Result extends Answer = Answer,
> {
  /** The act, as the code names it: `releaseEnquiry`. Unique. */
  name: string
  service: ServiceName
  method: 'GET' | 'POST'
  /** Beneath `/api`, exactly as documented, trailing slash included. Internal calls begin with `/internal/`. */
  path: string
  summary: string
  who: Who
  /** Query parameters; every value arrives as text, so schemas coerce. Unknown or repeated ones are 400. */
  query?: Query
  /** JSON body. */
  body?: Body
  /** Multipart: text fields by schema and at most one file. */
  multipart?: { file?: 'required' | 'optional'; fields?: Fields }
  ok: 200 | 201 | 202
  answer: Result
  /** Of a file or stream that always comes in one; left out, a file's depends on its name. */
  mediaType?: string
  /** Further statuses that are not errors: 208 for "was gone already". */
  alsoOk?: readonly number[]
  /** Codes this call is known to answer beyond the general ones (401, 403, 404, 400, 429, 503). */
  problems?: readonly ProblemCode[]
  /** Reachable although a password change is due or the company awaits its release. */
  gate?: 'own-profile'
  /** A visitor who has the folder's password may call too, with his token in place of a sign-in. */
  shareToken?: true
  /** A GET that changes something: never retried, prefetched or cached. */
  changes?: true
  /** Its input holds a password or a code: a repeat is known by its key alone, and nothing of the input is kept. */
  secret?: true
  /** Its answer names people or addresses: what is kept of it for a repeat only the repeat's own key can read. */
  personal?: true
  /** Shares its address with a call of another service: the gateway sends here what comes with `admin=true`. */
  routedBy?: 'admin'
}

export type AnyEndpoint = Endpoint<any, any, any, any>

/** The header in which a visitor's token travels. */
export const shareTokenHeader = 'share-token'

/** Declares a call once for server, client and API page. */
export const defineEndpoint = <
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Fields extends Schema | undefined = undefined,
  const Result extends Answer = Answer,
>(
  endpoint: Endpoint<Query, Body, Fields, Result>,
): Endpoint<Query, Body, Fields, Result> => endpoint

type Out<S> = S extends Schema ? z.output<S> : undefined
type In<S> = S extends Schema ? z.input<S> : undefined

export type QueryOf<E extends AnyEndpoint> = E extends Endpoint<infer Q, any, any, any> ? Out<Q> : never
export type BodyOf<E extends AnyEndpoint> = E extends Endpoint<any, infer B, any, any> ? Out<B> : never
export type FieldsOf<E extends AnyEndpoint> = E extends Endpoint<any, any, infer F, any> ? Out<F> : never
/** What a server hands over and a client gets; files and streams are a `Response` at the client. */
export type AnswerOf<E extends AnyEndpoint> =
  E extends Endpoint<any, any, any, infer R>
    ? R extends 'empty'
      ? undefined
      : R extends 'file' | 'stream'
        ? Response
        : Out<R>
    : never
/** What a caller may pass as query: before coercion and defaults. */
export type QueryInput<E extends AnyEndpoint> = E extends Endpoint<infer Q, any, any, any> ? In<Q> : never
export type BodyInput<E extends AnyEndpoint> = E extends Endpoint<any, infer B, any, any> ? In<B> : never
export type FieldsInput<E extends AnyEndpoint> = E extends Endpoint<any, any, infer F, any> ? In<F> : never
