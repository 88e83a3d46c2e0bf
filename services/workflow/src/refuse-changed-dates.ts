import type { MissingItem } from '@schrankwerk/contracts'
import { issuesOfChanged } from '@schrankwerk/domain'
import { Invalid } from '@schrankwerk/service-kit'

/**
 * Refuses a save that makes a date wrong. One that is as it stood blocks no draft, though it has passed since: the
 * release refuses it.
 */
export function refuseChangedDates<Dates extends object>(
  stored: Dates,
  next: Dates,
  issuesOf: (dates: Dates, changed: readonly string[]) => MissingItem[],
): void {
  const changed = (Object.keys(next) as (keyof Dates & string)[]).filter(
    (field) => stored[field] !== next[field],
  )
  const issues = issuesOfChanged(issuesOf(next, changed), changed)
  if (issues.length > 0) throw new Invalid(issues)
}
