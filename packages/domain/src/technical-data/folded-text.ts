const folded = new Map<string, string>([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
  ['é', 'e'],
  ['è', 'e'],
  ['à', 'a'],
  ['×', 'x'],
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['‐', '-'],
  ['‑', '-'],
  ['…', '..'],
  ['÷', '..'],
  ['µ', 'u'],
  ['μ', 'u'],
  ['⌀', 'ø'],
  ['∅', 'ø'],
  ['⎓', '='],
  ['∼', '~'],
  ['º', '°'],
  ['℃', '°c'],
  ['\u00a0', ' '],
  ['\u202f', ' '],
  ['\u2009', ' '],
  ['\u00ad', ''],
])

/** Lower case, umlauts written out, signs that mean the same as one: what words and figures are read from. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  let result = ''
  let from = 0
  for (let at = 0; at < lower.length; at += 1) {
    if (lower.charCodeAt(at) < 128) continue
    const instead = folded.get(lower[at]!)
    if (instead === undefined) continue
    result += lower.slice(from, at) + instead
    from = at + 1
  }
  return from === 0 ? lower : result + lower.slice(from)
}
