import type { BomLine } from './bom-line.ts'
import { sameDimension, unitOf } from './units.ts'

export type LineIssue = 'MISSING_VALUES' | 'ARTICLE_NOT_FOUND' | 'WRONG_UNIT' | 'DUPLICATE'

export interface MatchContext {
  matched: boolean
  /** Unit name of the matched article, if it has one. */
  articleUnitName?: string | null
  /** The line's row is among {@link findDuplicates}. */
  isDuplicate: boolean
  /** No line of the list has a number: its lines are found by their descriptions, and lack nothing with one. */
  isWithoutNumbers?: boolean
}

type Numbered = Pick<BomLine, 'orderNumber' | 'manufacturerNumber' | 'wholesalerOrderNumber' | 'eanNumber'>
type Judged = Numbered &
  Pick<BomLine, 'quantity' | 'quantityUnitName'> &
  Partial<Pick<BomLine, 'description' | 'isSuppliedPart'>>

/** Whether a line has any number by which an article can be found. */
export const hasNumber = (line: Numbered): boolean =>
  [line.orderNumber, line.manufacturerNumber, line.wholesalerOrderNumber, line.eanNumber ?? ''].some(
    (number) => number.trim() !== '',
  )

/** The first issue that applies, in the order of `LineIssue`; null where the line is fine. */
export function lineIssue(line: Judged, match: MatchContext): LineIssue | null {
  // What the customer supplies nobody orders by a number.
  const needsNoNumber = match.isWithoutNumbers === true || line.isSuppliedPart === true
  const isNamed = hasNumber(line) || (needsNoNumber && (line.description ?? '').trim() !== '')
  if (!isNamed || line.quantity === null || !(line.quantity > 0)) return 'MISSING_VALUES'
  if (!match.matched) return 'ARTICLE_NOT_FOUND'
  if (unitsDiffer(line.quantityUnitName, match.articleUnitName ?? '')) return 'WRONG_UNIT'
  return match.isDuplicate ? 'DUPLICATE' : null
}

/** Both units are known and measure different things. */
function unitsDiffer(lineUnit: string, articleUnit: string): boolean {
  if (!unitOf(lineUnit) || !unitOf(articleUnit)) return false
  return !sameDimension(lineUnit, articleUnit)
}

/** What begins the doubt about a line without a unit. */
export const noUnitNamed = 'Die Liste nennt keine Einheit'

/**
 * The doubt about a line that names no unit where its article is sold by the metre, or by another measure: the number
 * may count pieces, or millimetres. Null where there is none.
 */
export function doubtOfUnit(lineUnit: string, articleUnit: string): string | null {
  const unit = unitOf(articleUnit)
  if (lineUnit.trim() !== '' || unit === null || unit.dimension === 'COUNT') return null
  return `${noUnitNamed}, der Artikel wird in ${articleUnit} geführt`
}
