import type { ArticleSnapshot } from '@schrankwerk/contracts'
import type { LineRow } from '../keeper/bom-tables.ts'
import { unitNamesOf } from '../list/line-price.ts'
import { hasOwnValues } from '../list/seen-line.ts'
import { chosenArticle } from './keep-by-hand.ts'
import { withOwnPrice } from './own-price.ts'

const prices = ['purchasePrice', 'listPrice', 'priceUnitSize', 'discountGroupId', 'discountPercent'] as const
const details = [
  'orderNumber',
  'manufacturerNumber',
  'manufacturerName',
  'description',
  'eclassWorkMinutes',
] as const

export type ArticleChange = 'PRICES' | 'DETAILS' | 'GONE' | 'BEHIND_OWN_PRICE'

/**
 * How a line's article is another one in the catalogue now (undefined: gone) than the line keeps it. Prices that a price
 * of one's own stands for change nothing of the line.
 */
export function changeOfArticle(
  { article, by_hand }: Pick<LineRow, 'article' | 'by_hand'>,
  now: ArticleSnapshot | undefined,
): ArticleChange | undefined {
  if (article === null) return undefined
  if (now === undefined) return 'GONE'
  const kept: ArticleSnapshot = { ...article, ...by_hand.cataloguePrices }
  // A field that articles did not have yet when the line was matched says nothing.
  const isOther = (field: keyof ArticleSnapshot) => kept[field] !== undefined && kept[field] !== now[field]
  const hasOtherPrices = prices.some(isOther)
  if (hasOtherPrices && by_hand.purchasePrice === undefined) return 'PRICES'
  if (details.some(isOther) || unitOf(kept) !== unitOf(now)) return 'DETAILS'
  return hasOtherPrices ? 'BEHIND_OWN_PRICE' : undefined
}

const unitOf = (article: ArticleSnapshot): string => unitNamesOf(article).join('\n')

/**
 * The line with its article as it is now, and judged by it where its numbers lead there as before; `matched` is the
 * same line matched again, which it becomes where the article is gone. What a person chose or wrote stays.
 */
export function renewedLine(line: LineRow, now: ArticleSnapshot | undefined, matched: LineRow): LineRow {
  const ownPrice = line.by_hand.purchasePrice ?? null
  const { cataloguePrices: _, ...by_hand } = line.by_hand
  if (now === undefined) {
    const after = withOwnPrice({ ...matched, by_hand }, ownPrice)
    return { ...after, edited: hasOwnValues(after) }
  }
  const isMatchedAsBefore =
    matched.matched_article_id === now.id &&
    matched.matched_by === line.matched_by &&
    chosenArticle(line) === null
  return withOwnPrice({ ...(isMatchedAsBefore ? matched : line), by_hand, article: now }, ownPrice)
}
