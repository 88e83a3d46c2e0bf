import type { Audience } from '@schrankwerk/contracts'
import type { Actor } from '@schrankwerk/service-kit'

/** Those with an open stream, found by user, company and company type without walking through all of them. */
export function createListeners<Listener extends { actor: Actor }>() {
  const all = new Set<Listener>()
  const byKey = new Map<string, Set<Listener>>()
  const keysOf = ({ actor }: Listener) => [actor.userId, actor.companyId, actor.companyType]
  const under = (key: string): Iterable<Listener> => byKey.get(key) ?? []

  return {
    add(listener: Listener): void {
      all.add(listener)
      for (const key of keysOf(listener)) byKey.set(key, (byKey.get(key) ?? new Set()).add(listener))
    },
    delete(listener: Listener): void {
      all.delete(listener)
      for (const key of keysOf(listener)) {
        const present = byKey.get(key)
        present?.delete(listener)
        if (present?.size === 0) byKey.delete(key)
      }
    },
    has: (listener: Listener) => all.has(listener),
    /** Longest there first. Each answer is a list of its own, which may change while it is walked through. */
    all: () => [...all],
    /** Of this user, of this company. */
    of: (id: string) => [...under(id)],
    /** All whom it may concern; some of them it does not. */
    near: ({ userIds = [], companyIds = [], companyTypes = [] }: Audience): Set<Listener> =>
      new Set([...userIds, ...companyIds, ...companyTypes].flatMap((key) => [...under(key)])),
    get size() {
      return all.size
    },
  }
}
