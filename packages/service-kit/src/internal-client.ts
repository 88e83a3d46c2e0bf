import type { Readable } from 'node:stream'
import {
  type AnswerOf,
  type AnyEndpoint,
  type BodyInput,
  type ProblemCode,
  type ProblemEntry,
  problemCodes,
  type QueryInput,
  type Schema,
} from '@schrankwerk/contracts'
import { Agent, request } from 'undici'
import * as z from 'zod/mini'
import { Problem, Unavailable } from './errors.ts'

export interface InternalCall<E extends AnyEndpoint> {
  query?: QueryInput<E>
  body?: BodyInput<E>
  /** Goes along, so that one id is found in both logs; without a request, the id of the event or thing it is about. */
  requestId: string
  signal?: AbortSignal
}

export interface InternalFile {
  stream: Readable
  /** In bytes; undefined when the other side did not say. */
  size: number | undefined
}

export interface InternalClient {
  /**
   * Calls an internal endpoint and returns its parsed answer. A problem of the other side with a status below 500
   * is thrown as the same `Problem`; 401, 5xx, a time-out, no or a wrong answer as `Unavailable(part)`.
   */
  call<E extends AnyEndpoint>(endpoint: E, input: InternalCall<E>): Promise<AnswerOf<E>>
  /** The same with body and answer as JSON that somebody else writes and reads, such as a thread. */
  callText<E extends AnyEndpoint>(
    endpoint: E,
    input: Omit<InternalCall<E>, 'body'> & { body: string },
  ): Promise<string>
  /**
   * Calls an endpoint whose answer is a file. The stream has to be read to its end or destroyed; a time-out or a
   * broken connection ends it with an error. `size` is what the other side announced. Throws as `call` does.
   */
  download<E extends AnyEndpoint>(endpoint: E, input: InternalCall<E>): Promise<InternalFile>
  close(): Promise<void>
}

/** A call with its body as it is sent. */
type Sent = Omit<InternalCall<AnyEndpoint>, 'body'> & { body: string | undefined }
type Headers = Record<string, string | string[] | undefined>

/** A typed client for another service's internal listener, proving itself with a service token. */
export function createInternalClient({
  baseUrl,
  part,
  token,
  timeoutMs = 5000,
}: {
  baseUrl: string
  /** The name of the other side, for the log: `identity`. */
  part: string
  token: () => Promise<string>
  timeoutMs?: number
}): InternalClient {
  const agent = new Agent({ connections: 32, connectTimeout: 2000 })
  const base = baseUrl.replace(/\/$/, '')

  const call = async <E extends AnyEndpoint>(endpoint: E, input: InternalCall<E>): Promise<AnswerOf<E>> =>
    read(
      endpoint,
      await answered(endpoint, {
        ...input,
        body: input.body === undefined ? undefined : JSON.stringify(input.body),
      }),
    )

  async function answered(endpoint: AnyEndpoint, input: Sent): Promise<string> {
    const bearer = await token()
    const timeout = AbortSignal.timeout(timeoutMs)
    const { statusCode, headers, text } = await send(endpoint, input, bearer, timeout)
      .then(async ({ body, ...head }) => ({ ...head, text: await body.text() }))
      .catch((cause) => {
        throw new Unavailable(part, { cause })
      })
    if (statusCode === endpoint.ok || endpoint.alsoOk?.includes(statusCode)) return text
    throw problemOf(statusCode, text, headers)
  }

  async function download<E extends AnyEndpoint>(endpoint: E, input: InternalCall<E>): Promise<InternalFile> {
    const bearer = await token()
    const begun = AbortSignal.timeout(timeoutMs)
    const stopped = new AbortController()
    const late = () => stopped.abort(begun.reason)
    begun.addEventListener('abort', late)
    const sent = { ...input, body: input.body === undefined ? undefined : JSON.stringify(input.body) }
    const { statusCode, headers, body } = await send(endpoint, sent, bearer, stopped.signal).catch(
      (cause) => {
        throw new Unavailable(part, { cause })
      },
    )
    if (statusCode !== endpoint.ok) {
      const text = await body.text().catch((cause) => {
        throw new Unavailable(part, { cause })
      })
      throw problemOf(statusCode, text, headers)
    }
    // A file may take longer than its first byte; from here on only silence counts (bodyTimeout).
    begun.removeEventListener('abort', late)
    const size = Number(headers['content-length'] ?? Number.NaN)
    return { stream: body, size: Number.isInteger(size) ? size : undefined }
  }

  function send(endpoint: AnyEndpoint, input: Sent, bearer: string, timeout: AbortSignal) {
    return request(base + endpoint.path + queryText(input.query), {
      method: endpoint.method,
      dispatcher: agent,
      headers: {
        authorization: `Bearer ${bearer}`,
        accept: 'application/json',
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        'x-request-id': input.requestId,
      },
      body: input.body ?? null,
      bodyTimeout: timeoutMs,
      signal: input.signal ? AbortSignal.any([timeout, input.signal]) : timeout,
    })
  }

  function read<E extends AnyEndpoint>(endpoint: E, text: string): AnswerOf<E> {
    if (typeof endpoint.answer === 'string') return undefined as AnswerOf<E>
    try {
      return z.parse(endpoint.answer as Schema, JSON.parse(text)) as AnswerOf<E>
    } catch (cause) {
      throw new Unavailable(part, { cause })
    }
  }

  function problemOf(status: number, text: string, headers: Headers): Problem {
    const document = problemDocumentOf(text)
    if (status >= 500 || status === 401 || !document)
      return new Unavailable(part, { cause: new Error(`${part} answered ${status}`) })
    const { code, detail, errors, type, title, status: _, requestId, ...extra } = document
    const problem = new Problem(status, code, {
      errors,
      ...(Object.keys(extra).length > 0 && { extra }),
      retryAfterSeconds: secondsOf(headers['retry-after']),
    })
    return problem.because(detail)
  }

  return { call, callText: answered, download, close: () => agent.close() }
}

function queryText(query: unknown): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== null) parameters.set(name, String(value))
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

const secondsOf = (header: Headers[string]): number | undefined =>
  typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : undefined

/** What `problemDocument` makes, with the members that a verb added. */
interface ProblemMembers extends Record<string, unknown> {
  code: ProblemCode
  detail: string
  errors?: ProblemEntry[]
}

function problemDocumentOf(text: string): ProblemMembers | undefined {
  try {
    const document = JSON.parse(text)
    return Object.hasOwn(problemCodes, document.code) ? document : undefined
  } catch {
    return undefined
  }
}
