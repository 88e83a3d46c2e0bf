import type { ArticleSuggestion, SuggestionReason } from '@schrankwerk/contracts'
import {
  attributeText,
  type Comparison,
  compareTechnicalData,
  familyName,
  type PartFamily,
} from '@schrankwerk/domain/technical-data'
import { wordToken } from '../trait/read-trait.ts'
import { numberDistance } from './number-distance.ts'
import type { Candidate, NearNumber } from './suggest.queries.ts'
import type { TokenShares } from './suggest-by-traits.ts'
import { opposedAdditions, opposedIn } from './suggest-opposites.ts'
import { shareOfTerms } from './suggest-terms.ts'
import type { Needle, WantedPart } from './suggest-wanted.ts'

export interface Nearest {
  /** How much it speaks for the article. */
  weight: number
  reason: string
}

const kindNames = { O: 'Bestellnummer', T: 'Typnummer', W: 'Großhandelsnummer' } as const

/** Shorter numbers are near to each other by chance. */
const longEnough = 6
const similarNumbers = 0.4

/** Undefined where the numbers have too little in common. What agrees with a search may differ from the line. */
export function judgeNumber(
  hit: Pick<NearNumber, 'kind' | 'loose' | 'similarity'>,
  needle: Needle,
): Nearest | undefined {
  const distance = numberDistance(needle.loose, hit.loose)
  const telling = Math.min(1, needle.loose.length / longEnough)
  const same = needle.kind === 'S' ? 'wie gesucht' : 'gleich'
  if (distance === 0) {
    const reason =
      needle.kind === 'S' || needle.kind === hit.kind
        ? `${kindNames[hit.kind]} ${same}`
        : `Die ${kindNames[needle.kind]} der Zeile ist die ${kindNames[hit.kind]} des Artikels`
    return { weight: 11, reason }
  }
  if (distance === 1) return { weight: 8 * telling, reason: `Nummer fast ${same} (eine Stelle anders)` }
  if (distance === 2) return { weight: 6 * telling, reason: `Nummer fast ${same} (zwei Stellen anders)` }
  if (hit.loose.startsWith(needle.loose)) return { weight: 6 * telling, reason: `Nummer beginnt ${same}` }
  if (hit.similarity < similarNumbers) return undefined
  const reason = needle.kind === 'S' ? 'Nummer der gesuchten ähnlich' : 'Nummer ähnlich'
  return { weight: 5 * telling * hit.similarity, reason }
}

export interface Ranking {
  part: WantedPart
  shares: TokenShares
  manufacturers: ReadonlySet<string>
  namesManufacturer: boolean
  /** What of it a person searched for, and the line does not say. */
  searched: { manufacturer: boolean; description: boolean }
  /** What the line says, weighed by how it tells the candidates apart. */
  terms: ReadonlyMap<string, number>
  said: ReadonlySet<string>
  /** Articles that fit what a person typed. */
  typed: ReadonlySet<string>
}

/** A candidate with what its description says sign by sign. */
export interface JudgedCandidate extends Candidate {
  terms: ReadonlySet<string>
}

/** Signs of an article, weighed: a contradiction costs more than what agrees gains. */
const weights = {
  manufacturer: 2.5,
  otherManufacturer: -3,
  family: 1.5,
  otherFamily: -5,
  agreed: 1.5,
  notSame: -0.7,
  contradicted: -3.5,
  opposed: -2,
  untold: -0.4,
  unasked: -0.3,
  extra: -0.05,
  words: 2,
  figures: 2,
  terms: 3,
  typed: 4,
}
const floor = 3.5
/** As much of the words has to be the same before it is a reason. */
export const similarWords = 0.5

/** Undefined where nothing but the manufacturer or the kind of part speaks for it. */
export function rank(
  candidate: JudgedCandidate,
  nearest: Nearest | undefined,
  { part, shares, manufacturers, namesManufacturer, searched, terms, said: wantedTerms, typed }: Ranking,
): ArticleSuggestion | undefined {
  const { manufacturerId, family, attributes, tokens, terms: said, ...article } = candidate
  const agrees = namesManufacturer ? manufacturerId !== null && manufacturers.has(manufacturerId) : null
  const has = new Set(tokens)
  const compared = compareTechnicalData(part.technicalData, { family, attributes })
  const [saidToo, contradicted] = partition(compared.contradicted, (one) => isSaidToo(one, has, said))
  const agreed = [...compared.agreed, ...saidToo.map(asAgreed)]
  const opposed = opposedIn(wantedTerms, said)
  const words = shareFound(part.words, has, shares)
  const figures = shareFound(part.figures, has, shares)
  const agreedOf = agreed.filter(({ attribute }) => attribute !== 'family')
  const isTyped = typed.has(article.articleId)
  const isLikeWords = part.wordAmount > 1 && words.share >= similarWords && words.found > 1
  const wanted = part.technicalData.attributes
  const untold = countMissing(wanted, attributes)
  const unasked = countMissing(attributes, wanted)
  const score =
    (nearest?.weight ?? 0) +
    (agrees ? weights.manufacturer : agrees === false ? weights.otherManufacturer : 0) +
    sum(agreed, weights.family, weights.agreed) +
    sum(contradicted, weights.otherFamily, weights.contradicted) +
    (opposed.length + opposedAdditions(wantedTerms, said)) * weights.opposed +
    agreedOf.filter(isOther).length * weights.notSame +
    untold * weights.untold +
    countExtra(tokens, part) * weights.extra +
    unasked * weights.unasked +
    words.share * weights.words +
    figures.share * weights.figures +
    shareOfTerms(terms, said) * weights.terms +
    (isTyped ? weights.typed : 0)
  if (!isTyped && (score < floor || !(nearest || agreedOf.length > 0 || isLikeWords))) return undefined
  const reasons: SuggestionReason[] = [
    ...(nearest ? [note(nearest.reason)] : []),
    ...agreed.map(({ text }) => ({ kind: 'AGREES' as const, text })),
    ...(isLikeWords
      ? [note(searched.description ? 'Bezeichnung ähnlich wie gesucht' : 'Bezeichnung ähnlich')]
      : []),
    ...(agrees
      ? [{ kind: 'AGREES' as const, text: searched.manufacturer ? 'Hersteller wie gesucht' : 'Hersteller' }]
      : []),
    ...[...contradicted.map(({ text }) => text), ...opposed].map((text) => ({
      kind: 'DIFFERS' as const,
      text,
    })),
    ...(agrees === false
      ? [
          {
            kind: 'DIFFERS' as const,
            text: `anderer Hersteller${searched.manufacturer ? ' als gesucht' : ''} (${article.manufacturerName ?? 'keiner angegeben'})`,
          },
        ]
      : []),
  ]
  if (reasons.length === 0) reasons.push(note('Suchbegriff kommt vor'))
  return {
    ...article,
    score: Math.round(1000 / (1 + Math.exp((8 - score) / 4))) / 1000,
    manufacturerAgrees: agrees,
    reasons,
    reason: reasons.map(({ kind, text }) => (kind === 'AGREES' ? `${text} ✓` : text)).join(' · '),
  }
}

/** „IP66“ for IP54 fits, but what is the same fits better. */
const isOther = ({ wanted, offered }: Comparison) => wanted !== offered

/** What comes with an article beyond what was asked for, „MID“; a long text says no more than so much. */
const mostExtra = 8
const countExtra = (tokens: readonly string[], { words, figures }: WantedPart) =>
  Math.min(
    mostExtra,
    tokens.filter((token) => /^[wn] /.test(token) && !words.includes(token) && !figures.includes(token))
      .length,
  )

export const countMissing = (from: object, among: object) =>
  Object.keys(from).filter((name) => !(name in among)).length

/** A part with plug and thread has two sizes, and one of two kinds of part is the other's: what is wanted is said as well. */
export function isSaidToo(
  { attribute, wanted }: Comparison,
  has: ReadonlySet<string>,
  said: ReadonlySet<string>,
): boolean {
  if (attribute === 'family') return has.has(wordToken(String(wanted)))
  return typeof wanted === 'string' && wanted.length > 1 && said.has(wanted.toLowerCase())
}

const asAgreed = (one: Comparison): Comparison => ({
  ...one,
  offered: one.wanted,
  text:
    one.attribute === 'family'
      ? familyName(one.wanted as PartFamily)
      : attributeText(one.attribute, one.wanted),
})

function partition<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))]
}

const note = (text: string): SuggestionReason => ({ kind: 'NOTE', text })

const sum = (comparisons: Comparison[], ofFamily: number, ofOthers: number) =>
  comparisons.reduce((all, { attribute }) => all + (attribute === 'family' ? ofFamily : ofOthers), 0)

/** Which share of what is wanted an article has; what few have counts more. */
export function shareFound(wanted: readonly string[], has: ReadonlySet<string>, shares: TokenShares) {
  let [all, met, found] = [0, 0, 0]
  for (const token of wanted) {
    const weight = Math.log(1 / Math.max(shares.get(token) ?? 0, 0.0005)) + 0.2
    all += weight
    if (!has.has(token)) continue
    met += weight
    found += 1
  }
  return { share: all === 0 ? 0 : met / all, found }
}
