import { compareTechnicalData } from '@schrankwerk/domain/technical-data'
import type { Transaction } from 'kysely'
import { takeNames } from '../article/article-filter.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { numberForms } from './match-probes.ts'
import { type NearNumber, selectBySearchTerm } from './suggest.queries.ts'
import { findByKind, findByTraits, type TokenShares } from './suggest-by-traits.ts'
import { opposedIn } from './suggest-opposites.ts'
import { countMissing, isSaidToo, type JudgedCandidate, shareFound, similarWords } from './suggest-rank.ts'
import { termsOf } from './suggest-terms.ts'
import { type WantedPart, wantedPartOf } from './suggest-wanted.ts'

/** What a person typed, read for itself. */
export interface Typed {
  loose: string | undefined
  /** Without the manufacturers that it names. */
  part: WantedPart
  manufacturers: ReadonlySet<string>
  said: ReadonlySet<string>
  shares: TokenShares
  /** One word with a figure: what it says of a part is said by chance. */
  isLikeNumber: boolean
  /** Articles in which every word of it stands. */
  holding: ReadonlySet<string>
  found: ReadonlySet<string>
}

/** Reads what a person typed and finds what fits it, whatever the line says. */
export async function findTyped(
  tx: Transaction<CatalogueTables>,
  searchTerm: string,
  amount: number,
): Promise<Typed> {
  const { named, words } = await takeNames(tx, searchTerm)
  const part = wantedPartOf({ description: null, searchTerm: words.join(' ') })
  const holding = new Set(await selectBySearchTerm(tx, searchTerm, amount))
  const { ids, shares } = await findByTraits(tx, part, named)
  const ofKind =
    Object.keys(part.technicalData.attributes).length === 0 ? await findByKind(tx, part, named) : []
  return {
    loose: numberForms(searchTerm)?.loose,
    part,
    manufacturers: new Set(named),
    said: new Set([...termsOf(words.join(' ')), ...part.words]),
    shares,
    isLikeNumber: /\d/.test(searchTerm) && !/\s/.test(searchTerm),
    holding,
    found: new Set([...holding, ...ids, ...ofKind]),
  }
}

/** How an article fits what was typed, the best first. */
const fits = { sameNumber: 3, numberBegins: 2, says: 1, near: 0 }
export const nearFit = fits.near

/** One that says all of it, in whatever words, or has it as its number, goes before one that is only near to it. */
export function fitOf(candidate: JudgedCandidate, near: readonly NearNumber[], typed: Typed): number {
  const { loose } = typed
  const numbers = [
    ...near.map((hit) => hit.loose),
    ...[candidate.orderNumber, candidate.manufacturerNumber].map((number) => numberForms(number)?.loose),
  ]
  if (loose && numbers.includes(loose)) return fits.sameNumber
  if (loose && loose.length > 1 && numbers.some((number) => number?.startsWith(loose)))
    return fits.numberBegins
  if (typed.holding.has(candidate.articleId)) return fits.says
  return !typed.isLikeNumber && saysAll(candidate, typed) ? fits.says : fits.near
}

function saysAll(candidate: JudgedCandidate, { part, manufacturers, said, shares }: Typed): boolean {
  const { manufacturerId, family, attributes, terms } = candidate
  const isOfMaker = manufacturerId !== null && manufacturers.has(manufacturerId)
  if (manufacturers.size > 0 && !isOfMaker) return false
  const has = new Set(candidate.tokens)
  const { agreed, contradicted } = compareTechnicalData(part.technicalData, { family, attributes })
  if (contradicted.some((one) => !isSaidToo(one, has, terms))) return false
  if (opposedIn(said, terms).length > 0) return false
  if (countMissing(part.technicalData.attributes, attributes) > 0) return false
  if (agreed.length === 0 && !isOfMaker) return false
  const isFound = (tokens: readonly string[]) =>
    tokens.length === 0 || shareFound(tokens, has, shares).share >= similarWords
  const isMeasured = Object.keys(part.technicalData.attributes).length > 0
  return isFound(part.words) && (isMeasured || isFound(part.figures))
}
