import { descriptionWords, foldText } from '@schrankwerk/domain/technical-data'

const piece = /\d+(?:[.,]\d+)?|\p{L}+/gu

/** Words beside a figure that mean one thing. */
const labels: Readonly<Record<string, string>> = {
  class: 'kl',
  klasse: 'kl',
  cl: 'kl',
  type: 'typ',
  size: 'gr',
  groesse: 'gr',
  with: 'mit',
  without: 'ohne',
  no: 's',
  schliesser: 's',
  nc: 'oe',
  oeffner: 'oe',
  changeover: 'w',
  wechsler: 'w',
  we: 'w',
  co: 'w',
  polig: 'p',
  pole: 'p',
  pol: 'p',
  phasig: 'ph',
  phase: 'ph',
  inch: 'zoll',
  gbit: 'gigabit',
  gb: 'gigabit',
  leiter: 'l',
  ir: 'infrared',
  infrarot: 'infrared',
}
/** What stands for a figure with its unit. */
const meant: Readonly<Record<string, readonly string[]>> = {
  gigabit: ['1000', '1000mbit'],
  drehstrom: ['3ph'],
}
/** „T3“ of an arrester. */
const types: ReadonlySet<string> = new Set(['t1', 't2', 't3'])
/** Also before a letter: „Klasse C“. */
const markers: ReadonlySet<string> = new Set(['kl', 'typ', 'gr'])
const longestLabel = 6
const longestUnit = 4
const stemLength = 5
const shortestBeginning = 3

/**
 * What a text says sign by sign: words, figures, and figures with what stands before and behind them („M12“, „Typ 2“,
 * „16 A“), „mit“ and „ohne“ with what they are said of.
 */
export function termsOf(text: string): Set<string> {
  const folded = foldText(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/["”″]/g, ' zoll')
  const pieces = [...folded.matchAll(piece)].map(([found]) => labels[found] ?? found.replace(',', '.'))
  const terms = new Set<string>()
  for (const [at, found] of pieces.entries()) {
    const next = pieces[at + 1]
    const isFigure = isDigit(found)
    if (isFigure || found.length > 1) terms.add(isFigure ? String(Number(found)) : found)
    if (!isFigure && found.length > stemLength) terms.add(`${found.slice(0, stemLength)}-`)
    for (const term of meant[found] ?? []) terms.add(term)
    if (next === undefined) continue
    if (types.has(`${found}${next}`)) terms.add(`typ${next}`)
    if (found === 'mit' || found === 'ohne') terms.add(`${found} ${descriptionWords(next).at(-1) ?? next}`)
    else if (
      markers.has(found) ||
      (isFigure !== isDigit(next) && (isFigure ? next.length <= longestUnit : found.length <= longestLabel))
    )
      terms.add(`${found}${next}`)
  }
  return terms
}

/** Words that longer ones of a text begin with: „rot“ of „Rotlicht“. */
export function beginningsOf(text: string): string[] {
  const words = [...termsOf(text)].filter((term) => term.length > stemLength && /^\p{L}+$/u.test(term))
  return words.flatMap((word) =>
    Array.from({ length: word.length - shortestBeginning }, (_, at) => word.slice(0, shortestBeginning + at)),
  )
}

const isDigit = (text: string) => text.charCodeAt(0) >= 48 && text.charCodeAt(0) <= 57

/** A plain word may be said in another language, what it means and figures with their units may not. */
const ofPlainWord = 0.4
const plainWord = /^\p{L}{5,}-?$/u

/** How much each term of the wanted text tells the candidates apart; what all or none of them say counts nothing. */
export function weighTerms(
  wanted: ReadonlySet<string>,
  candidates: readonly ReadonlySet<string>[],
): Map<string, number> {
  const weights = new Map<string, number>()
  for (const term of wanted) {
    const amount = candidates.reduce((sum, terms) => sum + (terms.has(term) ? 1 : 0), 0)
    if (amount === 0) continue
    const telling = Math.log((candidates.length + 1) / amount)
    weights.set(term, plainWord.test(term) ? telling * ofPlainWord : telling)
  }
  return weights
}

/** Which share of the weight a candidate has. */
export function shareOfTerms(weights: ReadonlyMap<string, number>, has: ReadonlySet<string>): number {
  let [all, met] = [0, 0]
  for (const [term, weight] of weights) {
    all += weight
    if (has.has(term)) met += weight
  }
  return all === 0 ? 0 : met / all
}
