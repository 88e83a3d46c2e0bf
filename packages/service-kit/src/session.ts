import type { EndedSessions } from '@schrankwerk/contracts'
import { bearerOf } from './admit.ts'
import type { ApiContext } from './create-api.ts'

/** The sign-in that a token comes from. */
export interface Session {
  /** `sid`; undefined in a token that belongs to none. */
  id: string | undefined
  /** `auth_time`: when its password was entered, in seconds since 1970 on Keycloak's clock; renewing a token leaves it. */
  begunAt: number
}

/** Whether a session is over although its token still runs. `ended` is what identity knows of the user. */
export function isOver(session: Session, ended: EndedSessions | null): boolean {
  if (ended === null || session.begunAt >= ended.before) return false
  return session.id === undefined || session.id !== ended.except
}

/** The session that a call comes from, by its token's `sid`. Only for calls that were let in: their token is proved. */
export function sessionIdOf(c: ApiContext): string | undefined {
  try {
    const { sid } = JSON.parse(Buffer.from(bearerOf(c)?.split('.')[1] ?? '', 'base64url').toString())
    return typeof sid === 'string' ? sid : undefined
  } catch {
    return undefined
  }
}
