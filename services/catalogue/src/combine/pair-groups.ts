import type { GroupClash } from '@schrankwerk/contracts'
import type { NamedGroup } from './clashes.queries.ts'

export interface GroupPairs {
  /** Groups that become one together with their manufacturers; the first of each stays. */
  pairs: { survivorId: string; goneIds: string[] }[]
  clashes: GroupClash[]
}

/**
 * Which discount groups become one when their manufacturers do: those that share a name and all their discounts. Where
 * a name would lead to two discounts, or groups of one manufacturer would become one on the way, a person has to decide.
 */
export function pairGroups(
  shared: { name: string; groups: NamedGroup[] }[],
  manufacturerIds: string[],
): GroupPairs {
  const place = (group: NamedGroup) => manufacturerIds.indexOf(group.manufacturerId)
  const sets = new Map<string, Set<NamedGroup>>()
  for (const { groups } of shared) {
    const joined = new Map<string, NamedGroup>()
    for (const group of groups)
      for (const one of [...(sets.get(group.id) ?? []), group]) joined.set(one.id, joined.get(one.id) ?? one)
    const set = new Set(joined.values())
    for (const id of joined.keys()) sets.set(id, set)
  }
  const fits = (set: Set<NamedGroup>) =>
    new Set([...set].map((group) => group.discounts)).size === 1 &&
    new Set([...set].map((group) => group.manufacturerId)).size === set.size
  return {
    pairs: [...new Set(sets.values())].filter(fits).map((set) => {
      const [survivorId, ...goneIds] = [...set].sort((a, b) => place(a) - place(b)).map((group) => group.id)
      return { survivorId: survivorId!, goneIds }
    }),
    clashes: shared
      .filter(({ groups }) => !fits(sets.get(groups[0]!.id)!))
      .map(({ name, groups }) => ({
        name,
        groups: groups.map(({ id, displayName, percent, manufacturerName }) => ({
          id,
          displayName,
          percent,
          manufacturerName,
        })),
      })),
  }
}
