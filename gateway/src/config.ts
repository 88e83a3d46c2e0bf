import { type LimitName, strangersLimits } from './limited-calls.ts'
import { type Part, parts } from './routes.ts'

export interface RateLimits {
  /** Requests a minute without a proven person, per address; as many below `/auth`, counted apart. */
  perAddress: number
  /** Requests a minute of one signed-in person, whatever the address. */
  perPerson: number
  /** POSTs without a token, per address: what a stranger may try. */
  anonymousPost: number
  /** POSTs to the sign-in, per address: forms, and the renewals of everyone behind one address. */
  signInPost: number
  /** Wrong tries to sign in an hour, per address, whatever the account. */
  wrongSignIn: number
  /** What strangers may call and what makes something, sends a mail or tries a code. */
  strangers: Readonly<Record<LimitName, { perAddress: number; inAll: number; minutes: number }>>
  /** Calls of one signed-in person that are under way at the same time. */
  inFlightPerson: number
  /** The same for calls without a proven person, per address: many people may stand behind one. */
  inFlightAddress: number
}

export interface GatewayConfig {
  port: number
  host: string
  /** Health, readiness and metrics for whoever runs it; not reachable from outside. */
  metricsPort: number | undefined
  metricsHost: string
  upstreams: Readonly<Record<Part, URL | undefined>>
  /** Where Keycloak's keys are; counting by person needs them. */
  keysUrl: URL | undefined
  webFolder: string
  /** Where people reach the portal; without it the address of the request counts. */
  portalUrl: URL | undefined
  trustedProxies: number
  bodyLimitBytes: number
  rateLimits: RateLimits
  hstsSeconds: number
  firstByteMs: number
  fileReadMs: number
  drainMs: number
  stopGraceMs: number
  logLevel: string
}

type Environment = Readonly<Record<string, string | undefined>>

const number = (environment: Environment, name: string, fallback: number): number => {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0)
    throw new Error(`${name} must be a number of 0 or more, not "${text}".`)
  return value
}

const url = (environment: Environment, name: string): URL | undefined => {
  const text = environment[name]
  if (!text) return undefined
  if (!URL.canParse(text))
    throw new Error(`${name} must be an address such as http://127.0.0.1:3001, not "${text}".`)
  return new URL(text)
}

/** Keycloak's address ends in `/auth` or leaves it out; the keys are below it. */
const keysOf = (keycloak: URL): URL =>
  new URL('/auth/realms/schrankwerk/protocol/openid-connect/certs', keycloak)

const strangersLimitsBy = (limit: (name: string, fallback: number) => number): RateLimits['strangers'] => {
  const limitOf = (name: LimitName) => {
    const { environment, perAddress, inAll, minutes } = strangersLimits[name]
    return {
      perAddress: limit(environment, perAddress),
      inAll: limit(`${environment}_IN_ALL`, inAll),
      minutes,
    }
  }
  return {
    registration: limitOf('registration'),
    linkMail: limitOf('linkMail'),
    code: limitOf('code'),
    folderPassword: limitOf('folderPassword'),
  }
}

/** A part without an address answers 503, so that a portal can run with the parts it has. */
export const readConfig = (environment: Environment): GatewayConfig => {
  const upstreams = Object.fromEntries(
    Object.entries(parts).map(([part, { environment: name }]) => [part, url(environment, name)]),
  ) as Record<Part, URL | undefined>
  // Raises every limit at once, for tests and load; 0 switches them off.
  const factor = number(environment, 'RATE_LIMIT_FACTOR', 1)
  const limit = (name: string, fallback: number) => number(environment, name, fallback) * factor
  return {
    port: number(environment, 'PORT', 8080),
    host: environment.HOST ?? '0.0.0.0',
    metricsPort: environment.METRICS_PORT ? number(environment, 'METRICS_PORT', 0) : undefined,
    metricsHost: environment.METRICS_HOST ?? '127.0.0.1',
    upstreams,
    keysUrl: upstreams.keycloak && keysOf(upstreams.keycloak),
    webFolder: environment.WEB_FOLDER ?? 'web',
    portalUrl: url(environment, 'PORTAL_URL'),
    trustedProxies: number(environment, 'TRUSTED_PROXIES', 0),
    bodyLimitBytes: number(environment, 'BODY_LIMIT_BYTES', 210 * 1024 * 1024),
    rateLimits: {
      perAddress: limit('RATE_LIMIT_ADDRESS', 1800),
      perPerson: limit('RATE_LIMIT_PERSON', 600),
      anonymousPost: limit('RATE_LIMIT_ANONYMOUS_POST', 60),
      signInPost: limit('RATE_LIMIT_SIGN_IN_POST', 300),
      strangers: strangersLimitsBy(limit),
      wrongSignIn: limit('RATE_LIMIT_WRONG_SIGN_IN', 30),
      inFlightPerson: limit('IN_FLIGHT_PERSON', 12),
      inFlightAddress: limit('IN_FLIGHT_ADDRESS', 48),
    },
    hstsSeconds: number(environment, 'HSTS_SECONDS', 0),
    firstByteMs: number(environment, 'FIRST_BYTE_MS', 60_000),
    fileReadMs: number(environment, 'FILE_READ_MS', 5_000),
    drainMs: number(environment, 'DRAIN_MS', 2_000),
    stopGraceMs: number(environment, 'STOP_GRACE_MS', 10_000),
    logLevel: environment.LOG_LEVEL ?? 'info',
  }
}
