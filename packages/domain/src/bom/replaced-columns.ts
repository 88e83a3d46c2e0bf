import type { ColumnProfile } from './column-profile.ts'
import { foldHeader } from './header-text.ts'

const formerWord =
  /(?<!\p{L})(?:alt|alte[rsn]?|bisher|bisherige[rsn]?|old|former|previous|ancien(?:ne)?|viej[oa]|vecchi[oa])(?!\p{L})/iu
const newWord =
  /(?<!\p{L})(?:neu|neue[rsn]?|ersatz|nachfolger|new|replacement|nouveau|nouvelle|nuev[oa]|nuov[oa])(?!\p{L})/iu

/** What both headers of a pair are called: „nr“ of „Nr. alt“ and of „Nr. neu (Nachfolger)“. */
const stemOf = (header: string, word: RegExp): string =>
  foldHeader(header.replace(/\([^()]*\)/g, '').replace(word, '')).compact

/** Where hardly anything is replaced the former column is the list. */
const mostlyReplaced = 0.5

/** „Nr. alt“ beside „Nr. neu“: each column of what was built in before, with the one that takes its place. */
export function replacedColumns(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
): Map<number, number> {
  const successors = new Map<string, number>()
  headers.forEach((header, column) => {
    if (newWord.test(header) && !formerWord.test(header)) successors.set(stemOf(header, newWord), column)
  })
  const replaced = new Map<number, number>()
  headers.forEach((header, column) => {
    const successor = formerWord.test(header) ? successors.get(stemOf(header, formerWord)) : undefined
    if (successor === undefined || successor === column) return
    if (profiles[successor]!.filled >= profiles[column]!.filled * mostlyReplaced)
      replaced.set(column, successor)
  })
  return replaced
}
