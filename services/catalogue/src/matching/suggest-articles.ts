import type { ArticleSuggestion } from '@schrankwerk/contracts'
import { inTransaction } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { manufacturerKeys } from './manufacturer-names.ts'
import { selectManufacturersByKey } from './match.queries.ts'
import { numberForms } from './match-probes.ts'
import { numberDistance } from './number-distance.ts'
import {
  type Candidate,
  type NearNumber,
  selectByDescription,
  selectBySearchTerm,
  selectCandidates,
  selectNearNumbers,
} from './suggest.queries.ts'

export interface Wanted {
  orderNumber: string | null
  manufacturerNumber: string | null
  manufacturerName: string | null
  description: string | null
  wholesalerOrderNumber: string | null
  searchTerm?: string | undefined
  amount: number
}

type NeedleKind = 'O' | 'T' | 'W' | 'S'
interface Needle {
  kind: NeedleKind
  loose: string
}

const atLeast = 40

/** Ranks articles for a line that found none: near numbers first, then the manufacturer's articles by description. */
export function findSuggestions(db: Kysely<CatalogueTables>, wanted: Wanted): Promise<ArticleSuggestion[]> {
  return inTransaction({ db }, async (tx) => {
    const needles = needlesOf(wanted)
    const keys = manufacturerKeys(wanted.manufacturerName)
    const manufacturers = new Set((await selectManufacturersByKey(tx, keys)).values())
    const description = [wanted.description, wanted.searchTerm].filter(Boolean).join(' ')
    const near: NearNumber[] = []
    const reach = Math.max(atLeast, wanted.amount * 2)
    for (const [place, needle] of needles.entries())
      near.push(...(await selectNearNumbers(tx, { loose: needle.loose, place }, reach)))
    const ids = new Set(near.map((hit) => hit.articleId))
    if (wanted.searchTerm && ids.size < wanted.amount)
      for (const id of await selectBySearchTerm(tx, wanted.searchTerm, reach)) ids.add(id)
    if (description !== '' && manufacturers.size > 0 && ids.size < wanted.amount)
      for (const id of await selectByDescription(tx, [...manufacturers], description, reach)) ids.add(id)
    if (ids.size === 0) return []
    const nearest = nearestByArticle(near, needles)
    const candidates = await selectCandidates(tx, [...ids], description)
    return candidates
      .map((candidate) => rank(candidate, nearest.get(candidate.articleId), manufacturers, keys.length > 0))
      .sort((a, b) => b.score - a.score || (a.articleId < b.articleId ? -1 : 1))
      .slice(0, wanted.amount)
  })
}

function needlesOf(wanted: Wanted): Needle[] {
  const texts: [NeedleKind, string | null | undefined][] = [
    ['O', wanted.orderNumber],
    ['T', wanted.manufacturerNumber],
    ['W', wanted.wholesalerOrderNumber],
    ['S', wanted.searchTerm],
  ]
  const needles = new Map<string, Needle>()
  for (const [kind, text] of texts) {
    const loose = numberForms(text)?.loose
    // One sign begins half of the catalogue.
    if (loose && loose.length > 1 && !needles.has(loose)) needles.set(loose, { kind, loose })
  }
  return [...needles.values()]
}

interface Nearest {
  similarity: number
  reason: string
}

function nearestByArticle(near: NearNumber[], needles: Needle[]): Map<string, Nearest> {
  const best = new Map<string, Nearest>()
  for (const hit of near) {
    const found = judgeNumber(hit, needles[hit.needle]!)
    const former = best.get(hit.articleId)
    if (!former || found.similarity > former.similarity) best.set(hit.articleId, found)
  }
  return best
}

const kindNames = { O: 'Bestellnummer', T: 'Typnummer', W: 'Großhandelsnummer' } as const

function judgeNumber(hit: NearNumber, needle: Needle): Nearest {
  const distance = numberDistance(needle.loose, hit.loose)
  const other = needle.kind !== 'S' && needle.kind !== hit.kind
  if (distance === 0) {
    const reason = other
      ? `Die ${kindNames[needle.kind as 'O']} der Zeile ist die ${kindNames[hit.kind]} des Artikels`
      : `${kindNames[hit.kind]} gleich`
    return { similarity: 1, reason }
  }
  if (distance === 1) return { similarity: 0.9, reason: 'Nummer fast gleich (eine Stelle anders)' }
  if (distance === 2) return { similarity: 0.8, reason: 'Nummer fast gleich (zwei Stellen anders)' }
  if (hit.loose.startsWith(needle.loose)) return { similarity: 0.75, reason: 'Nummer beginnt gleich' }
  return { similarity: Math.min(0.7, hit.similarity), reason: 'Nummer ähnlich' }
}

const similarDescription = 0.4

function rank(
  candidate: Candidate,
  nearest: Nearest | undefined,
  manufacturers: ReadonlySet<string>,
  namesManufacturer: boolean,
): ArticleSuggestion {
  const { manufacturerId, descriptionSimilarity, ...article } = candidate
  const agrees = namesManufacturer ? manufacturerId !== null && manufacturers.has(manufacturerId) : null
  const score =
    (nearest?.similarity ?? 0) * 0.65 +
    (agrees ? 0.2 : agrees === null ? 0.1 : 0) +
    descriptionSimilarity * 0.15
  const reasons = [
    nearest?.reason,
    descriptionSimilarity >= similarDescription && 'Bezeichnung ähnlich',
    agrees === true && 'Hersteller stimmt',
    agrees === false && `anderer Hersteller (${candidate.manufacturerName ?? 'keiner angegeben'})`,
  ].filter((reason) => typeof reason === 'string')
  return {
    ...article,
    score: Math.round(Math.min(1, score) * 1000) / 1000,
    manufacturerAgrees: agrees,
    reasons: reasons.map((text) => ({ kind: 'NOTE' as const, text })),
    reason: reasons.join(', ') || 'Suchbegriff kommt vor',
  }
}
