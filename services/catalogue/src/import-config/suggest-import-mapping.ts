import type { Certainty, ImportField } from '@schrankwerk/contracts'
import { headerLabels } from '@schrankwerk/domain/bom'
import { nameKey } from '../name-key.ts'
import { importHeaderWords } from './import-header-words.ts'

export interface ImportSuggestion {
  importHeader: string
  articleField: ImportField | null
  certainty: Certainty
  reason: string
}

interface Candidate {
  column: number
  field: ImportField
  strength: number
  word: string
}

const compact = (text: string) => nameKey(text.replace(/[([{][^)\]}]*[)\]}]/g, ' ')).replaceAll(' ', '')
const numberWord = /(?:nummer|number|nr|no)$/

const words = Object.entries(importHeaderWords).flatMap(([field, { clear, vague }]) => {
  const entry = (isVague: boolean) => (word: string, rank: number) => ({
    field: field as ImportField,
    word,
    key: compact(word),
    rank,
    isVague,
  })
  return [...clear.split('|').map(entry(false)), ...(vague?.split('|').map(entry(true)) ?? [])]
})

const fieldsOfPrices: ReadonlySet<ImportField> = new Set([
  'purchasePrice',
  'listPrice',
  'wholesalerPurchasePrice',
])

/**
 * Suggests a field for each header of a price list: the word itself is SURE, a header that only holds it or a word
 * of several meanings is CHECK, the rest OPEN. Each field is given once, to the header that fits best.
 * @param samples texts of the first rows, by column
 */
export function suggestImportMapping(
  headers: readonly string[],
  samples: readonly string[][],
): ImportSuggestion[] {
  const candidates = headers.flatMap((header, column) => candidatesOf(header, column, samples[column] ?? []))
  candidates.sort((a, b) => b.strength - a.strength || a.column - b.column)
  const byColumn = new Map<number, Candidate>()
  const taken = new Set<ImportField>()
  for (const candidate of candidates) {
    if (byColumn.has(candidate.column) || taken.has(candidate.field)) continue
    byColumn.set(candidate.column, candidate)
    taken.add(candidate.field)
  }
  const labels = headerLabels(headers)
  return headers.map((importHeader, column) => {
    const found = byColumn.get(column)
    const label = labels[column] ?? importHeader
    if (!found)
      return {
        importHeader,
        articleField: null,
        certainty: 'OPEN',
        reason: `„${label}“ ist keinem Feld zuzuordnen`,
      }
    const sure = found.strength >= 0.95
    const reason = sure ? `„${label}“ ist eindeutig` : `„${label}“ ähnelt „${found.word}“; bitte prüfen`
    return { importHeader, articleField: found.field, certainty: sure ? 'SURE' : 'CHECK', reason }
  })
}

function candidatesOf(header: string, column: number, samples: string[]): Candidate[] {
  const key = compact(header)
  if (key === '' || samples.every((text) => text.trim() === '')) return []
  const found: Candidate[] = []
  for (const { field, word, key: wanted, rank, isVague } of words) {
    let strength = 0
    if (key === wanted) strength = isVague ? 0.7 : 1
    else if (key.replace(numberWord, '') === wanted.replace(numberWord, '') && wanted.length > 4)
      strength = isVague ? 0.5 : 0.9
    else if (wanted.length >= 4 && key.includes(wanted))
      strength = (isVague ? 0.3 : 0.5) + 0.3 * (wanted.length / key.length)
    if (strength < 0.45) continue
    if (fieldsOfPrices.has(field) && !samples.some((text) => /\d/.test(text))) continue
    found.push({ column, field, strength: strength - rank * 0.001, word })
  }
  return found
}
