import { saysName } from './ambiguous-things.ts'
import { type Candidate, candidatesOf, isDealersColumn } from './column-candidates.ts'
import { type ColumnProfile, type ProfileKnowledge, profileColumn } from './column-profile.ts'
import { type BomField, joinedFields, type MappingEntry, sharedFields } from './fields.ts'
import { fillByProducts } from './fill-by-products.ts'
import { fillByValues } from './fill-by-values.ts'
import { type HeaderLanguage, languageOf } from './header-languages.ts'
import { headerLabels } from './header-names.ts'
import { sameBase } from './header-text.ts'
import { joinTexts } from './join-texts.ts'
import { dealerInHeader } from './known-dealers.ts'
import { matchHeaderWords } from './match-header-words.ts'
import { findNeighbours, parentColumns } from './neighbours.ts'
import { fillOwnNumbers } from './own-numbers.ts'
import { findQuantitySum } from './quantity-sums.ts'
import {
  asBefore,
  asDecided,
  besideMemory,
  isDecided,
  type RememberedColumn,
  recallColumns,
} from './recall-mapping.ts'
import { decideRivalNumbers } from './rival-numbers.ts'
import { doubtRivalQuantities } from './rival-quantities.ts'
import { repeatsHeader } from './row-kind.ts'
import { type Cell, type Certainty, filledColumns, type SheetRow } from './rows.ts'
import { sideTableColumns } from './side-tables.ts'
import { unmappedReason } from './unmapped-reason.ts'

export interface MappingSuggestion extends MappingEntry {
  certainty: Certainty
  reason: string
}

export interface MappingKnowledge extends ProfileKnowledge {
  /** What the same company mapped last time. */
  remembered?: readonly RememberedColumn[]
}

const profiledRows = 500

const numberedFields: BomField[] = ['orderNumber', 'manufacturerNumber', 'wholesalerOrderNumber', 'eanNumber']

const standsBeside = {
  certainty: 'CHECK',
  reason: 'Die Spalte gehört zu einer Tabelle neben der Liste; andere Zeilen sind gefüllt',
} as const

/** „Benennung“ over numbers, beside a „Bezeichnung“. */
const isDistinctNumbers = (profile: ColumnProfile): boolean =>
  profile.filled >= 3 &&
  profile.numberLike >= 0.8 &&
  profile.wordy < 0.2 &&
  profile.distinctShare >= 0.9 &&
  profile.fillShare >= 0.5 &&
  !profile.counting

/** „Benennung“ over several columns of a form: one that only other rows fill may hold something else. */
function areFilledTogether(profiles: readonly ColumnProfile[], column: number, holder: number): boolean {
  const own = [...profiles[column]!.filledRows]
  const shared = own.filter((row) => profiles[holder]!.filledRows.has(row))
  return own.length > 0 && shared.length >= own.length * 0.5
}

/** „Reichelt“ beside „Conrad“: a part has the number of the dealer that sells it. */
function isOfOtherDealer(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  column: number,
  field: BomField,
  holders: readonly number[],
): boolean {
  if (field !== 'wholesalerOrderNumber' || !isDealersColumn(headers[column]!, profiles[column]!)) return false
  const dealers = holders.map((holder) => dealerInHeader(headers[holder]!))
  return !dealers.includes(null) && !dealers.includes(dealerInHeader(headers[column]!))
}

/**
 * „Kommentar“ in every row, beside a „Material“ that is half a type: what the parts are. What else is said of parts,
 * „Bemerkung“, stays a remark.
 */
function commentOnParts(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  taken: ReadonlyMap<BomField, readonly number[]>,
  language: HeaderLanguage | null,
): number | null {
  const meant = (column: number) => matchHeaderWords(headers[column]!, language)[0]
  const texts = taken.get('description') ?? []
  const isPlainText = (column: number) => meant(column)?.meaning === 'description' && !meant(column)!.vague
  if (texts.length === 0 || texts.some(isPlainText)) return null
  const found = taken.get('remark')?.find((column) => {
    const { fillShare, wordy, distinctShare, manyWords, supply } = profiles[column]!
    return (
      /^(?:kommentar|comment)/i.test(headers[column]!.trim()) &&
      fillShare >= 0.9 &&
      wordy >= 0.7 &&
      distinctShare >= 0.6 &&
      manyWords < 0.5 &&
      supply === 0
    )
  })
  return found ?? null
}

/** Headings, notes and sums that are filled down hold one cell: what they leave out says nothing of a column. */
function withoutLoneCells(rows: readonly SheetRow[]): readonly SheetRow[] {
  const ofParts = rows.filter((row) => filledColumns(row).length >= 2)
  return ofParts.length < 3 ? rows : ofParts
}

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
  const filled = rows
    .filter((row) => row.cells.some((cell) => cell.text.trim() !== '') && !repeatsHeader(row, headers))
    .slice(0, profiledRows)
  const beside = sideTableColumns(headers, filled)
  const isOfList = (cell: Cell, column: number) => !beside.has(column) && cell.text.trim() !== ''
  const ofList = beside.size === 0 ? filled : filled.filter((row) => row.cells.some(isOfList))
  const sample = withoutLoneCells(ofList)
  const language = languageOf(headers)
  const profiles = headers.map((_, column) => profileColumn(sample, column, knowledge))
  const parents = parentColumns(headers, profiles, sample, language)
  const isLeftOut = (column: number) => parents.has(column) || beside.has(column)
  const neighbours = findNeighbours(headers, profiles, sample, isLeftOut, language)
  const sum = findQuantitySum(headers, profiles, sample, language)
  const recalled = recallColumns(headers, profiles, knowledge.remembered ?? [])
  const fromMemory = new Set<number>()
  const candidates: Candidate[] = []
  const settled = new Map<number, MappingSuggestion>()
  const labels = headerLabels(headers)
  const taken = new Map<BomField, number[]>()
  const nameOf = (column: number) => (headers[column]!.trim() === '' ? labels[column]! : headers[column]!)
  const isTakeable = (field: BomField | null) =>
    field === null || !taken.has(field) || sharedFields.has(field)

  headers.forEach((header, column) => {
    const former = recalled.get(column)
    if (former !== undefined && isDecided(former) && isTakeable(former.field)) {
      fromMemory.add(column)
      settled.set(column, asDecided(header, former.field))
      if (former.field !== null) taken.set(former.field, [...(taken.get(former.field) ?? []), column])
      return
    }
    if (header.trim() === '' || isLeftOut(column) || neighbours.lineTotals.has(column)) return
    if (sum !== null && column >= sum.first && column <= sum.column) return
    candidates.push(...candidatesOf(header, column, profiles[column]!, neighbours))
  })
  if (sum !== null && !taken.has('quantity') && !settled.has(sum.column)) {
    taken.set('quantity', [sum.column])
    settled.set(sum.column, {
      importHeader: headers[sum.column]!,
      articleField: 'quantity',
      certainty: 'CHECK',
      reason: `Überall die Summe von „${labels[sum.first]}“ bis „${labels[sum.column - 1]}“: die Menge für alle zusammen`,
    })
  }

  decideRivalNumbers(headers, profiles, candidates)
  const isEmpty = (column: number) => (profiles[column]!.filled === 0 ? 1 : 0)
  // An empty column never takes a field from one that holds something.
  candidates.sort((a, b) => isEmpty(a.column) - isEmpty(b.column) || b.score - a.score || a.column - b.column)
  for (const candidate of candidates) {
    const { column, field } = candidate
    if (settled.has(column)) continue
    const holders = taken.get(field) ?? []
    if (holders.length > 0 && isOfOtherDealer(headers, profiles, column, field, holders)) {
      taken.set(field, [...holders, column])
      settled.set(column, {
        importHeader: headers[column]!,
        articleField: field,
        certainty: 'CHECK',
        reason: `${candidate.reason}; je Zeile zählt die erste gefüllte Spalte, neben „${labels[holders[0]!]}“`,
      })
      continue
    }
    if (holders.length > 0 && !joinedFields.has(field)) continue
    taken.set(field, [...holders, column])
    const isAlike =
      holders.length === 0 ||
      (sameBase(headers[holders[0]!]!, headers[column]!) && areFilledTogether(profiles, column, holders[0]!))
    settled.set(column, {
      importHeader: headers[column]!,
      articleField: field,
      certainty: isAlike ? candidate.certainty : 'CHECK',
      reason: isAlike
        ? candidate.reason
        : `${candidate.reason}; wird mit „${labels[holders[0]!]}“ zusammengefügt`,
    })
  }

  const texts = taken.get('description') ?? []
  const numbered = texts.find(
    (column) =>
      isDistinctNumbers(profiles[column]!) &&
      !neighbours.isCircuitExport &&
      // Properties like „Werkstoff“ and values like „1uF/25V“ look like numbers.
      matchHeaderWords(headers[column]!, language)[0]?.meaning === 'description' &&
      !saysName.test(headers[column]!),
  )
  const isDescribed = texts.some((column) => profiles[column]!.wordy >= 0.5)
  if (numbered !== undefined && isDescribed && !numberedFields.some((field) => taken.has(field))) {
    taken.set(
      'description',
      texts.filter((column) => column !== numbered),
    )
    taken.set('orderNumber', [numbered])
    settled.set(numbered, {
      importHeader: headers[numbered]!,
      articleField: 'orderNumber',
      certainty: 'CHECK',
      reason: `Die Werte („${profiles[numbered]!.samples[0]}“) sind Nummern, eine andere Spalte beschreibt die Teile`,
    })
  }

  // „Comment“ is what an electronics list calls the part where nothing else describes it.
  const only = taken.has('description') ? undefined : taken.get('remark')?.[0]
  const isComment = only !== undefined && (matchHeaderWords(headers[only]!, language)[0]?.vague ?? false)
  const isUnnumbered = !numberedFields.some((field) => taken.has(field))
  if (only !== undefined && profiles[only]!.fillShare >= 0.6 && (isComment || isUnnumbered)) {
    taken.set('description', [only])
    taken.set('remark', taken.get('remark')!.slice(1))
    settled.set(only, {
      importHeader: headers[only]!,
      articleField: 'description',
      certainty: 'CHECK',
      reason: `Nur „${labels[only]}“ beschreibt die Teile („${profiles[only]!.samples[0]}“)`,
    })
  }

  const comment = commentOnParts(headers, profiles, taken, language)
  if (comment !== null && !fromMemory.has(comment)) {
    taken.set('description', [...taken.get('description')!, comment])
    taken.set(
      'remark',
      taken.get('remark')!.filter((column) => column !== comment),
    )
    settled.set(comment, {
      importHeader: headers[comment]!,
      articleField: 'description',
      certainty: 'CHECK',
      reason: `„${labels[comment]}“ sagt in jeder Zeile etwas anderes („${profiles[comment]!.samples[0]}“) und beschreibt die Teile`,
    })
  }

  const isPartOfSum = (column: number) => sum !== null && column >= sum.first && column < sum.column
  const isFree = (column: number) =>
    !settled.has(column) && !isLeftOut(column) && !neighbours.lineTotals.has(column) && !isPartOfSum(column)
  for (const found of [
    () => fillByProducts(headers, profiles, sample, isFree, taken),
    () => fillByValues(headers, profiles, isFree, taken, language),
    () => joinTexts(headers, profiles, isFree, taken, language),
    () => fillOwnNumbers(headers, profiles, isFree, taken, language),
  ]) {
    for (const { column, field, reason } of found()) {
      if (field !== null) taken.set(field, [...(taken.get(field) ?? []), column])
      settled.set(column, { importHeader: nameOf(column), articleField: field, certainty: 'CHECK', reason })
    }
  }

  for (const [column, former] of recalled) {
    const { field, isUnchecked, isContradicted } = former
    if (field === null || (isUnchecked && isContradicted) || !isFree(column) || !isTakeable(field)) continue
    taken.set(field, [...(taken.get(field) ?? []), column])
    fromMemory.add(column)
    settled.set(column, asBefore(headers[column]!, { ...former, field }, profiles[column]!))
  }

  const hasNumber = numberedFields.some((field) => taken.has(field))
  const own = taken.get('erpNumber')?.[0]
  if (!hasNumber && own !== undefined && !fromMemory.has(own)) {
    settled.set(own, {
      importHeader: headers[own]!,
      articleField: 'orderNumber',
      certainty: 'CHECK',
      reason: `„${labels[own]}“ ist die einzige Nummernspalte`,
    })
  }
  doubtRivalQuantities(headers, sample, profiles, taken, settled, language)

  const ownOf = (header: string, column: number): MappingSuggestion => {
    const found = settled.get(column)
    if (found) return found
    if (beside.has(column)) return { importHeader: nameOf(column), articleField: null, ...standsBeside }
    if (isPartOfSum(column)) {
      const reason = `„${labels[column]}“ ist in „${labels[sum!.column]}“ enthalten`
      return { importHeader: nameOf(column), articleField: null, certainty: 'CHECK', reason }
    }
    const total = neighbours.lineTotals.get(column)
    return {
      importHeader: nameOf(column),
      articleField: null,
      ...(total
        ? {
            certainty: 'SURE' as const,
            reason: `Überall „${labels[total.quantityColumn]}“ mal „${labels[total.unitPriceColumn]}“: die Summe der Zeile`,
          }
        : unmappedReason(
            header,
            profiles[column]!,
            parents.has(column),
            candidates.find((one) => one.column === column),
            taken,
            headers,
            language,
          )),
    }
  }
  return headers.map((header, column) => {
    const own = ownOf(header, column)
    return fromMemory.has(column) ? own : besideMemory(own, recalled.get(column))
  })
}
