import type { ServerResponse } from 'node:http'
import { type PageFrame, problemPage, problemPagePolicy } from './problem-page.ts'
import { securityHeaders } from './security-headers.ts'

/** What the gateway itself answers with; codes and shape are those of the contracts (RFC 9457). */
const problems = {
  'malformed-request': {
    status: 400,
    title: 'Bad Request',
    detail: 'Die Anfrage konnte nicht gelesen werden.',
  },
  'unknown-parameter': {
    status: 400,
    title: 'Bad Request',
    detail: 'Die Anfrage enthält einen unbekannten oder doppelten Parameter.',
  },
  'not-found': { status: 404, title: 'Not Found', detail: 'Diese Adresse gibt es nicht.' },
  'method-not-allowed': {
    status: 405,
    title: 'Method Not Allowed',
    detail: 'Diese Adresse kennt die verwendete Methode nicht.',
  },
  'too-large': { status: 413, title: 'Content Too Large', detail: 'Die Datei ist größer als 200 MB.' },
  'too-many-requests': {
    status: 429,
    title: 'Too Many Requests',
    detail: 'Zu viele Anfragen. Bitte warten Sie einen Moment.',
  },
  'calls-running': {
    status: 429,
    title: 'Too Many Requests',
    detail: 'Von Ihnen sind schon viele Anfragen unterwegs. Bitte warten Sie einen Moment.',
  },
  unexpected: {
    status: 500,
    title: 'Internal Server Error',
    detail: 'Da ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
  },
  'part-down': {
    status: 503,
    title: 'Service Unavailable',
    detail:
      'Ein Teil des Portals ist gerade nicht erreichbar. Bitte versuchen Sie es in einem Moment erneut.',
  },
  'request-timeout': {
    status: 503,
    title: 'Service Unavailable',
    detail: 'Die Antwort hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  },
} as const

export type GatewayProblem = keyof typeof problems

export interface ProblemExtras {
  detail?: string
  headers?: Record<string, string>
  /** A person's browser asked for a page: the same said as a small page. */
  asPage?: PageFrame | undefined
}

/** Answers with a problem, unless the answer has begun: then the connection ends, so that nobody takes it for whole. */
export const sendProblem = (
  res: ServerResponse,
  requestId: string,
  code: GatewayProblem,
  extras: ProblemExtras = {},
): void => {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const { status, title, detail } = problems[code]
  const said = extras.detail ?? detail
  const body = extras.asPage
    ? problemPage(extras.asPage, said)
    : JSON.stringify({ type: 'about:blank', title, status, code, detail: said, requestId })
  res.writeHead(status, {
    ...securityHeaders,
    'content-type': extras.asPage ? 'text/html; charset=utf-8' : 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': problemPagePolicy,
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...extras.headers,
  })
  res.end(body)
}
