import type { ColumnProfile } from './column-profile.ts'
import { fieldNames } from './field-names.ts'
import type { BomField } from './fields.ts'
import { foldHeader } from './header-text.ts'
import type { MappingSuggestion } from './mapping-in-progress.ts'
import type { Certainty } from './rows.ts'
import { judgeValues } from './value-evidence.ts'

/** What became of a column the last time. */
export interface RememberedColumn {
  importHeader: string
  articleField: BomField | null
  /** How sure the suggestion was that was taken over as it came; left out: a person decided. */
  certainty?: Certainty | undefined
}

/** What a company remembers of a column whose header comes back. */
export interface Recalled {
  field: BomField | null
  /** Nobody looked at it: a guess that was taken over as it came. */
  isUnchecked: boolean
  /** What stands in the column now cannot be what the field holds. */
  isContradicted: boolean
}

/** What is remembered of each column, by its place; a column that was rightly left out by itself is judged anew. */
export function recallColumns(
  headers: readonly string[],
  profiles: readonly ColumnProfile[],
  remembered: readonly RememberedColumn[],
): Map<number, Recalled> {
  const columns = new Map(remembered.map((column) => [foldHeader(column.importHeader).compact, column]))
  const recalled = new Map<number, Recalled>()
  headers.forEach((header, at) => {
    const former = header.trim() === '' ? undefined : columns.get(foldHeader(header).compact)
    if (former === undefined) return
    const { articleField: field, certainty } = former
    if (field === null && certainty === 'SURE') return
    recalled.set(at, {
      field,
      isUnchecked: certainty === 'CHECK' || certainty === 'OPEN',
      isContradicted: field !== null && contradicts(field, profiles[at]!),
    })
  })
  return recalled
}

/** The header's word counts nothing here: the company knows what it means by it. */
const knownName = { strength: 1, word: '', vague: false, rank: 0 }

function contradicts(field: BomField, profile: ColumnProfile): boolean {
  if (profile.filled === 0) return false
  // „1, 2, 3, 4“ counts the lines, not the pieces.
  if (field === 'quantity' && profile.counting && profile.distinctShare > 0.95) return true
  return (
    judgeValues(field, { ...knownName, meaning: field === 'designation' ? 'bmk' : field }, profile) === null
  )
}

/** Whether memory alone says what the column is. */
export const isDecided = ({ isUnchecked, isContradicted }: Recalled): boolean =>
  !isUnchecked && !isContradicted

const became = (field: BomField | null): string =>
  field === null ? 'nicht zugeordnet' : `als ${fieldNames[field]} zugeordnet`

/** A column that was decided the last time. */
export const asDecided = (importHeader: string, field: BomField | null): MappingSuggestion => ({
  importHeader,
  articleField: field,
  certainty: 'SURE',
  reason: `Beim letzten Mal ${became(field)}`,
})

/** A column that nothing speaks for but memory, and which is to be looked at again. */
export const asBefore = (
  importHeader: string,
  { field, isContradicted }: Recalled & { field: BomField },
  { samples }: ColumnProfile,
): MappingSuggestion => ({
  importHeader,
  articleField: field,
  certainty: 'CHECK',
  reason: isContradicted
    ? `Beim letzten Mal ${became(field)}, aber die Werte („${samples[0]}“) sehen nicht danach aus`
    : `Beim letzten Mal ungeprüft als ${fieldNames[field]} übernommen`,
})

/** What the table itself says of a column, with what memory says otherwise or no surer. */
export function besideMemory(own: MappingSuggestion, recalled: Recalled | undefined): MappingSuggestion {
  if (recalled === undefined || isDecided(recalled)) return own
  const { field, isUnchecked } = recalled
  const isSame = own.articleField === field
  if (isUnchecked) {
    // What the table is sure of by now needs no memory.
    if (own.certainty === 'SURE') return own
    const before = isSame
      ? 'so übernommen'
      : field === null
        ? 'ausgelassen'
        : `als ${fieldNames[field]} übernommen`
    return { ...own, reason: `${own.reason}; beim letzten Mal ungeprüft ${before}` }
  }
  if (isSame) return own
  return {
    ...own,
    certainty: own.certainty === 'OPEN' ? 'OPEN' : 'CHECK',
    reason: `${own.reason}; beim letzten Mal ${became(field)}, wozu die Werte nicht passen`,
  }
}
