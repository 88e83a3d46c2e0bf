import type { ArticleSuggestion } from '@schrankwerk/contracts'
import { manufacturerKeys } from '@schrankwerk/domain/bom'
import { inTransaction } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { selectManufacturersByKey } from './match.queries.ts'
import { numberForms } from './match-probes.ts'
import { sharedBeginning } from './number-distance.ts'
import {
  type Candidate,
  type NearNumber,
  selectBySearchTerm,
  selectCandidates,
  selectManufacturersLike,
  selectNearNumbers,
} from './suggest.queries.ts'
import { findByTraits } from './suggest-by-traits.ts'
import { judgeNumber, type Nearest, rank } from './suggest-rank.ts'
import { beginningsOf, termsOf, weighTerms } from './suggest-terms.ts'
import { type Needle, needlesOf, type Wanted, wantedPartOf } from './suggest-wanted.ts'

const reach = 40

/**
 * Ranks articles for a line that found none: those with near numbers, those that share most of what the line says of its
 * part, and those that fit what a person searched for. The answer may be empty.
 */
export function findSuggestions(db: Kysely<CatalogueTables>, wanted: Wanted): Promise<ArticleSuggestion[]> {
  return inTransaction({ db }, async (tx) => {
    const needles = needlesOf(wanted)
    const keys = manufacturerKeys(wanted.manufacturerName)
    const named = [...(await selectManufacturersByKey(tx, keys)).values()]
    const manufacturers = new Set(named.length > 0 ? named : await selectManufacturersLike(tx, keys))
    const part = wantedPartOf(wanted)
    const near: NearNumber[] = []
    for (const [place, needle] of needles.entries())
      near.push(
        ...(await selectNearNumbers(tx, { loose: needle.loose, place }, Math.max(reach, wanted.amount * 2))),
      )
    const { ids, shares } = await findByTraits(tx, part, [...manufacturers])
    const typed = new Set(
      wanted.searchTerm
        ? await selectBySearchTerm(tx, wanted.searchTerm, Math.max(reach, wanted.amount * 2))
        : [],
    )
    for (const id of [...near.map((hit) => hit.articleId), ...typed]) ids.add(id)
    if (ids.size === 0) return []
    const nearOf = Map.groupBy(near, (hit) => hit.articleId)
    const candidates = (await selectCandidates(tx, [...ids])).map((candidate) => ({
      ...candidate,
      terms: new Set([...termsOf(candidate.description ?? ''), ...candidate.tokens]),
    }))
    const said = [wanted.searchTerm, wanted.description].filter(Boolean).join(', ')
    const saidTerms = new Set([...termsOf(said), ...part.words])
    const terms = weighTerms(
      new Set([...saidTerms, ...beginningsOf(said)]),
      candidates.map((candidate) => candidate.terms),
    )
    const ranking = {
      part,
      shares,
      manufacturers,
      namesManufacturer: keys.length > 0,
      terms,
      said: saidTerms,
      typed,
    }
    return candidates
      .map((candidate) =>
        rank(candidate, nearestOf(candidate, nearOf.get(candidate.articleId) ?? [], needles), ranking),
      )
      .filter((suggestion) => suggestion !== undefined)
      .sort((a, b) => b.score - a.score || (a.articleId < b.articleId ? -1 : 1))
      .slice(0, wanted.amount)
  })
}

/** What the numbers of an article say for it, also where it was found by something else. */
function nearestOf(candidate: Candidate, found: readonly NearNumber[], needles: readonly Needle[]) {
  const own = needles.flatMap((needle, place) =>
    (['O', 'T'] as const).flatMap((kind) => {
      const loose = numberForms(kind === 'O' ? candidate.orderNumber : candidate.manufacturerNumber)?.loose
      return loose ? [{ kind, loose, needle: place, similarity: sharedBeginning(needle.loose, loose) }] : []
    }),
  )
  let best: Nearest | undefined
  for (const hit of [...found, ...own]) {
    const nearest = judgeNumber(hit, needles[hit.needle]!)
    if (nearest && (!best || nearest.weight > best.weight)) best = nearest
  }
  return best
}
