import type { Audience } from '@schrankwerk/contracts'
import type { Actor } from '@schrankwerk/service-kit'

/** Those with an open stream, found by user, company and company type without walking through all of them. */
export function createVisitors<Visitor extends { actor: Actor }>() {
  const all = new Set<Visitor>()
  const byKey = new Map<string, Set<Visitor>>()
  const keysOf = ({ actor }: Visitor) => [actor.userId, actor.companyId, actor.companyType]
  const under = (key: string): Iterable<Visitor> => byKey.get(key) ?? []

  return {
    add(visitor: Visitor): void {
      all.add(visitor)
      for (const key of keysOf(visitor)) byKey.set(key, (byKey.get(key) ?? new Set()).add(visitor))
    },
    delete(visitor: Visitor): void {
      all.delete(visitor)
      for (const key of keysOf(visitor)) {
        const present = byKey.get(key)
        present?.delete(visitor)
        if (present?.size === 0) byKey.delete(key)
      }
    },
    has: (visitor: Visitor) => all.has(visitor),
    /** Longest there first. Each answer is a list of its own, which may change while it is walked through. */
    all: () => [...all],
    /** Of this user, of this company. */
    of: (id: string) => [...under(id)],
    /** All whom it may concern; some of them it does not. */
    near: ({ userIds = [], companyIds = [], companyTypes = [] }: Audience): Set<Visitor> =>
      new Set([...userIds, ...companyIds, ...companyTypes].flatMap((key) => [...under(key)])),
    get size() {
      return all.size
    },
  }
}
