import type { Certainty, ImportField } from '@schrankwerk/contracts'
import { type BomField, isEan, type SheetRow, suggestMapping, unitOf } from '@schrankwerk/domain/bom'
import { readCountry } from '../article-import/read-country.ts'
import { currencyOf } from './currency.ts'
import type { ImportSuggestion } from './suggest-import-mapping.ts'

/** Fields of parts lists that price lists have too, under their name here. */
const shared: Partial<Record<BomField, ImportField>> = {
  orderNumber: 'orderNumber',
  manufacturerNumber: 'manufacturerNumber',
  manufacturerName: 'manufacturerName',
  description: 'description',
}

const price = /^(?:[^\d\s]{1,4}\s*)?\d{1,3}(?:[.' ]?\d{3})*[.,]\d{2}(?:\s*[^\d\s]{1,4})?$/

/** What values alone tell, the surest first. */
const looks: readonly { field: ImportField; share: number; is: (text: string) => boolean; say: string }[] = [
  { field: 'eanNumber', share: 0.7, is: isEan, say: 'sind EAN mit richtiger Prüfziffer' },
  { field: 'currency', share: 0.9, is: (text) => currencyOf(text, null) !== null, say: 'sind Währungen' },
  { field: 'unit', share: 0.8, is: (text) => unitOf(text) !== null, say: 'sind Einheiten' },
  {
    field: 'countryOfOriginAbbreviation',
    share: 0.9,
    is: (text) => readCountry(text).code !== null,
    say: 'sind Länder',
  },
  { field: 'listPrice', share: 0.8, is: (text) => price.test(text), say: 'sehen nach Preisen aus' },
]
const fewest = 2

/**
 * Suggests fields for a list without header row by what stands in its columns: what only values of one kind look like
 * first, then as parts lists are understood. Every guess is to be checked.
 */
export function suggestByValues(headers: readonly string[], rows: readonly SheetRow[]): ImportSuggestion[] {
  const found = new Map<number, { field: ImportField; say: string }>()
  const textsOf = (column: number) =>
    rows.flatMap((row) => {
      const text = (row.cells[column]?.shown ?? row.cells[column]?.text ?? '').trim()
      return text === '' ? [] : [text]
    })
  for (const { field, share, is, say } of looks) {
    const column = headers.findIndex((_, at) => {
      const texts = found.has(at) ? [] : textsOf(at)
      return texts.length >= fewest && texts.filter(is).length >= texts.length * share
    })
    if (column >= 0) found.set(column, { field, say })
  }
  const nameless = headers.map(() => '')
  const rest = rows.map(({ rowIndex, cells }) => ({
    rowIndex,
    cells: cells.map((cell, column) => (found.has(column) ? { text: '', kind: 'empty' as const } : cell)),
  }))
  suggestMapping(nameless, rest).forEach(({ articleField, reason }, column) => {
    const field = articleField === null ? undefined : shared[articleField]
    if (field && !found.has(column) && ![...found.values()].some((one) => one.field === field))
      found.set(column, { field, say: reason })
  })
  return headers.map((importHeader, column): ImportSuggestion => {
    const one = found.get(column)
    if (!one)
      return {
        importHeader,
        articleField: null,
        certainty: 'OPEN',
        reason: `„${importHeader}“ ist keinem Feld zuzuordnen`,
      }
    const reason = one.say.includes('„') ? one.say : `Die Werte in „${importHeader}“ ${one.say}`
    return { importHeader, articleField: one.field, certainty: 'CHECK' satisfies Certainty, reason }
  })
}
