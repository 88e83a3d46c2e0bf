import type { IncomingMessage } from 'node:http'
import { type Address, hidesPlainSigns, readAddress } from './address.ts'
import type { Admission } from './admission.ts'
import { type Caller, readCaller } from './caller.ts'
import type { GatewayConfig } from './config.ts'
import { decidePart, findRoute } from './find-route.ts'
import { findLimitedCall, type LimitedCall, personCounted, strangersLimits } from './limited-calls.ts'
import type { GatewayProblem, ProblemExtras } from './problem.ts'
import { signInPages } from './problem-page.ts'
import type { Proof } from './proof.ts'
import { allowedMethods, type Part, parts, type Route } from './routes.ts'
import { isFormTry } from './sign-in-try.ts'
import type { Upstream, Upstreams } from './upstreams.ts'

/** What becomes of a request. */
export type Decision =
  | { kind: 'refuse'; code: GatewayProblem; extras?: ProblemExtras }
  | { kind: 'alive' }
  | { kind: 'file'; address: Address }
  | {
      kind: 'forward'
      address: Address
      route: Route
      part: Part
      upstream: Upstream
      caller: Caller
      /** It is counted as a wrong try to sign in until its answer says otherwise. */
      isTry: boolean
      /** It is counted as one of these, unless nothing comes of it. */
      limited: LimitedCall | undefined
    }

/** What is handed on to a part. */
export type ForwardDecision = Extract<Decision, { kind: 'forward' }>

const isApiPage = (path: string): boolean => /^\/api\/docs(?:\/|$)/.test(path)

/** What costs a service or much to send; the portal's own files are small and kept by the browser. */
const isCounted = (path: string): boolean =>
  path.startsWith('/api/') || path === '/api' || path.startsWith('/auth/') || path === '/auth'

/** Only calls of the API are counted by person: nothing else asks whom a token proves. */
export const isCountedByPerson = (req: IncomingMessage): boolean =>
  /^\/api(?:\/|$)/.test(readAddress(req.url ?? '')?.path ?? '')

const refuse = (code: GatewayProblem, extras?: ProblemExtras): Decision => ({ kind: 'refuse', code, extras })

export const partDown = (part: Part, retryAfterSeconds: number): ProblemExtras => ({
  detail: `${parts[part].spokenOf} ist gerade nicht erreichbar. Bitte versuchen Sie es in einem Moment erneut.`,
  headers: { 'retry-after': String(retryAfterSeconds) },
})

/** Whether a person's browser waits for a page. */
export const wantsPage = (req: IncomingMessage): boolean => /text\/html/.test(req.headers.accept ?? '')

const inMinutes = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'eine Minute' : `${minutes} Minuten`
}

const tooManyTries = (req: IncomingMessage, seconds: number): Decision =>
  refuse('too-many-requests', {
    detail: `Von Ihrem Internetanschluss kamen zu viele Anmeldungen mit falscher E-Mail-Adresse oder falschem Passwort. Zum Schutz aller Konten ist die Anmeldung von dort angehalten. Bitte warten Sie ${inMinutes(seconds)} und melden Sie sich dann erneut an.`,
    headers: { 'retry-after': String(seconds) },
    asPage: wantsPage(req) ? signInPages.tooManyWrong : undefined,
  })

const tooManyCalls = (call: LimitedCall, caller: Caller, seconds: number, inAll: boolean): Decision => {
  const { spokenOf } = strangersLimits[call.limit]
  const cause = inAll
    ? `Das Portal erhält gerade zu viele ${spokenOf}.`
    : personCounted(call, caller) === undefined
      ? `Von Ihrem Internetanschluss kamen zu viele ${spokenOf}.`
      : `Von Ihnen kamen zu viele ${spokenOf}.`
  return refuse('too-many-requests', {
    detail: `${cause} Bitte warten Sie ${inMinutes(seconds)} und versuchen Sie es dann erneut.`,
    headers: { 'retry-after': String(seconds) },
  })
}

/** Reads, admits and routes a request; touches neither its body nor its answer. */
export const decide = (
  req: IncomingMessage,
  proof: Proof,
  config: GatewayConfig,
  admission: Admission,
  upstreams: Upstreams,
): Decision => {
  const address = readAddress(req.url ?? '')
  if (!address) return refuse('malformed-request')
  const { path } = address
  if (path === '/health') return { kind: 'alive' }
  if (!isCounted(path)) return { kind: 'file', address }
  if (hidesPlainSigns(path)) return refuse('malformed-request')

  const caller = readCaller(req, proof, config)
  const seconds = admission.secondsToWait(req.method, path, caller)
  if (seconds > 0)
    return refuse('too-many-requests', {
      headers: { 'retry-after': String(seconds) },
      asPage: path.startsWith('/auth/') && wantsPage(req) ? signInPages.tooMany : undefined,
    })
  if (isApiPage(path)) return { kind: 'file', address }

  const route = findRoute(path)
  // Keycloak reads `;` as the start of parameters of a segment; we take whole segments only.
  if (!route || (route.part === 'keycloak' && path.includes(';'))) return refuse('not-found')
  const methods = allowedMethods(path)
  if (!methods.includes(req.method!))
    return refuse('method-not-allowed', { headers: { allow: methods.join(', ') } })
  const part = decidePart(route, address)
  if (!part) return refuse('unknown-parameter')
  const upstream = upstreams[part]
  if (!upstream) return refuse('part-down', partDown(part, 30))
  const isTry = isFormTry(req.method, path)
  const wait = isTry ? admission.beginTry(caller) : 0
  if (wait > 0) return tooManyTries(req, wait)
  const limited = findLimitedCall(req.method, path)
  if (limited) {
    const { seconds, inAll } = admission.beginLimited(limited, caller)
    if (seconds > 0) return tooManyCalls(limited, caller, seconds, inAll)
  }
  return { kind: 'forward', address, route, part, upstream, caller, isTry, limited }
}
