const fewestNamed = 4
const nearlyAll = 0.8

/** „ART_“ of „ART_CODICE“, „tbl.“ of "tbl.name", „Artikel “ of „Artikel Preis“. */
const beginning = /^(\p{L}[\p{L}\d]{0,19})[_.: ]\s*(?=[\p{L}\d])/u

/**
 * What a system calls its articles, and codes that are no word. Any other word tells whose or which thing it is: the
 * „Nachfolger Artikelnummer“, „Lieferant Name“ and „Karton EAN“ are not the article's own.
 */
const thing =
  /^(?:art(?:ikel|icle|iculo|ículo|icolo)?s?|pro(?:d|duct|ducto|dotto|duit|duto|dukt|dukte)s?|prd|items?|itm|mat(?:erial)?|teil|parts?|ware|goods|towar|zboží|zbozi|stamm|master|daten|data|record|tab(?:le)?|field|feld|col|attr?)$/iu
const codeWithoutVowel = /^[bcdfghjklmnpqrstvwxz]{1,4}\d{0,2}$/iu

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

function prefixOf(name: string): string | undefined {
  const prefix = beginning.exec(name)?.[1]?.toLowerCase()
  return prefix !== undefined && (thing.test(prefix) || codeWithoutVowel.test(prefix)) ? prefix : undefined
}
