import { type Candidate, candidatesOf } from './column-candidates.ts'
import { type ProfileKnowledge, profileColumn } from './column-profile.ts'
import { fieldNames } from './field-names.ts'
import type { BomField, MappingEntry } from './fields.ts'
import { fillByValues } from './fill-by-values.ts'
import { headerLabels } from './header-names.ts'
import { foldHeader, withoutCount } from './header-text.ts'
import { findNeighbours, parentColumns } from './neighbours.ts'
import { decideRivalNumbers } from './rival-numbers.ts'
import type { Certainty, SheetRow } from './rows.ts'
import { unmappedReason } from './unmapped-reason.ts'

export interface MappingSuggestion extends MappingEntry {
  certainty: Certainty
  reason: string
}

export interface MappingKnowledge extends ProfileKnowledge {
  /** What the same company mapped last time. */
  remembered?: readonly { importHeader: string; articleField: BomField | null }[]
}

const profiledRows = 500

const numberedFields: BomField[] = ['orderNumber', 'manufacturerNumber', 'wholesalerOrderNumber', 'eanNumber']

/** „Bezeichnung 1“ and „Bezeichnung 2“ have the same base. */
function descriptionBase(header: string): string {
  return foldHeader(withoutCount(header)).compact.replace(/(?<!\d)\d+$/, '')
}

/**
 * Proposes a field for every column, in the order of the columns. A field is given once, only
 * „Bezeichnung“ joins up to three. `rows` are the rows below the header. A column without a name is
 * called by its letter („Spalte L“).
 */
export function suggestMapping(
  headers: readonly string[],
  rows: readonly SheetRow[],
  knowledge: MappingKnowledge = {},
): MappingSuggestion[] {
  const sample = rows
    .filter((row) => row.cells.some((cell) => cell.text.trim() !== ''))
    .slice(0, profiledRows)
  const profiles = headers.map((_, column) => profileColumn(sample, column, knowledge))
  const parents = parentColumns(headers, profiles, sample)
  const neighbours = findNeighbours(headers, profiles, parents)
  const remembered = new Map(
    (knowledge.remembered ?? []).map((entry) => [foldHeader(entry.importHeader).compact, entry.articleField]),
  )
  const candidates: Candidate[] = []
  const settled = new Map<number, MappingSuggestion>()
  const labels = headerLabels(headers)
  const taken = new Map<BomField, number[]>()

  headers.forEach((header, column) => {
    const importHeader = header.trim() === '' ? labels[column]! : header
    const former = header.trim() === '' ? undefined : remembered.get(foldHeader(header).compact)
    if (former !== undefined && (former === null || !taken.has(former) || former === 'description')) {
      settled.set(column, {
        importHeader,
        articleField: former,
        certainty: 'SURE',
        reason:
          former === null
            ? 'Beim letzten Mal nicht zugeordnet'
            : `Beim letzten Mal als ${fieldNames[former]} zugeordnet`,
      })
      if (former !== null) taken.set(former, [...(taken.get(former) ?? []), column])
      return
    }
    if (header.trim() === '' || parents.has(column)) return
    candidates.push(...candidatesOf(header, column, profiles[column]!, neighbours))
  })

  decideRivalNumbers(headers, profiles, candidates)
  candidates.sort((a, b) => b.score - a.score || a.column - b.column)
  for (const candidate of candidates) {
    if (settled.has(candidate.column)) continue
    const holders = taken.get(candidate.field) ?? []
    const joins =
      candidate.field === 'description' &&
      holders.length > 0 &&
      holders.length < 3 &&
      profiles[candidate.column]!.filled > 0 &&
      descriptionBase(headers[holders[0]!]!) === descriptionBase(headers[candidate.column]!)
    if (holders.length > 0 && !joins) continue
    taken.set(candidate.field, [...holders, candidate.column])
    settled.set(candidate.column, {
      importHeader: headers[candidate.column]!,
      articleField: candidate.field,
      certainty: candidate.certainty,
      reason: candidate.reason,
    })
  }

  for (const { column, field, reason } of fillByValues(
    headers,
    profiles,
    (column) => !settled.has(column) && !parents.has(column),
    taken,
  )) {
    taken.set(field, [column])
    const importHeader = headers[column]!.trim() === '' ? labels[column]! : headers[column]!
    settled.set(column, { importHeader, articleField: field, certainty: 'CHECK', reason })
  }

  const hasNumber = numberedFields.some((field) => taken.has(field))
  const own = taken.get('erpNumber')?.[0]
  if (!hasNumber && own !== undefined && !remembered.has(foldHeader(headers[own]!).compact)) {
    settled.set(own, {
      importHeader: headers[own]!,
      articleField: 'orderNumber',
      certainty: 'CHECK',
      reason: `„${labels[own]}“ ist die einzige Nummernspalte`,
    })
  }

  return headers.map((header, column) => {
    const found = settled.get(column)
    if (found) return found
    return {
      importHeader: header.trim() === '' ? labels[column]! : header,
      articleField: null,
      ...unmappedReason(
        header,
        profiles[column]!,
        parents.has(column),
        candidates.find((one) => one.column === column),
        taken,
        headers,
      ),
    }
  })
}
