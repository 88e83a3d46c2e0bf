import type { AnyEndpoint, CompanyType, ServiceName } from './endpoint.ts'

/** Who is documented to make a call. */
export type Caller =
  | 'anyone'
  | 'signed-in'
  | 'share token'
  | 'ADMIN with admin=true'
  | CompanyType
  | `${CompanyType} admin`

/** A documented call that has no contract yet; asked for today, it is not found. */
export interface LaterCall {
  service: ServiceName
  method: 'GET' | 'POST'
  path: string
  ok: 200 | 201 | 202
  who: readonly Caller[]
}

/** Somebody who is documented to make a call that others make already. */
export interface LaterCaller {
  method: 'GET' | 'POST'
  path: string
  who: Caller
  /** What the call answers this caller today: a status, or success without anything in it. */
  now: 401 | 403 | 'nothing'
}

type Row = readonly [method: 'GET' | 'POST', path: string, ok: 200 | 201 | 202, who: readonly Caller[]]

const of = (service: ServiceName, rows: readonly Row[]): readonly LaterCall[] =>
  rows.map(([method, path, ok, who]) => ({ service, method, path, ok, who }))

const partyAdmins = ['CUSTOMER admin', 'SUPPLIER admin'] as const

/** This list may only shrink. */
export const laterCalls: readonly LaterCall[] = [
  ...of('businessdata', [
    ['POST', '/offer/businessdata/create', 200, partyAdmins],
    ['POST', '/offer/businessdata/check', 200, ['anyone']],
    ['POST', '/offer/businessdata/share', 200, partyAdmins],
    ['POST', '/offer/businessdata/settings', 200, partyAdmins],
  ]),
]

const outsider = (method: 'GET' | 'POST', path: string): readonly LaterCaller[] => [
  { method, path, who: 'EXTERNAL', now: 403 },
  { method, path, who: 'share token', now: 401 },
]

/** This list may only shrink. */
export const laterCallers: readonly LaterCaller[] = [
  // What is shared with people outside of the two companies. A share token only reads.
  { method: 'GET', path: '/offer/filter', who: 'EXTERNAL', now: 'nothing' },
  { method: 'GET', path: '/offer/businessdata/counts', who: 'EXTERNAL', now: 'nothing' },
  ...outsider('GET', '/offer/businessdata/'),
  ...outsider('GET', '/offer/businessdata/item'),
  ...outsider('POST', '/offer/businessdata/download'),
  ...outsider('POST', '/offer/businessdata/ticket'),
  { method: 'POST', path: '/offer/businessdata', who: 'EXTERNAL', now: 403 },
  { method: 'POST', path: '/offer/businessdata/delete', who: 'EXTERNAL', now: 403 },
]

/** Who makes a call of the contracts today. */
export const callersOf = ({ who, routedBy }: AnyEndpoint): readonly Caller[] =>
  routedBy === 'admin'
    ? ['ADMIN with admin=true']
    : typeof who === 'string'
      ? [who]
      : (Object.keys(who) as CompanyType[]).map(
          (type): Caller => (who[type] === 'admin' ? `${type} admin` : type),
        )
