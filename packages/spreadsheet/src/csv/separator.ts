import Papa from 'papaparse'

/** In order of preference: German decimals use the comma, so it must earn its place. */
const candidates = [
  { separator: ';', bonus: 0.15 },
  { separator: '\t', bonus: 0.15 },
  { separator: ',', bonus: 0 },
  { separator: '|', bonus: -0.05 },
] as const

const recordsLookedAt = 60

/**
 * Decides the separator from the first records: how many have more than one field, how many have the usual number of
 * fields, and whether the first record (mostly the header) is split at all. A file of one column has ','.
 * `sample` has \n line ends.
 */
export function detectSeparator(sample: string): string {
  if (isRuledTable(sample)) return '|'
  if (isEnumeration(sample) || detectAlignment(sample)) return '\t'
  let best = { separator: ',', score: 0 }
  for (const { separator, bonus } of candidates) {
    if (!sample.includes(separator)) continue
    const score = scoreOf(sample, separator)
    if (score > 0 && score + bonus > best.score) best = { separator, score: score + bonus }
  }
  return best.separator
}

/** How a text puts its columns below each other: with several tabs between two, or with blanks alone. */
export type Alignment = 'tabs' | 'blanks'

const fewestAligned = 4

/** Brings lines that are aligned to one tab between two columns; what is brought so already stays. */
export function withoutAlignment(text: string, alignment: Alignment): string {
  const parted = alignment === 'blanks' ? text.replace(/(?<=^|\n) +/g, '').replace(/ {2,}/g, '\t') : text
  return parted.replace(/\t[\t ]*/g, '\t')
}

/**
 * Whether people or programs aligned the columns of a text for the eye: as it stands, its lines have different numbers
 * of fields, and nearly all the same one where each run of tabs, or of blanks, counts once.
 */
export function detectAlignment(sample: string): Alignment | null {
  const lines = sample.split('\n', recordsLookedAt).filter((line) => line.trim() !== '')
  if (isParted(lines, ';,|')) return null
  // Whoever quotes fields wrote every separator on purpose.
  if (lines.some((line) => /^"|\t"/.test(line))) return null
  const widthsOf = (texts: readonly string[]) =>
    texts.map((line) => line.split('\t').length).filter((width) => width > 1)
  const aligned = (alignment: Alignment) => {
    const widths = widthsOf(lines.map((line) => withoutAlignment(line.trimEnd(), alignment)))
    return { ...usualWidth(widths), isEnough: widths.length >= Math.max(fewestAligned, lines.length * 0.6) }
  }
  // A program that leaves cells empty writes all its tabs.
  const asIs = widthsOf(lines)
  if (asIs.length > 0) {
    const tabs = aligned('tabs')
    return tabs.isEnough && tabs.share >= 0.8 && usualWidth(asIs).share < 0.6 ? 'tabs' : null
  }
  if (lines.filter((line) => /[;|"]/.test(line)).length > lines.length * 0.1) return null
  const blanks = aligned('blanks')
  return blanks.isEnough && blanks.share >= 0.9 && blanks.width >= 3 ? 'blanks' : null
}

/** „|Material |Kurztext |“ between lines of dashes, as programs print tables: every line begins and ends with a bar. */
function isRuledTable(sample: string): boolean {
  const lines = sample.split('\n', recordsLookedAt).filter((line) => /[\p{L}\d]/u.test(line))
  const ruled = lines.filter((line) => /^ ?\|.*\| ?$/.test(line.trimEnd()))
  return ruled.length >= 2 && ruled.length > lines.length / 2
}

const counted =
  /^(?:[-–•*·] ?|\d{1,3}[.)] )[\p{L}\d(]|^\d{1,4} ?(?:[x×*]|stk\.?|stück|pcs\.?) ?[\p{L}\d(]|^\d{1,3} [\p{L}\d]|\s\d{1,4} ?(?:stk\.?|stück|pcs\.?)\s*$/iu

/**
 * „- Relais 24 V, 2 Wechsler“, „2x Motor“: a part a line, as one writes them into a mail. The commas and semicolons
 * within are those of sentences unless nearly all lines have as many. A quoted cell may hold such lines as well.
 */
function isEnumeration(sample: string): boolean {
  const lines = sample.split('\n', recordsLookedAt).filter((line) => line.trim() !== '')
  if (lines.some((line) => /(?:^|[;\t,|])"/.test(line))) return false
  const listed = lines.filter((line) => counted.test(line))
  if (listed.length < 3 || listed.length < lines.length / 2) return false
  return !isParted(listed, ';\t,|')
}

/** Whether one of these signs parts nearly all lines, into as many fields each. */
const isParted = (lines: readonly string[], separators: string): boolean =>
  [...separators].some((separator) => {
    const { width, share } = usualWidth(lines.map((line) => line.split(separator).length))
    return width > 1 && share >= 0.8
  })

/** The width that most records have, and their share of all. */
function usualWidth(widths: readonly number[]): { width: number; share: number } {
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [width, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])
  return { width, share: widths.length === 0 ? 0 : count / widths.length }
}

function scoreOf(sample: string, separator: string): number {
  const { data } = new Papa.Parser({ delimiter: separator, newline: '\n', preview: recordsLookedAt }).parse(
    sample,
    0,
    false,
  )
  const widths = (data as string[][])
    .filter((record) => record.some((field) => field.trim() !== ''))
    .map((record) => record.length)
  // Nothing but separators: an empty table of several columns.
  if (widths.length === 0) return 0.1
  const split = widths.filter((width) => width > 1)
  if (split.length === 0) return 0
  const usual = usualWidth(split).share * split.length
  const headerSplit = widths[0]! > 1 ? 0.4 : 0
  return 0.5 * (usual / widths.length) + 0.5 * (split.length / widths.length) + headerSplit
}
