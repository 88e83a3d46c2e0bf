import { createHash } from 'node:crypto'
import type { BomField, FieldMapping, PartsListMapping } from '@schrankwerk/contracts'
import { isPlaceholder, type MappingSuggestion, type RememberedColumn } from '@schrankwerk/domain/bom'
import type { RememberedMapping } from './remembered-mapping.queries.ts'

const named = (headers: readonly string[]): string[] =>
  [...new Set(headers.map((header) => header.trim()).filter((header) => header !== ''))].sort()

/** The names that tell one kind of list from another: „Spalte1“, „Spalte2“ stand in any. */
const telling = (headers: readonly string[]): string[] =>
  named(headers).filter((name) => !isPlaceholder(name))

/** The same for lists with the same names, in whatever order. */
export const kindOf = (headers: readonly string[]): string => JSON.stringify(telling(headers))

/** The columns that become fields. */
export const fieldsMapped = (mapping: PartsListMapping): FieldMapping =>
  mapping.flatMap(({ importHeader, articleField }) =>
    articleField === null ? [] : [{ importHeader, articleField }],
  )

/** What is kept of a mapping: every named header with what became of it, columns left out included. */
export function toRemember(
  headers: readonly string[],
  mapping: PartsListMapping,
): RememberedMapping & { signature: string } {
  const entryOf = new Map(mapping.map((entry) => [entry.importHeader.trim(), entry]))
  const names = telling(headers)
  return {
    headers: names,
    signature: createHash('sha256').update(kindOf(names)).digest('hex'),
    mapping: named(headers).map((importHeader) => {
      const { articleField = null, certainty } = entryOf.get(importHeader) ?? {}
      return { importHeader, articleField, ...(certainty && { certainty }) }
    }),
  }
}

/** Two lists count as the same kind when they share this part of their headers. */
const sameKind = 0.7

const overlap = (a: readonly string[], b: readonly string[]): number => {
  const both = a.filter((header) => b.includes(header)).length
  return both === 0 ? 0 : both / (a.length + b.length - both)
}

/**
 * The mapping of the list that is most like this one, if one is of the same kind. A single header proves nothing:
 * „Bauteil" means the manufacturer number in one list and the text in another.
 */
export function likestMapping(
  headers: readonly string[],
  remembered: readonly RememberedMapping[],
): RememberedMapping | undefined {
  const names = telling(headers)
  const ranked = remembered
    .map((one) => ({ one, likeness: overlap(names, telling(one.headers)) }))
    .filter(({ likeness }) => likeness >= sameKind)
    .sort((a, b) => b.likeness - a.likeness)
  return ranked[0]?.one
}

/**
 * Fills columns nobody could tell with what their header meant in any list of the company, where that field is still
 * free. Such a column is to be checked.
 */
export function filledFromRemembered(
  suggestions: readonly MappingSuggestion[],
  remembered: readonly RememberedMapping[],
): MappingSuggestion[] {
  const used = new Set(suggestions.map((suggestion) => suggestion.articleField))
  return suggestions.map((suggestion) => {
    if (suggestion.articleField !== null || isPlaceholder(suggestion.importHeader)) return suggestion
    const former = lastUseOf(suggestion.importHeader.trim(), remembered)
    if (former === undefined || used.has(former.field)) return suggestion
    used.add(former.field)
    const how = former.isUnchecked
      ? 'wurde in einer anderen Liste ungeprüft so übernommen'
      : 'haben Sie in einer anderen Liste so zugeordnet'
    return {
      ...suggestion,
      articleField: former.field,
      certainty: 'CHECK',
      reason: `„${suggestion.importHeader}“ ${how}`,
    }
  })
}

const isUnchecked = ({ certainty }: RememberedColumn) => certainty === 'CHECK' || certainty === 'OPEN'

/** What the header meant last; that nobody could tell it, or that it was left out by itself, says nothing. */
function lastUseOf(
  header: string,
  remembered: readonly RememberedMapping[],
): { field: BomField; isUnchecked: boolean } | undefined {
  for (const { mapping } of remembered) {
    const entry = mapping.find((one) => one.importHeader === header)
    if (entry === undefined || (entry.articleField === null && entry.certainty !== undefined)) continue
    return entry.articleField === null
      ? undefined
      : { field: entry.articleField, isUnchecked: isUnchecked(entry) }
  }
  return undefined
}
