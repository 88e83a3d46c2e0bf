import type { BomLine } from './bom-line.ts'
import { sameDimension, unitOf } from './units.ts'

export type LineIssue = 'MISSING_VALUES' | 'ARTICLE_NOT_FOUND' | 'WRONG_UNIT' | 'DUPLICATE'

export interface MatchContext {
  matched: boolean
  /** Unit name of the matched article, if it has one. */
  articleUnitName?: string | null
  /** The line's row is among {@link findDuplicates}. */
  isDuplicate: boolean
}

type Judged = Pick<
  BomLine,
  'orderNumber' | 'manufacturerNumber' | 'wholesalerOrderNumber' | 'quantity' | 'quantityUnitName'
> & {
  eanNumber?: string
}

/** The first issue that applies, in the order of `LineIssue`; null where the line is fine. */
export function lineIssue(line: Judged, match: MatchContext): LineIssue | null {
  const hasNumber = [
    line.orderNumber,
    line.manufacturerNumber,
    line.wholesalerOrderNumber,
    line.eanNumber ?? '',
  ].some((number) => number.trim() !== '')
  if (!hasNumber || line.quantity === null || !(line.quantity > 0)) return 'MISSING_VALUES'
  if (!match.matched) return 'ARTICLE_NOT_FOUND'
  if (unitsDiffer(line.quantityUnitName, match.articleUnitName ?? '')) return 'WRONG_UNIT'
  return match.isDuplicate ? 'DUPLICATE' : null
}

/** Both units are known and measure different things. */
function unitsDiffer(lineUnit: string, articleUnit: string): boolean {
  if (!unitOf(lineUnit) || !unitOf(articleUnit)) return false
  return !sameDimension(lineUnit, articleUnit)
}
