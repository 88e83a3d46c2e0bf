import { roundToCents, roundUnitPrice } from './money.ts'

/** What of an article decides its price: net euro for `priceUnitSize` pieces. */
export interface PricedArticle {
  purchasePrice: number | null
  listPrice: number | null
  /** Of the discount group, 0 to 100; null without a group. */
  discountPercent: number | null
  /** Pieces the prices are for; null or 0 counts as 1. */
  priceUnitSize: number | null
}

/**
 * Net price of `quantity` pieces, rounded to cents; null where the article has no price at all.
 * Without a list price the purchase price, else the lower of the purchase price
 * and the discounted list price; both are divided by the price unit size.
 */
export const purchasePrice = (article: PricedArticle, quantity = 1): number | null => {
  const price = unroundedPurchasePrice(article, quantity)
  return price === null ? null : roundToCents(price)
}

/** {@link purchasePrice} before it is rounded to cents. */
export const unroundedPurchasePrice = (article: PricedArticle, quantity: number): number | null => {
  const discounted =
    article.listPrice === null ? null : article.listPrice * (1 - (article.discountPercent ?? 0) / 100)
  const prices = [article.purchasePrice, discounted].filter((price) => price !== null)
  if (prices.length === 0) return null
  const unitSize = article.priceUnitSize === null || article.priceUnitSize === 0 ? 1 : article.priceUnitSize
  return (Math.min(...prices) / unitSize) * quantity
}

/** What one of a quantity costs, `quantity` pieces where it is counted in another unit: with the parts of a cent it has. */
export const unitPrice = (article: PricedArticle, quantity = 1): number | null => {
  const price = unroundedPurchasePrice(article, quantity)
  return price === null ? null : roundUnitPrice(price)
}

/** {@link purchasePrice} of one piece. */
export const purchasePricePerPiece = (article: PricedArticle): number | null => purchasePrice(article, 1)
