import type { FieldChange } from '@schrankwerk/contracts'
import { formatMoney, formatNumber } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'

const prices: ReadonlySet<string> = new Set(['listPrice', 'purchasePrice', 'wholesalerPurchasePrice'])

/** What a field holds, as people read it. */
export function fieldText(field: string, value: FieldChange['old'], t: TFunction<'catalogue'>): string {
  if (value === null || value === '') return t('proposal.nothing')
  if (typeof value === 'boolean') return t(value ? 'article.yes' : 'article.no')
  if (typeof value === 'number')
    return prices.has(field) ? formatMoney(value) : formatNumber(value, { decimals: 4 })
  return value
}

/** A field by the word of the article's form, or of the import's columns; what it holds as a name goes by the name's field. */
export function fieldName(field: string, t: TFunction<'catalogue'>): string {
  const named: Record<string, string> = {
    manufacturer: 'article.field.manufacturerId',
    unit: 'article.field.unitId',
    discountGroup: 'article.field.discountGroupId',
    wholesalerOrderNumber: 'config.target.wholesalerOrderNumber',
    wholesalerPurchasePrice: 'config.target.wholesalerPurchasePrice',
    possibleOrderNumber: 'article.field.possibleOrderNumbers',
    possibleManufacturerNumber: 'article.field.possibleManufacturerNumbers',
  }
  return t(named[field] ?? `article.field.${field}`)
}
