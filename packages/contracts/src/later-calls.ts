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

/** This list may only shrink. */
export const laterCalls: readonly LaterCall[] = []

/** This list may only shrink. */
export const laterCallers: readonly LaterCaller[] = []

/** Who makes a call of the contracts today. */
export const callersOf = ({ who, routedBy, shareToken }: AnyEndpoint): readonly Caller[] => [
  ...roleCallersOf({ who, routedBy }),
  ...(shareToken ? (['share token'] as const) : []),
]

const roleCallersOf = ({ who, routedBy }: Pick<AnyEndpoint, 'who' | 'routedBy'>): readonly Caller[] =>
  routedBy === 'admin'
    ? ['ADMIN with admin=true']
    : typeof who === 'string'
      ? [who]
      : (Object.keys(who) as CompanyType[]).map(
          (type): Caller => (who[type] === 'admin' ? `${type} admin` : type),
        )
