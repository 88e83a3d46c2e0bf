import type { ArticleSuggestion } from '@schrankwerk/contracts'
import { manufacturerKeys } from '@schrankwerk/domain/bom'
import { familiesAgree } from '@schrankwerk/domain/technical-data'
import { inTransaction } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { selectManufacturersByKey } from './match.queries.ts'
import { numberForms } from './match-probes.ts'
import { sharedBeginning } from './number-distance.ts'
import {
  type Candidate,
  type NearNumber,
  selectCandidates,
  selectManufacturersLike,
  selectNearNumbers,
} from './suggest.queries.ts'
import { findByTraits, type TokenShares } from './suggest-by-traits.ts'
import { type JudgedCandidate, judgeNumber, type Nearest, type Ranking, rank } from './suggest-rank.ts'
import { beginningsOf, termsOf, weighTerms } from './suggest-terms.ts'
import { findTyped, fitOf, nearFit, type Typed } from './suggest-typed.ts'
import { type Needle, needlesOf, type Wanted, type WantedPart, wantedPartOf } from './suggest-wanted.ts'

type Tx = Transaction<CatalogueTables>

const reach = 40

/**
 * Ranks articles for a line that found none: those with near numbers and those that share most of what the line says of
 * its part. Where a person typed something that decides, and the line only orders what fits it. The answer may be empty.
 */
export function findSuggestions(db: Kysely<CatalogueTables>, wanted: Wanted): Promise<ArticleSuggestion[]> {
  const searchTerm = wanted.searchTerm?.trim()
  return inTransaction({ db }, (tx) =>
    searchTerm
      ? findForTyped(tx, { ...wanted, searchTerm })
      : findForLine(tx, { ...wanted, searchTerm: undefined }),
  )
}

async function findForLine(tx: Tx, wanted: Wanted): Promise<ArticleSuggestion[]> {
  const asked = await readAsked(tx, wanted)
  const near = await findNear(tx, asked.needles, reachOf(wanted))
  const { ids, shares } = await findByTraits(tx, asked.part, [...asked.manufacturers])
  const candidates = await readCandidates(tx, [...near.map((hit) => hit.articleId), ...ids])
  return rankAll(candidates, near, { ...asked, shares, typed: new Set() }, wanted.amount)
}

/** Articles that fit what was typed, as the line would have them; where none fits, those that are near to it. */
async function findForTyped(tx: Tx, wanted: Wanted & { searchTerm: string }): Promise<ArticleSuggestion[]> {
  const { searchTerm, amount } = wanted
  const typed = await findTyped(tx, searchTerm, reachOf(wanted))
  const alone = askedBy(typed, await readAsked(tx, { ...nothing, searchTerm, amount }))
  const kept = isAnotherPart(wanted, typed) ? { ...nothing, searchTerm, amount } : wanted
  const line = askedBy(typed, await readAsked(tx, kept))
  const near = await findNear(tx, alone.needles, reachOf(wanted))
  const saysMore = kept.description !== null || kept.manufacturerName !== null
  const ofLine = saysMore
    ? await findByTraits(tx, line.part, [...line.manufacturers])
    : { ids: [], shares: typed.shares }
  const candidates = await readCandidates(tx, [
    ...near.map((hit) => hit.articleId),
    ...typed.found,
    ...ofLine.ids,
  ])
  const nearOf = Map.groupBy(near, (hit) => hit.articleId)
  const byFit = Map.groupBy(candidates, (one) => fitOf(one, nearOf.get(one.articleId) ?? [], typed))
  const isAnyFit = [...byFit.keys()].some((fit) => fit !== nearFit)
  if (!isAnyFit)
    return rankAll(candidates, near, { ...alone, shares: typed.shares, typed: new Set() }, amount)
  byFit.delete(nearFit)
  const place = line.needles.findIndex(({ loose }) => loose === typed.loose)
  const nearPlaced = near.map((hit) => ({ ...hit, needle: place }))
  return [...byFit]
    .sort(([one], [other]) => other - one)
    .flatMap(([, some]) => {
      const fitting = new Set(some.map(({ articleId }) => articleId))
      return rankAll(some, nearPlaced, { ...line, shares: ofLine.shares, typed: fitting }, amount)
    })
    .slice(0, amount)
}

const nothing = {
  orderNumber: null,
  manufacturerNumber: null,
  manufacturerName: null,
  description: null,
  wholesalerOrderNumber: null,
}

/** Whoever types „Netzteil“ on the line of a relay wants nothing of what it says of the relay. */
function isAnotherPart({ description }: Wanted, { part }: Typed): boolean {
  const ofLine = wantedPartOf({ description }).technicalData.family
  const { family } = part.technicalData
  return family !== null && ofLine !== null && familiesAgree(family, ofLine) === false
}

/** A manufacturer who is typed goes before the line's. */
const askedBy = ({ manufacturers }: Typed, asked: Asked): Asked =>
  manufacturers.size > 0
    ? {
        ...asked,
        manufacturers,
        namesManufacturer: true,
        searched: { ...asked.searched, manufacturer: true },
      }
    : asked

const reachOf = ({ amount }: Wanted) => Math.max(reach, amount * 2)

/** What is asked for, as candidates are judged by it. */
interface Asked {
  needles: Needle[]
  part: WantedPart
  manufacturers: ReadonlySet<string>
  namesManufacturer: boolean
  searched: Ranking['searched']
  said: string
}

async function readAsked(tx: Tx, wanted: Wanted): Promise<Asked> {
  const keys = manufacturerKeys(wanted.manufacturerName)
  const named = [...(await selectManufacturersByKey(tx, keys)).values()]
  return {
    needles: needlesOf(wanted),
    part: wantedPartOf(wanted),
    manufacturers: new Set(named.length > 0 ? named : await selectManufacturersLike(tx, keys)),
    namesManufacturer: keys.length > 0,
    searched: { manufacturer: false, description: Boolean(wanted.searchTerm) && wanted.description === null },
    said: [wanted.searchTerm, wanted.description].filter(Boolean).join(', '),
  }
}

async function findNear(tx: Tx, needles: readonly Needle[], amount: number): Promise<NearNumber[]> {
  const near: NearNumber[] = []
  for (const [place, { loose }] of needles.entries())
    near.push(...(await selectNearNumbers(tx, { loose, place }, amount)))
  return near
}

async function readCandidates(tx: Tx, ids: readonly string[]): Promise<JudgedCandidate[]> {
  if (ids.length === 0) return []
  return (await selectCandidates(tx, [...new Set(ids)])).map((candidate) => ({
    ...candidate,
    terms: new Set([...termsOf(candidate.description ?? ''), ...candidate.tokens]),
  }))
}

/** The best of the candidates, those that too little speaks for left out. */
function rankAll(
  candidates: readonly JudgedCandidate[],
  near: readonly NearNumber[],
  asked: Asked & { shares: TokenShares; typed: ReadonlySet<string> },
  amount: number,
): ArticleSuggestion[] {
  const nearOf = Map.groupBy(near, (hit) => hit.articleId)
  const said = new Set([...termsOf(asked.said), ...asked.part.words])
  const terms = weighTerms(
    new Set([...said, ...beginningsOf(asked.said)]),
    candidates.map((candidate) => candidate.terms),
  )
  return candidates
    .map((candidate) =>
      rank(candidate, nearestOf(candidate, nearOf.get(candidate.articleId) ?? [], asked.needles), {
        ...asked,
        terms,
        said,
      }),
    )
    .filter((suggestion) => suggestion !== undefined)
    .sort((a, b) => b.score - a.score || (a.articleId < b.articleId ? -1 : 1))
    .slice(0, amount)
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
