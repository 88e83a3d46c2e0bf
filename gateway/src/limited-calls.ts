import type { Caller } from './caller.ts'

/** What strangers may call and what makes something, sends a mail or tries a code. */
export interface LimitedCall {
  method: 'GET' | 'POST'
  path: string
  limit: LimitName
  /** Counted by person where the token proves one: signed-in people do it as well. */
  byPerson?: true
}

/** How often, beside what holds for every call: of one address and in all, within so many minutes; 0 is no limit. */
export const strangersLimits = {
  registration: {
    environment: 'RATE_LIMIT_REGISTRATION',
    perAddress: 10,
    inAll: 1000,
    minutes: 60,
    spokenOf: 'Registrierungen',
  },
  linkMail: {
    environment: 'RATE_LIMIT_LINK_MAIL',
    perAddress: 20,
    inAll: 3000,
    minutes: 60,
    spokenOf: 'Anforderungen eines Links',
  },
  code: {
    environment: 'RATE_LIMIT_CODE',
    perAddress: 60,
    inAll: 0,
    minutes: 60,
    spokenOf: 'Aufrufe eines Links oder Änderungen des Passworts',
  },
  folderPassword: {
    environment: 'RATE_LIMIT_FOLDER_PASSWORD',
    perAddress: 30,
    inAll: 0,
    minutes: 10,
    spokenOf: 'Versuche mit dem Passwort eines Projektordners',
  },
} as const
export type LimitName = keyof typeof strangersLimits

export const limitedCalls: readonly LimitedCall[] = [
  { method: 'POST', path: '/api/user/register', limit: 'registration' },

  { method: 'GET', path: '/api/user/password/reset', limit: 'linkMail' },
  { method: 'POST', path: '/api/user/register/resend', limit: 'linkMail' },

  { method: 'GET', path: '/api/user/password/reset/verify', limit: 'code' },
  { method: 'GET', path: '/api/user/link', limit: 'code' },
  { method: 'POST', path: '/api/user/register/confirm', limit: 'code' },
  { method: 'POST', path: '/api/user/mail/confirm', limit: 'code' },
  { method: 'POST', path: '/api/user/invite/check', limit: 'code' },
  { method: 'POST', path: '/api/user/invite', limit: 'code' },
  { method: 'POST', path: '/api/user/password/reset', limit: 'code', byPerson: true },

  // The service counts tries of one folder; here those of an address at all folders together.
  { method: 'POST', path: '/api/offer/businessdata/check', limit: 'folderPassword' },
]

/** Where only failed tries count: many people who know the code or password may stand behind one address. */
export const isGoodFree = ({ limit, byPerson }: LimitedCall): boolean =>
  (limit === 'code' || limit === 'folderPassword') && !byPerson

const keyOf = (method: string | undefined, path: string) => `${method} ${path}`
const byKey = new Map(limitedCalls.map((call) => [keyOf(call.method, call.path), call]))

export const findLimitedCall = (method: string | undefined, path: string): LimitedCall | undefined =>
  byKey.get(keyOf(method, path.endsWith('/') ? path.slice(0, -1) : path))

/** The person it counts for; undefined where it counts for the address. */
export const personCounted = (call: LimitedCall, { proof }: Caller): string | undefined =>
  call.byPerson && typeof proof === 'object' ? proof.person : undefined
