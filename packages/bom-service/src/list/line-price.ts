import type { ArticleSnapshot } from '@schrankwerk/contracts'
import {
  countedQuantity,
  type PricedArticle,
  purchasePrice,
  roundUnitPrice,
  unitPrice,
} from '@schrankwerk/domain'
import { convertToUnit } from '@schrankwerk/domain/bom'
import type { LineRow } from '../keeper/bom-tables.ts'

export type ArticleUnit = Pick<ArticleSnapshot, 'unitName' | 'unitVariants'>

/** What the unit of an article is called, the name that it is shown by first. */
export const unitNamesOf = (article: ArticleUnit | null): string[] =>
  article === null || article.unitName === null ? [] : [article.unitName, ...(article.unitVariants ?? [])]

/** Pieces of a line in its article's unit; in its own where the one cannot be counted in the other. */
export const inArticleUnit = (
  line: Pick<LineRow, 'quantity_unit_name'> & { quantity: number },
  article: ArticleUnit,
): number =>
  convertToUnit(line.quantity, line.quantity_unit_name ?? '', unitNamesOf(article)) ?? line.quantity

/** Net price of a line: the purchase-price rule for its quantity, counted in the article's unit. */
export function linePriceOf(
  line: Pick<LineRow, 'quantity' | 'quantity_unit_name'>,
  article: ArticleSnapshot | null,
): number | null {
  const quantity = countedQuantity(line.quantity)
  if (article === null || quantity === null) return null
  return purchasePrice(article, inArticleUnit({ ...line, quantity }, article))
}

export interface PricedLine extends Pick<LineRow, 'quantity_unit_name'> {
  article: (PricedArticle & ArticleUnit) | null
  /** What the supplier said a piece costs. */
  ownPrice: number | null
}

/** Net price of one of what the line counts, from the article and not from the rounded price of the line. */
export function unitPriceOf({ article, ownPrice, quantity_unit_name }: PricedLine): number | null {
  if (article === null) return ownPrice === null ? null : roundUnitPrice(ownPrice)
  return unitPrice(article, inArticleUnit({ quantity: 1, quantity_unit_name }, article))
}

/** List price of one of what the line counts. */
export function listUnitPriceOf({
  article,
  quantity_unit_name,
}: Pick<LineRow, 'article' | 'quantity_unit_name'>): number | null {
  if (article?.listPrice == null) return null
  const one = inArticleUnit({ quantity: 1, quantity_unit_name }, article)
  return roundUnitPrice((article.listPrice / (article.priceUnitSize || 1)) * one)
}
