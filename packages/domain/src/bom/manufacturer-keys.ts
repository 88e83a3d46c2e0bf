import { nameKey } from '../names.ts'
import { knownManufacturerAbbreviations } from './manufacturer-prefix.ts'
import { readManufacturer } from './manufacturer-text.ts'
import { isWordForNothing } from './words-for-nothing.ts'

const legalForm =
  / (?:gmbh(?: (?:u|und|and|co|kg|kgaa|ohg|se)\b.*)?|ag(?: co kg)?|kg|kgaa|ohg|se|sa|s a|srl|s r l|spa|s p a|ltd|limited|inc|llc|corp|corporation|co|bv|b v|nv|oy|ab|as|a s|plc)$/s

/** A key of a name without „GmbH“ and the like at its end. */
export const withoutLegalForm = (key: string): string => key.replace(legalForm, '')

/**
 * The keys under which the manufacturer of a line is looked for, the likeliest first: the name itself, „A/B" one by one,
 * the name without its legal form, the full name of a known abbreviation. Empty: the line names none.
 */
export function manufacturerKeys(name: string | null, alternatives: readonly string[] = []): string[] {
  const written = (name ?? '').trim()
  if (isWordForNothing(written) && alternatives.length === 0) return []
  const read = readManufacturer(written)
  if (read.manufacturerName === '' && alternatives.length === 0) return []
  const keys = new Set<string>()
  for (const text of [written, read.manufacturerName, ...alternatives, ...read.alternatives]) {
    if (isWordForNothing(text)) continue
    const key = nameKey(text)
    keys.add(key)
    keys.add(withoutLegalForm(key))
    const known = knownManufacturerAbbreviations.get(text.trim().toUpperCase())
    if (known) keys.add(nameKey(known))
  }
  keys.delete('')
  return [...keys]
}

/** Whether a text of a list can mean the manufacturer of that name: written in another way it does, and where it names none. */
export function canMeanManufacturer(text: string, name: string): boolean {
  const meant = new Set(manufacturerKeys(text))
  return meant.size === 0 || manufacturerKeys(name).some((key) => meant.has(key))
}
