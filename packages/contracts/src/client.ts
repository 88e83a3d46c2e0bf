import * as z from 'zod/mini'
import {
  type AnswerOf,
  type AnyEndpoint,
  type BodyInput,
  type FieldsInput,
  type QueryInput,
  shareTokenHeader,
} from './endpoint.ts'
import { noAnswer } from './no-answer.ts'
import { type Problem, type ProblemEntry, problem } from './problem.ts'

/** A call that failed: what the server said, or that it could not be reached (`part-down`, status 0). */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly errors: readonly ProblemEntry[]
  readonly requestId: string | undefined
  readonly offerId: string | undefined
  readonly articleId: string | undefined
  readonly headerRowIndex: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(said: Omit<Problem, 'type' | 'title'>, retryAfterSeconds?: number) {
    super(`${said.status} ${said.code}: ${said.detail}`)
    this.status = said.status
    this.code = said.code
    this.detail = said.detail
    this.errors = said.errors ?? []
    this.requestId = said.requestId
    this.offerId = said.offerId
    this.articleId = said.articleId
    this.headerRowIndex = said.headerRowIndex
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** Nobody knows yet what became of the call: repeat it under the same `Idempotency-Key`. */
  get isUndecided(): boolean {
    return this.status === 0 || this.status >= 500 || this.code === 'still-running'
  }
}

export interface ClientOptions {
  /** Without trailing slash: `/api`, `http://127.0.0.1:4000`. */
  baseUrl: string
  /** A valid bearer token, or undefined for a call without one. */
  getToken?: () => Promise<string | undefined> | string | undefined
  fetch?: typeof fetch
  headers?: Record<string, string>
}

export type CallInput<E extends AnyEndpoint> = {
  query?: QueryInput<E> extends undefined ? undefined : { [K in keyof QueryInput<E>]?: unknown }
  body?: BodyInput<E>
  fields?: FieldsInput<E> extends undefined ? undefined : { [K in keyof FieldsInput<E>]?: unknown }
  file?: Blob
  filename?: string
  signal?: AbortSignal
  /** The second call with the same key answers what the first did. */
  idempotencyKey?: string
  /** What a visitor of a project folder has in place of a bearer token, which is left out then. */
  shareToken?: string | undefined
}

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value))

/** `/path?query` of a call; undefined and null parameters are left out, lists are comma-joined. */
export const addressOf = (endpoint: AnyEndpoint, query?: Record<string, unknown>): string => {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) parameters.set(name, asText(value))
  }
  const search = parameters.toString()
  return search === '' ? endpoint.path : `${endpoint.path}?${search}`
}

/** Reads the problem out of a failed answer; an answer without one becomes `unexpected`. */
export const problemOf = async (response: Response): Promise<ProblemError> => {
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const seconds = Number.isFinite(retryAfter) ? retryAfter : undefined
  const said = z.safeParse(problem, await response.json().catch(() => undefined))
  if (said.success) return new ProblemError(said.data, seconds)
  const code = response.status === 503 || response.status === 502 ? 'part-down' : 'unexpected'
  return new ProblemError({ status: response.status, code, detail: noAnswer[code].detail }, seconds)
}

/** Multipart form of a call: objects as JSON text, lists of texts as repeated fields. */
export const formOf = (input: {
  fields?: Record<string, unknown> | undefined
  file?: Blob | undefined
  filename?: string | undefined
}): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(input.fields ?? {})) {
    if (value === undefined || value === null) continue
    if (name.endsWith('[]') && Array.isArray(value)) for (const one of value) form.append(name, String(one))
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  if (input.file !== undefined) form.append('file', input.file, input.filename)
  return form
}

/**
 * Typed client of every declared call. Answers are checked against their schema;
 * anything but the documented success throws a {@link ProblemError}.
 */
export const createClient = ({ baseUrl, getToken, fetch: fetcher = fetch, headers = {} }: ClientOptions) => ({
  async call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<AnswerOf<E>> {
    const sent: Record<string, string> = { accept: 'application/json', ...headers }
    if (input.shareToken === undefined) {
      const token = await getToken?.()
      if (token !== undefined) sent.authorization = `Bearer ${token}`
    } else sent[shareTokenHeader] = input.shareToken
    if (input.idempotencyKey !== undefined) sent['idempotency-key'] = input.idempotencyKey
    let body: RequestInit['body']
    if (endpoint.multipart !== undefined) {
      body = formOf(input as { fields?: Record<string, unknown>; file?: Blob; filename?: string })
    } else if (endpoint.body !== undefined) {
      sent['content-type'] = 'application/json'
      body = JSON.stringify(input.body ?? {})
    }
    const address = baseUrl + addressOf(endpoint, input.query as Record<string, unknown> | undefined)
    let response: Response
    try {
      response = await fetcher(address, {
        method: endpoint.method,
        headers: sent,
        body: body ?? null,
        signal: input.signal ?? null,
        cache: 'no-store',
        credentials: 'omit',
      })
    } catch (cause) {
      if (input.signal?.aborted === true) throw cause
      throw new ProblemError({ status: 0, code: 'part-down', detail: noAnswer['part-down'].detail })
    }
    if (response.status !== endpoint.ok && !(endpoint.alsoOk ?? []).includes(response.status)) {
      throw await problemOf(response)
    }
    if (endpoint.answer === 'file' || endpoint.answer === 'stream') return response as AnswerOf<E>
    if (endpoint.answer === 'empty') {
      await response.body?.cancel()
      return undefined as AnswerOf<E>
    }
    return z.parse(endpoint.answer, await response.json()) as AnswerOf<E>
  },
})
export type Client = ReturnType<typeof createClient>
