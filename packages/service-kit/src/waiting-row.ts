import { TooMany } from './errors.ts'
import type { Place } from './heavy-work.ts'

/** Requests of one person, those that wait included; who asks for more at a time is no person. */
const mostInRow = 10
const mostWaitMs = 20_000
const retrySeconds = 3

interface Waiting {
  isCalled: boolean
  go(): void
}

/**
 * Short work that a person asks for again and again, a page or a letter at a time: it is not refused, one request of a
 * person goes after the other. However many there are, others find all but one hand of the service free.
 */
export function createWaitingRows(tooMany: string) {
  const rows = new Map<string, Waiting[]>()
  const refusal = () => new TooMany(retrySeconds, 'own-work-running').because(tooMany)

  return {
    /** Throws `TooMany` where as many of this person wait as may. */
    take(userId: string): Place {
      const row = rows.get(userId) ?? []
      if (row.length >= mostInRow) throw refusal()
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      // Whoever is refused before he is called never waits for it.
      promise.catch(() => undefined)
      const own: Waiting = { isCalled: false, go: resolve }
      rows.set(userId, [...row, own])
      const callFirst = () => {
        const first = rows.get(userId)?.[0]
        if (!first || first.isCalled) return
        first.isCalled = true
        first.go()
      }
      callFirst()
      return {
        async begin(signal) {
          const giveUp = () => reject(refusal())
          const timer = setTimeout(giveUp, mostWaitMs)
          signal.addEventListener('abort', giveUp)
          if (signal.aborted) giveUp()
          await promise.finally(() => {
            clearTimeout(timer)
            signal.removeEventListener('abort', giveUp)
          })
        },
        rest: () => undefined,
        end() {
          const left = (rows.get(userId) ?? []).filter((one) => one !== own)
          if (left.length > 0) rows.set(userId, left)
          else rows.delete(userId)
          callFirst()
        },
      }
    },
  }
}
