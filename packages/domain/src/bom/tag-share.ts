const tag = /^[=+-]?()(\p{L}[\p{L}_]{0,7})(\d{1,4})(\.\d{1,2})?\p{L}?$/u
/** „3K1“, „12XP1“: a sheet of the diagram, one or two letters of a device, its number. */
const sheetTag = /^[=+-]?(\d{1,3})([A-Z]{1,2})(\d{1,3})()$/

/** „1T1-1T3“: devices of one sheet. */
const sheetRange = /^(\d{1,3}[A-Z]{1,2})\d{1,3} ?[-–] ?\1\d{1,3}$/

/** „4K7“, „2R2“, „1n5“ are values, unless other letters stand with them: „3K1“, „3F1“ name a sheet of the diagram first. */
const valueLetter = /^[KRMNPUkmnpuµ]$/

interface Tag {
  prefix: string
  number: number
  /** „3K1“: a sheet of the diagram stands before it. */
  hasSheet: boolean
  mayBeValue: boolean
  /** „PLC1.2“: a part of a device. */
  isDotted: boolean
}

/** The tags that a cell lists: "R1,R2", "L1 - L4", "J1..J13", "D1-4", "-K1"; null where anything else stands in it. */
function tagsOf(text: string): Tag[] | null {
  const pieces = text
    .split(/[\s,;]+|\.{2,3}|…|(?<=[\p{L}\d])[-–](?=[\p{L}\d])/u)
    .filter((piece) => piece !== '' && piece !== '-' && piece !== '–')
  const tags: Tag[] = []
  for (const piece of pieces) {
    const found = piece.match(tag) ?? piece.match(sheetTag)
    if (found)
      tags.push({
        prefix: found[2]!.replace(/_$/, '').toUpperCase(),
        number: Number(found[3]),
        hasSheet: found[1] !== '',
        isDotted: Boolean(found[4]),
        mayBeValue: valueLetter.test(found[2]!),
      })
    // „D1-4“ names the devices between by their numbers.
    else if (!/^\d{1,4}$/.test(piece) || tags.length === 0) return null
  }
  // „6ES7515-2AM02-0AB0“ is the number of an article, „3X1,5“ a cross-section.
  const isJoined = /[\p{L}\d]-[\p{L}\d]|\d,\d/u.test(text) && !sheetRange.test(text)
  return tags.length === 0 || (isJoined && tags.some(({ hasSheet }) => hasSheet)) ? null : tags
}

/** 1 and 2, and where the sheets of a circuit count for themselves 101, 201, 302. */
const isBeginning = (number: number) => number <= 2 || (number > 100 && number < 1000 && number % 100 <= 2)

/** Types and threads have few beginnings. */
const manyKinds = 5

/**
 * Share of the texts that are tags of one numbering, or 0 where nothing is numbered: "R1", "R2", "C1" are, while
 * "LM317", "BC547" are types and "M3", "M4" that come again and again are threads.
 */
export function tagShare(texts: readonly string[]): number {
  const distinct = new Set(texts)
  if (texts.length < 3 || distinct.size < texts.length * 0.5) return 0
  const numbers = new Map<string, Set<number>>()
  let hits = 0
  let tags = 0
  let sheeted = 0
  let isOnlyValues = true
  const [whole, dotted] = [new Set<string>(), new Set<string>()]
  for (const text of texts) {
    if (text.length > 2000) continue
    const found = tagsOf(text)
    if (!found) continue
    hits += 1
    for (const { prefix, number, hasSheet, mayBeValue, isDotted } of found) {
      tags += 1
      if (hasSheet) sheeted += 1
      if (isDotted) dotted.add(prefix)
      else whole.add(prefix)
      if (!mayBeValue) isOnlyValues = false
      const known = numbers.get(prefix)
      if (known) known.add(number)
      else numbers.set(prefix, new Set([number]))
    }
  }
  // „FU1“ of a fuse and of its holder: tags of many kinds may come again.
  if (distinct.size < texts.length * 0.8 && (numbers.size < manyKinds || hits < texts.length * 0.9)) return 0
  if (sheeted > 0 && (isOnlyValues || hits < texts.length * 0.9)) return 0
  // „UT2.5“ is a type where no „UT1“ and no tags of many other kinds stand beside it.
  if (whole.size < manyKinds && [...dotted].some((prefix) => !whole.has(prefix))) return 0
  const all = [...numbers.values()].flatMap((one) => [...one])
  const firsts = all.filter((number) => number <= 2).length
  // „E0101“, „E0102“: figures to a fixed length count articles, not devices.
  if (numbers.size === 1 && texts.every((text) => /^\p{L}{1,3}0\d{3,}$/u.test(text))) return 0
  // „T1“, „Z1“, „R1“: a device of each kind. „UUno“ among them has no number.
  const isOneEach = numbers.size >= 3 && hits >= texts.length * 0.75 && firsts >= all.length * 0.5
  let numbered = 0
  let begins = 0
  for (const one of numbers.values()) {
    if (one.size > 1) numbered += one.size
    if (isBeginning(Math.min(...one))) begins += 1
  }
  const isNumbering = numbered >= tags * 0.4 && begins >= numbers.size * 0.4
  return isNumbering || isOneEach ? hits / texts.length : 0
}
