import type { AnyEndpoint, CompanyType } from './endpoint.ts'

/** Who is documented to make a call. */
export type Caller =
  | 'anyone'
  | 'signed-in'
  | 'share token'
  | 'ADMIN with admin=true'
  | CompanyType
  | `${CompanyType} admin`

/** Who makes a call, in the words of its documentation. */
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
