import { beforeEach } from 'vitest'
import type { UserSession } from './user-session.ts'

/** Each step stands on the one before: after a failed one, of which each person's screen is kept, the others end at once. */
export function stepByStep(people: () => Record<string, UserSession | undefined>): void {
  let isBroken = false
  beforeEach(({ onTestFailed }) => {
    if (isBroken) throw new Error('An earlier step failed.')
    onTestFailed(async () => {
      isBroken = true
      await Promise.all(Object.entries(people()).map(([name, user]) => user?.shoot(`failed-${name}`)))
    })
  })
}
