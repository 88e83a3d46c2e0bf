import { type BomError, bomErrors } from '@schrankwerk/contracts'
import {
  countedQuantity,
  isLeftWithoutArticle,
  isLineFine,
  isSuppliedUnmatched,
  roundQuantity,
  sumLines,
  unroundedPurchasePrice,
} from '@schrankwerk/domain'
import { convertToUnit, inBaseUnit } from '@schrankwerk/domain/bom'
import type { KeptSums, LineRow, WholeSums } from '../keeper/bom-tables.ts'
import { inArticleUnit, unitNamesOf } from '../list/line-price.ts'

/** Adds up lines as they are stored, so that the same lines read again give the same sums. */
export function sumsOf(lines: readonly LineRow[]): WholeSums {
  const matched = lines.filter((line) => line.matched_article_id !== null)
  const errors = (error: BomError) => lines.filter((line) => line.bom_error === error).length
  const standing = lines.map(standingOf)
  const withoutArticle = standing.filter(isLeftWithoutArticle).length
  return {
    ...sumLines(lines.map(forEstimate)),
    matched: matched.length,
    fine: standing.filter(isLineFine).length,
    suppliedUnmatched: standing.filter(isSuppliedUnmatched).length,
    ...(withoutArticle > 0 && { withoutArticle }),
    toCheck: matched.filter((line) => line.certainty === 'CHECK' && line.bom_error === null).length,
    byError: Object.fromEntries(bomErrors.map((error) => [error, errors(error)])) as KeptSums['byError'],
  }
}

const standingOf = (line: LineRow) => ({
  bomError: line.bom_error,
  isSuppliedPart: line.is_supplied_part,
  isMatched: line.matched_article_id !== null,
  certainty: line.certainty,
  withoutArticle: line.by_hand.withoutArticle,
})

function forEstimate(line: LineRow) {
  const { article } = line
  const counted = countedQuantity(line.quantity)
  const quantity = counted === null ? null : roundQuantity(counted)
  return {
    quantity: quantity === null ? null : worked({ ...line, quantity }),
    isMatched: line.matched_article_id !== null,
    isSuppliedPart: line.is_supplied_part,
    hasError: line.bom_error !== null,
    linePrice: line.line_price,
    unroundedPrice:
      article === null || quantity === null
        ? null
        : unroundedPurchasePrice(article, inArticleUnit({ ...line, quantity }, article)),
    discountGroupId: article?.discountGroupId ?? null,
    manufacturerId: article?.manufacturerId ?? null,
    eclassWorkMinutes: article?.eclassWorkMinutes ?? null,
  }
}

/** In what work is counted: 1,250 mm of a duct are 1.25 of the metres that its E-Class minutes are for. */
function worked({ article, quantity, quantity_unit_name }: LineRow & { quantity: number }): number {
  const unit = quantity_unit_name ?? ''
  return roundQuantity(convertToUnit(quantity, unit, unitNamesOf(article)) ?? inBaseUnit(quantity, unit))
}
