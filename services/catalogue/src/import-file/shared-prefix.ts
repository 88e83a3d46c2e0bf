const fewestNamed = 4
const nearlyAll = 0.8

/** „ART_“ of „ART_CODICE“, „tbl.“ of "tbl.name", „Artikel “ of „Artikel Preis“. */
const beginning = /^(\p{L}[\p{L}\d]{0,19})[_.: ]\s*(?=[\p{L}\d])/u

export interface WithoutPrefix {
  /** What the names begin with; '' where they share nothing. */
  prefix: string
  names: string[]
}

/** Nearly all names of an export may begin with the thing whose properties they are, which tells none from the others. */
export function withoutSharedPrefix(names: readonly string[]): WithoutPrefix {
  const named = names.filter((name) => name.trim() !== '')
  const counts = new Map<string, number>()
  for (const name of named) {
    const prefix = prefixOf(name)
    if (prefix !== undefined) counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
  }
  const enough = Math.max(fewestNamed, named.length * nearlyAll)
  const [shared] = [...counts].find(([, count]) => count >= enough) ?? []
  if (shared === undefined) return { prefix: '', names: [...names] }
  return {
    prefix: shared,
    names: names.map((name) => (prefixOf(name) === shared ? name.replace(beginning, '') : name)),
  }
}

const prefixOf = (name: string): string | undefined => beginning.exec(name)?.[1]?.toLowerCase()
