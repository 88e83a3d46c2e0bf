import type { SignInState } from '@schrankwerk/contracts'

/** What would help at once. */
type Remedy = 'sendLink' | 'unlock'

export interface Obstacle {
  key:
    | 'companyInactive'
    | 'mailUnconfirmed'
    | 'companyPending'
    | 'firstPassword'
    | 'locked'
    | 'passwordChange'
  remedy?: Remedy
  /** Of a lock, or of the link that was sent last. */
  until?: string
  /** The link can no longer be used. */
  hasRunOut?: boolean
}

/** Why someone cannot sign in, or reaches no more than the profile; the first is what has to be cleared first. */
export function obstaclesOf(state: SignInState, now: Date): Obstacle[] {
  const isPast = (instant: string) => new Date(instant) <= now
  const { linkValidUntil, lockedUntil } = state
  // While the company is inactive a link would help nobody.
  const link = state.companyActive && {
    remedy: 'sendLink' as const,
    ...(linkValidUntil && { until: linkValidUntil, hasRunOut: isPast(linkValidUntil) }),
  }
  const obstacles: (Obstacle | false)[] = [
    !state.companyActive && { key: 'companyInactive' },
    !state.mailConfirmed && { key: 'mailUnconfirmed', ...link },
    state.pendingRegistration && { key: 'companyPending' },
    state.awaitsFirstPassword && { key: 'firstPassword', ...link },
    lockedUntil !== null && !isPast(lockedUntil) && { key: 'locked', remedy: 'unlock', until: lockedUntil },
    state.passwordChangeNeeded && !state.awaitsFirstPassword && { key: 'passwordChange' },
  ]
  return obstacles.filter((obstacle) => obstacle !== false)
}
