import type { ImportField } from '@schrankwerk/contracts'
import { namesMaker } from './second-numbers.ts'
import type { ImportSuggestion } from './suggest-import-mapping.ts'

/** What a column is taken for where the list is a wholesaler's. */
type Change = readonly [from: ImportField, to: ImportField, reason: string]

const price: Change = [
  'purchasePrice',
  'wholesalerPurchasePrice',
  'Ihr Preis beim gewählten Großhändler; bitte prüfen',
]
const numberBesideMakers: readonly Change[] = [
  ['orderNumber', 'wholesalerOrderNumber', 'Nummer des gewählten Großhändlers; bitte prüfen'],
  [
    'manufacturerNumber',
    'orderNumber',
    'Nummer des Herstellers: Unter ihr wird bestellt, beim Großhändler unter seiner eigenen; bitte prüfen',
  ],
]
const ownNumber: Change = [
  'erpNumber',
  'wholesalerOrderNumber',
  'Eigene Nummer dessen, der die Liste geschrieben hat: des gewählten Großhändlers; bitte prüfen',
]

/**
 * The suggestion for a price list that comes from a wholesaler: what one pays is his price, and of two numbers the one
 * that does not name the maker is his. Undefined where nothing is taken for anything else.
 */
export function suggestForWholesaler(suggested: readonly ImportSuggestion[]): ImportSuggestion[] | undefined {
  const columnOf = (field: ImportField) => suggested.find(({ articleField }) => articleField === field)
  const changes: Change[] = []
  if (!columnOf('wholesalerPurchasePrice')) changes.push(price)
  if (!columnOf('wholesalerOrderNumber')) {
    const makers = columnOf('manufacturerNumber')
    const isMakers = makers !== undefined && namesMaker(makers.importHeader)
    if (isMakers && !namesMaker(columnOf('orderNumber')?.importHeader ?? ''))
      changes.push(...numberBesideMakers)
    else changes.push(ownNumber)
  }
  const applied = changes.filter(([from]) => columnOf(from))
  if (applied.length === 0) return undefined
  return suggested.map((one) => {
    const change = applied.find(([from]) => from === one.articleField)
    return change ? { ...one, articleField: change[1], certainty: 'CHECK', reason: change[2] } : one
  })
}
