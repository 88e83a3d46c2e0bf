import type { BomLine } from './bom-line.ts'
import { convertToUnit, isPair, knownUnitName, piecesOf, unitOf } from './units.ts'

export type LineIssue = 'MISSING_VALUES' | 'ARTICLE_NOT_FOUND' | 'WRONG_UNIT' | 'DUPLICATE'

export interface MatchContext {
  matched: boolean
  /** What the unit of the matched article is called, if it has one. */
  articleUnit?: readonly string[]
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
  if (unitsDiffer(line.quantityUnitName, match.articleUnit ?? [])) return 'WRONG_UNIT'
  return match.isDuplicate ? 'DUPLICATE' : null
}

/** Both units are known and measure different things. */
const unitsDiffer = (lineUnit: string, articleUnit: readonly string[]): boolean =>
  unitOf(lineUnit) !== null &&
  knownUnitName(articleUnit) !== undefined &&
  convertToUnit(1, lineUnit, articleUnit) === null

/** What begins the doubt about a line without a unit. */
export const noUnitNamed = 'Die Liste nennt keine Einheit'
/** What begins the doubt about a line whose unit cannot be told from its article's. */
export const unitUnclear = 'Einheit zu prüfen: '

/**
 * The doubt about a line that names no unit where its article is sold by the metre, or by another measure: the number
 * may count pieces, or millimetres. Also where one of the two names a measure and the other is not known: 1,250 mm are
 * not 1,250 of it. And where packs, rolls or what is no known unit are counted of what is sold by the piece and packed by
 * several, where such a unit says itself how many, where pairs are counted of what is sold by the piece, and single pieces
 * of what is sold by the dozen. Null where there is none.
 * @param packSize pieces in a pack of the article
 */
export function doubtOfUnit(
  lineUnit: string,
  articleUnit: readonly string[],
  packSize: number | null = null,
): string | null {
  const [shown] = articleUnit
  if (shown === undefined) return null
  const known = knownUnitName(articleUnit)
  if (lineUnit.trim() === '') {
    const isOpen = isMeasure(known) || articleUnit.some((name) => piecesOf(name) !== null)
    return isOpen ? `${noUnitNamed}, der Artikel wird in ${shown} geführt` : null
  }
  const asPieces = doubtOfPieces(lineUnit, { articleUnit, known, packSize })
  if (asPieces !== null) return asPieces
  const isUnclear = (known === undefined) !== (unitOf(lineUnit) === null) && isMeasure(known ?? lineUnit)
  if (!isUnclear || convertToUnit(1, lineUnit, articleUnit) !== null) return null
  return `${unitUnclear}„${lineUnit}“ lässt sich nicht in „${shown}“ umrechnen`
}

function doubtOfPieces(
  lineUnit: string,
  {
    articleUnit,
    known,
    packSize,
  }: { articleUnit: readonly string[]; known: string | undefined; packSize: number | null },
): string | null {
  const counting = articleUnit.find((name) => piecesOf(name) !== null)
  if (counting !== undefined && unitOf(lineUnit)?.code === 'C62')
    return `${unitUnclear}„${lineUnit}“ zählt einzeln, der Artikel wird in „${counting}“ geführt`
  if (known === undefined || isPack(known) || !countsAsOne(lineUnit, known, articleUnit)) return null
  const asOne = `${unitUnclear}„${lineUnit}“ zählt als ein Stück`
  if (isPair(lineUnit)) return `${asOne}, es können zwei gemeint sein`
  const said = unitOf(lineUnit) === null ? numberIn(lineUnit) : null
  if (said !== null && said > 1) return `${asOne}, nennt aber ${said}`
  return packSize !== null && packSize > 1 ? `${asOne}, eine Verpackung des Artikels hat ${packSize}` : null
}

/** Whether a line in packs, pairs, rolls or an unknown unit counts each of them as one of what is sold by the piece. */
function countsAsOne(lineUnit: string, known: string, articleUnit: readonly string[]): boolean {
  if (isPack(lineUnit)) return true
  const unit = unitOf(lineUnit)
  if (isMeasure(known)) return false
  if (unit !== null) return (unit.code === 'RO' || unit.code === 'PR') && unitOf(known)!.code !== unit.code
  return piecesOf(lineUnit) === null && convertToUnit(1, lineUnit, articleUnit) === null
}

const numberIn = (text: string): number | null => {
  const [figures] = /\d{1,6}/.exec(text) ?? []
  return figures === undefined ? null : Number(figures)
}

const isPack = (unit: string): boolean => unitOf(unit)?.code === 'PK'

const isMeasure = (known: string | undefined): boolean =>
  known !== undefined && unitOf(known)!.dimension !== 'COUNT'
