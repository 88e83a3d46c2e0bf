import { countryCodes } from '@schrankwerk/domain'

/** Languages in which a list may name a country. */
const languages = ['de', 'en', 'fr', 'pl']
const spellings: Readonly<Record<string, string>> = {
  'u.s.a.': 'US',
  uk: 'GB',
  england: 'GB',
  holland: 'NL',
  'bundesrepublik deutschland': 'DE',
  'federal republic of germany': 'DE',
  'made in germany': 'DE',
  'czech republic': 'CZ',
  'people’s republic of china': 'CN',
  'p.r. china': 'CN',
  'pr china': 'CN',
  'volksrepublik china': 'CN',
  'vr china': 'CN',
  'p.r.c.': 'CN',
  'republic of korea': 'KR',
  südkorea: 'KR',
  'south korea': 'KR',
  türkei: 'TR',
  turkey: 'TR',
  'viet nam': 'VN',
}

let codes: Map<string, string> | undefined

function knownCodes(): Map<string, string> {
  const known = new Map(Object.entries(spellings))
  for (const [code, long] of countryCodes()) {
    known.set(code.toLowerCase(), code)
    if (long !== undefined) known.set(long.toLowerCase(), code)
  }
  const all = [...new Set(known.values())]
  for (const language of languages) {
    const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of all) {
      const name = regions.of(code)?.toLowerCase()
      if (name && !known.has(name)) known.set(name, code)
    }
  }
  return known
}

const signs = /[,;/|+&\n]|\s(?:und|oder|and|or)\s/

/** The code of a country by its name in German or English; an ISO code of two or three letters stays. Null for what is none. */
export function countryOf(text: string): string | null {
  codes ??= knownCodes()
  const word = text.trim().toLowerCase()
  if (word.length === 3 && codes.has(word)) return word.toUpperCase()
  // A region of a country: DE-BY.
  return codes.get(word) ?? codes.get(/^([a-z]{2})-[a-z0-9]{1,3}$/.exec(word)?.[1] ?? '') ?? null
}

/** The country of origin in a cell, or why there is none to keep. */
export function readCountry(text: string): { code: string | null; notice?: string } {
  const whole = countryOf(text)
  if (whole !== null) return { code: whole }
  const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text
  const named = text
    .split(signs)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const found = new Set(named.map(countryOf))
  if (named.length > 1 && !found.has(null)) {
    const [only] = found
    return found.size === 1
      ? { code: only! }
      : { code: null, notice: `„${shown}“ nennt mehrere Länder; es wurde keines übernommen` }
  }
  return { code: null, notice: `„${shown}“ ist kein Land; es wurde keines übernommen` }
}
