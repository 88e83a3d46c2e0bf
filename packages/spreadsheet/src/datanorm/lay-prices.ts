import type { DatanormArticle } from './datanorm-columns.ts'
import { decimal } from './datanorm-records.ts'

const priceColumns = ['Preis brutto', 'Preis netto'] as const

/**
 * Lays the prices of a later record over those of an article. One price unit holds for both prices: where one stays that
 * was for another number of pieces, both are told for the larger number, in which no part of a cent gets lost.
 */
export function layPrices(article: DatanormArticle, later: DatanormArticle): void {
  const brought = priceColumns.filter((column) => later[column])
  if (brought.length === 0) return
  const kept = priceColumns.filter((column) => article[column] && !later[column])
  const unit = later.Preiseinheit || article.Preiseinheit
  const [own, said] = [Number(article.Preiseinheit || 1), Number(unit || 1)]
  const common = kept.length === 0 ? said : Math.max(own, said)
  if (Number.isNaN(common)) {
    // The unit stands as it is written, and whoever reads it refuses it with both prices.
    for (const column of brought) article[column] = later[column]
    return
  }
  for (const column of kept) article[column] = forPieces(article[column]!, common / own)
  for (const column of brought) article[column] = forPieces(later[column]!, common / said)
  if (unit) article.Preiseinheit = String(common)
}

const forPieces = (price: string, factor: number): string =>
  factor === 1 ? price : decimal(Number(price.replace(',', '.')) * factor)
