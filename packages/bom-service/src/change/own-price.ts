import type { ArticleSnapshot } from '@schrankwerk/contracts'
import { countedQuantity, roundToCents } from '@schrankwerk/domain'
import type { LineRow } from '../keeper/bom-tables.ts'
import { linePriceOf } from '../list/line-price.ts'

const pricesOf = (article: ArticleSnapshot) => ({
  purchasePrice: article.purchasePrice,
  listPrice: article.listPrice,
  discountGroupId: article.discountGroupId,
  discountGroupName: article.discountGroupName,
  discountPercent: article.discountPercent,
})

/**
 * The line at the supplier's own price for a piece, which counts instead of the article's, for this line alone; null
 * gives back the prices the article had.
 */
export function withOwnPrice(line: LineRow, price: number | null): LineRow {
  const { purchasePrice: _, cataloguePrices, ...byHand } = line.by_hand
  const by_hand = price === null ? byHand : { ...byHand, purchasePrice: price }
  if (line.article === null) {
    const quantity = countedQuantity(line.quantity)
    const line_price = price === null || quantity === null ? null : roundToCents(price * quantity)
    return { ...line, by_hand, line_price }
  }
  const catalogue: ArticleSnapshot = { ...line.article, ...cataloguePrices }
  if (price === null) {
    return { ...line, by_hand, article: catalogue, line_price: linePriceOf(line, catalogue) }
  }
  const article: ArticleSnapshot = {
    ...catalogue,
    purchasePrice: price * (catalogue.priceUnitSize || 1),
    listPrice: null,
    discountGroupId: null,
    discountGroupName: null,
    discountPercent: null,
  }
  return {
    ...line,
    by_hand: { ...by_hand, cataloguePrices: pricesOf(catalogue) },
    article,
    line_price: linePriceOf(line, article),
  }
}

/** The line after a change of its values: a price of one's own stays with the article it was given for. */
export const repriced = (line: LineRow, before: Pick<LineRow, 'matched_article_id'>): LineRow =>
  withOwnPrice(
    line,
    line.matched_article_id === before.matched_article_id ? (line.by_hand.purchasePrice ?? null) : null,
  )
