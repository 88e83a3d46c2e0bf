import type { ImportField } from '@schrankwerk/contracts'
import { withoutBrackets } from '@schrankwerk/domain/bom'
import { nameKey } from '../name-key.ts'
import { importHeaderWords } from './import-header-words.ts'

/** Headers are compared without case, blanks, signs, and what stands in brackets. */
export const headerKey = (text: string): string => nameKey(withoutBrackets(text)).replaceAll(' ', '')

export interface HeaderWord {
  field: ImportField
  word: string
  key: string
  /** Place among the words of its field, the dearest first. */
  rank: number
  isVague: boolean
}

export const headerWords: readonly HeaderWord[] = Object.entries(importHeaderWords).flatMap(
  ([field, { clear, vague }]) => {
    const entry = (isVague: boolean) => (word: string, rank: number) => ({
      field: field as ImportField,
      word,
      key: headerKey(word),
      rank,
      isVague,
    })
    return [...clear.split('|').map(entry(false)), ...(vague?.split('|').map(entry(true)) ?? [])]
  },
)

const keysByField = new Map<ImportField, Set<string>>()
for (const { field, key } of headerWords)
  keysByField.set(field, (keysByField.get(field) ?? new Set()).add(key))

/** Whether a text is a header of the field, in any of the languages that are known. */
export const isHeaderOf = (field: ImportField, text: string): boolean =>
  keysByField.get(field)?.has(headerKey(text)) ?? false
