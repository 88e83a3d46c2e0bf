import type { Candidate } from './column-candidates.ts'
import type { ProfileKnowledge } from './column-profile.ts'
import { fillByProducts } from './fill-by-products.ts'
import { fillByValues } from './fill-by-values.ts'
import { giveByHeader } from './give-by-header.ts'
import { joinTexts } from './join-texts.ts'
import {
  beginMapping,
  candidatesLeft,
  give,
  isFree,
  isPartOfSum,
  isTakeable,
  type MappingInProgress,
  type MappingSuggestion,
  nameOf,
} from './mapping-in-progress.ts'
import { giveDealersNumbers } from './numbers-with-prefix.ts'
import { orderByNumberBesideType } from './order-by-number-beside-type.ts'
import { fillOwnNumbers } from './own-numbers.ts'
import {
  asBefore,
  asDecided,
  besideMemory,
  isDecided,
  type Recalled,
  type RememberedColumn,
  recallColumns,
} from './recall-mapping.ts'
import {
  doubtRivalQuantities,
  takeQuantityOfAll,
  takeQuantityOfOne,
  takeQuantityOfProduct,
} from './rival-quantities.ts'
import type { SheetRow } from './rows.ts'
import {
  describeByComment,
  describeByRemark,
  isNumbered,
  makersAmongTexts,
  orderByMakersNumber,
  orderByNumberAmongTexts,
  ownNumberAmongTexts,
} from './settle-texts.ts'
import { unmappedReason } from './unmapped-reason.ts'

export interface MappingKnowledge extends ProfileKnowledge {
  /** What the same company mapped last time. */
  remembered?: readonly RememberedColumn[]
}

type RecalledColumns = ReadonlyMap<number, Recalled>

const standsBeside = {
  certainty: 'CHECK',
  reason: 'Die Spalte gehört zu einer Tabelle neben der Liste, die nicht mitgelesen wird',
} as const

/**
 * Proposes a field for every column, in the order of the columns. A field is given once; only texts are joined, any
 * number of them: descriptions and remarks; and each dealer may have a column of numbers. `rows` are the rows below the
 * header. A column without a name is called by its letter („Spalte L“).
 */
export function suggestMapping(
  headers: readonly string[],
  rows: readonly SheetRow[],
  knowledge: MappingKnowledge = {},
): MappingSuggestion[] {
  const mapping = beginMapping(headers, rows, knowledge)
  const recalled = recallColumns(headers, mapping.profiles, knowledge.remembered ?? [])
  giveDecided(mapping, recalled)
  const candidates = candidatesLeft(mapping)
  giveQuantitySum(mapping)
  giveByHeader(mapping, candidates)
  orderByNumberBesideType(mapping)
  orderByNumberAmongTexts(mapping)
  describeByRemark(mapping)
  describeByComment(mapping)
  ownNumberAmongTexts(mapping)
  giveByValues(mapping)
  makersAmongTexts(mapping)
  orderByMakersNumber(mapping)
  giveDealersNumbers(mapping)
  giveAsBefore(mapping, recalled)
  orderByOwnNumber(mapping)
  takeQuantityOfProduct(mapping)
  takeQuantityOfAll(mapping)
  takeQuantityOfOne(mapping)
  const { profiles, sample, taken, settled, language } = mapping
  // What a sum adds up is no rival of it.
  if (mapping.sum === null || mapping.sum.column !== taken.get('quantity')?.[0])
    doubtRivalQuantities(headers, sample, profiles, taken, settled, language)
  return headers.map((_, column) => {
    const own = settled.get(column) ?? notMapped(mapping, column, candidates)
    return mapping.fromMemory.has(column) ? own : besideMemory(own, recalled.get(column))
  })
}

/** What somebody of the company decided for such columns goes before all that names and values say. */
function giveDecided(mapping: MappingInProgress, recalled: RecalledColumns): void {
  mapping.headers.forEach((header, column) => {
    const former = recalled.get(column)
    if (former === undefined || !isDecided(former) || !isTakeable(mapping, former.field)) return
    mapping.fromMemory.add(column)
    give(mapping, column, former.field, asDecided(header, former.field))
  })
}

function giveQuantitySum(mapping: MappingInProgress): void {
  const { sum, labels, taken, settled } = mapping
  if (sum === null || taken.has('quantity') || settled.has(sum.column)) return
  const [first, last] = [labels[sum.parts[0]!], labels[sum.parts.at(-1)!]]
  const made = sum.isProduct ? `„${first}“ mal „${last}“` : `die Summe von „${first}“ bis „${last}“`
  give(mapping, sum.column, 'quantity', {
    certainty: 'CHECK',
    reason: `Überall ${made}: die Menge für alle zusammen`,
  })
}

function giveByValues(mapping: MappingInProgress): void {
  const { headers, profiles, sample, taken, language } = mapping
  const isOpen = (column: number) => isFree(mapping, column)
  for (const found of [
    () => fillByProducts(headers, profiles, sample, isOpen, taken),
    () => fillByValues(headers, profiles, isOpen, taken, language),
    () => joinTexts(headers, profiles, sample, isOpen, taken, language),
    () => fillOwnNumbers(headers, profiles, isOpen, taken, language),
  ]) {
    for (const { column, field, reason } of found())
      give(mapping, column, field, { certainty: 'CHECK', reason })
  }
}

/** What was mapped last time without being decided helps where nothing else says anything. */
function giveAsBefore(mapping: MappingInProgress, recalled: RecalledColumns): void {
  const { headers, profiles } = mapping
  for (const [column, former] of recalled) {
    const { field, isUnchecked, isContradicted } = former
    if (field === null || (isUnchecked && isContradicted)) continue
    if (!isFree(mapping, column) || !isTakeable(mapping, field)) continue
    mapping.fromMemory.add(column)
    give(mapping, column, field, asBefore(headers[column]!, { ...former, field }, profiles[column]!))
  }
}

/** Without any other number, a company's own is what parts are found by. */
function orderByOwnNumber(mapping: MappingInProgress): void {
  const { labels, taken, settled, fromMemory } = mapping
  const own = taken.get('erpNumber')?.[0]
  if (own === undefined || isNumbered(mapping) || fromMemory.has(own)) return
  settled.set(own, {
    importHeader: nameOf(mapping, own),
    articleField: 'orderNumber',
    certainty: 'CHECK',
    reason: `„${labels[own]}“ ist die einzige Nummernspalte`,
  })
}

function notMapped(
  mapping: MappingInProgress,
  column: number,
  candidates: readonly Candidate[],
): MappingSuggestion {
  const { headers, labels, profiles, surroundings, parents, beside, sum, taken, language } = mapping
  const none = { importHeader: nameOf(mapping, column), articleField: null }
  if (beside.has(column)) return { ...none, ...standsBeside }
  if (isPartOfSum(mapping, column))
    return {
      ...none,
      certainty: 'CHECK',
      reason: `„${labels[column]}“ ist in „${labels[sum!.column]}“ enthalten`,
    }
  const successor = mapping.replaced.get(column)
  if (successor !== undefined)
    return {
      ...none,
      certainty: 'CHECK',
      reason: `„${labels[column]}“ nennt, was „${labels[successor]}“ ersetzt`,
    }
  const total = surroundings.lineTotals.get(column)
  if (total)
    return {
      ...none,
      certainty: 'SURE',
      reason: `Überall „${labels[total.quantityColumn]}“ mal „${labels[total.unitPriceColumn]}“: die Summe der Zeile`,
    }
  const lost = candidates.find((one) => one.column === column)
  const isParent = parents.has(column)
  const reason = unmappedReason(headers[column]!, profiles[column]!, isParent, lost, taken, headers, language)
  return { ...none, ...reason }
}
