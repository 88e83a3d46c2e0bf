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
  if (isEnumeration(sample)) return '\t'
  let best = { separator: ',', score: 0 }
  for (const { separator, bonus } of candidates) {
    if (!sample.includes(separator)) continue
    const score = scoreOf(sample, separator)
    if (score > 0 && score + bonus > best.score) best = { separator, score: score + bonus }
  }
  return best.separator
}

/** „|Material |Kurztext |“ between lines of dashes, as programs print tables: every line begins and ends with a bar. */
function isRuledTable(sample: string): boolean {
  const lines = sample.split('\n', recordsLookedAt).filter((line) => /[\p{L}\d]/u.test(line))
  const ruled = lines.filter((line) => /^ ?\|.*\| ?$/.test(line.trimEnd()))
  return ruled.length >= 2 && ruled.length > lines.length / 2
}

/**
 * „- Relais 24 V, 2 Wechsler“, „2x Motor“: a part a line, as one writes them into a mail. The commas and semicolons
 * within are those of sentences unless nearly all lines have as many.
 */
function isEnumeration(sample: string): boolean {
  const lines = sample.split('\n', recordsLookedAt).filter((line) => line.trim() !== '')
  const listed = lines.filter((line) => /^[-–•*·] ?[\p{L}\d(]|^\d{1,4} ?[x×] ?[\p{L}(]/u.test(line))
  if (listed.length < 3 || listed.length < lines.length / 2) return false
  return [...';\t,|'].every((separator) => {
    const [first, ...others] = listed
      .map((line) => line.split(separator).length)
      .sort((one, other) => one - other)
    return first === 1 || others.filter((width) => width === first).length < others.length * 0.8
  })
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
  const counts = new Map<number, number>()
  for (const width of split) counts.set(width, (counts.get(width) ?? 0) + 1)
  const usual = Math.max(...counts.values())
  const headerSplit = widths[0]! > 1 ? 0.4 : 0
  return 0.5 * (usual / widths.length) + 0.5 * (split.length / widths.length) + headerSplit
}
