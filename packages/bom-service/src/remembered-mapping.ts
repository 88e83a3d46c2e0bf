import { createHash } from 'node:crypto'
import type { BomField, FieldMapping } from '@schrankwerk/contracts'
import type { MappingSuggestion } from '@schrankwerk/domain/bom'
import type { RememberedMapping } from './remembered-mapping.queries.ts'

const named = (headers: readonly string[]): string[] =>
  [...new Set(headers.map((header) => header.trim()).filter((header) => header !== ''))].sort()

/** What is kept of a mapping: every named header with what was decided, columns left out included. */
export function toRemember(
  headers: readonly string[],
  mapping: FieldMapping,
): RememberedMapping & { signature: string } {
  const fieldOf = new Map(mapping.map((entry) => [entry.importHeader.trim(), entry.articleField]))
  const names = named(headers)
  return {
    headers: names,
    signature: createHash('sha256').update(JSON.stringify(names)).digest('hex'),
    mapping: names.map((importHeader) => ({ importHeader, articleField: fieldOf.get(importHeader) ?? null })),
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
  const names = named(headers)
  const ranked = remembered
    .map((one) => ({ one, likeness: overlap(names, one.headers) }))
    .filter(({ likeness }) => likeness >= sameKind)
    .sort((a, b) => b.likeness - a.likeness)
  return ranked[0]?.one
}

/**
 * Fills columns nobody could tell with what their header meant in any list of the company, where that field is still
 * free. Such a column is to be checked.
 */
export function filledFromMemory(
  suggestions: readonly MappingSuggestion[],
  remembered: readonly RememberedMapping[],
): MappingSuggestion[] {
  const used = new Set(suggestions.map((suggestion) => suggestion.articleField))
  return suggestions.map((suggestion) => {
    if (suggestion.articleField !== null) return suggestion
    const field = lastFieldOf(suggestion.importHeader.trim(), remembered)
    if (field === undefined || used.has(field)) return suggestion
    used.add(field)
    return {
      ...suggestion,
      articleField: field,
      certainty: 'CHECK',
      reason: `„${suggestion.importHeader}“ haben Sie in einer anderen Liste so zugeordnet`,
    }
  })
}

function lastFieldOf(header: string, remembered: readonly RememberedMapping[]): BomField | undefined {
  for (const { mapping } of remembered) {
    const entry = mapping.find((one) => one.importHeader === header)
    if (entry !== undefined) return entry.articleField ?? undefined
  }
  return undefined
}
