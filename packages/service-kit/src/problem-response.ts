import { type ProblemCode, type ProblemEntry, problemCodes } from '@schrankwerk/contracts'
import type { Logger } from 'pino'
import { databaseProblem } from './database-problem.ts'
import { Problem, TooLarge } from './errors.ts'

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  417: 'Expectation Failed',
  424: 'Failed Dependency',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

interface ProblemDocument {
  status: number
  code: ProblemCode
  detail?: string
  errors?: ProblemEntry[]
  extra?: Record<string, unknown>
  headers?: Record<string, string>
}

/** One problem document after RFC 9457; every error of every service is made here. */
export function problemDocument(requestId: string, problem: ProblemDocument): Response {
  const body = {
    ...problem.extra,
    type: `urn:schrankwerk:problem:${problem.code}`,
    title: titles[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    detail: problem.detail ?? problemCodes[problem.code].detail,
    requestId,
    ...(problem.errors && { errors: problem.errors }),
  }
  return new Response(JSON.stringify(body), {
    status: problem.status,
    headers: { ...problem.headers, 'Content-Type': 'application/problem+json' },
  })
}

/** Turns whatever was thrown into an answer; what nobody expected becomes a bare 500 whose detail is in the log only. */
export function problemResponse(error: unknown, requestId: string, log: Logger): Response {
  const problem = error instanceof Problem ? error : databaseProblem(error)
  if (!problem) {
    log.error({ err: error }, 'unexpected error')
    return problemDocument(requestId, { status: 500, code: 'unexpected' })
  }
  if (problem.status >= 500) log.warn({ err: problem }, 'a part is not available')
  const headers: Record<string, string> = {}
  if (problem.retryAfterSeconds !== undefined) headers['Retry-After'] = String(problem.retryAfterSeconds)
  if (problem.status === 401) headers['WWW-Authenticate'] = 'Bearer'
  // Else the connection stays: closed under a sender who still writes, it takes the answer with it.
  if (problem instanceof TooLarge && problem.restUnread) headers.Connection = 'close'
  return problemDocument(requestId, { ...problem, status: problem.status, code: problem.code, headers })
}
