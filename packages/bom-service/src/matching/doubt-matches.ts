import type { MatchedLine } from '@schrankwerk/contracts'
import {
  brokenPiece,
  contradictedBy,
  doubtOfUnit,
  isBrokenPiece,
  knownUnitName,
  type LineNoteCode,
  notPlanned,
  noUnitNamed,
  supplyMentioned,
  unitUnclear,
} from '@schrankwerk/domain/bom'
import {
  compareTechnicalData,
  readTechnicalData,
  type TechnicalData,
} from '@schrankwerk/domain/technical-data'
import type { Matches } from '../keeper/article-source.ts'
import type { LineRow } from '../keeper/bom-tables.ts'
import { unitNamesOf } from '../list/line-price.ts'

type Counted = Pick<
  LineRow,
  'quantity' | 'quantity_unit_name' | 'is_supplied_part' | 'article' | 'notes' | 'by_hand'
>

/** Before what else a quantity may mean. */
const otherQuantity = 'Menge zu prüfen: '

/**
 * What is doubtful about what a line counts: a part of a piece (2,5 Stk, or three pieces for two cabinets), of which there
 * is none, an average of cabinets that are not alike, a text like „1.250“, a number without a unit of what is sold by
 * length or in one that is none of its article's, packs of what is sold by the piece, or that it is bought at all where
 * the list does not want it, or names it as one that the customer supplies.
 */
function doubtsOf(line: Counted): string[] {
  const { quantity, quantity_unit_name: unit, article, notes, by_hand } = line
  const noted = (code: LineNoteCode) =>
    by_hand.values?.quantity === undefined
      ? notes.filter((note) => note.code === code).map(({ text }) => text)
      : []
  const articleUnit = unitNamesOf(article)
  const ofUnit = isCounted(by_hand) ? null : doubtOfUnit(unit ?? '', articleUnit, article?.packagingUnitSize)
  const unitName = unit || knownUnitName(articleUnit) || articleUnit[0] || ''
  const isPartOfPiece = isBrokenPiece(quantity, unitName)
  const shared = isPartOfPiece || unitName === '' ? noted('QUANTITY_NOT_DIVISIBLE') : []
  const isBroken = isPartOfPiece && shared.length === 0
  const otherwise = isBroken
    ? [brokenPiece]
    : [...shared, ...noted('QUANTITY_AMBIGUOUS'), ...noted('CABINETS_DIFFER')].map(
        (text) => otherQuantity + text,
      )
  return [...otherwise, ...(ofUnit === null ? [] : [ofUnit]), ...noted('UNWANTED'), ...doubtsOfSupply(line)]
}

/** Who buys the part is open until a person says it, or the list does for all such lines. */
const doubtsOfSupply = ({ is_supplied_part, notes, by_hand }: Counted): string[] =>
  is_supplied_part || by_hand.values?.is_supplied_part !== undefined
    ? []
    : notes.filter(({ code }) => code === 'SUPPLY_MENTIONED').map(({ text }) => text)

/** Whether a person said how many, or of what unit. */
const isCounted = ({ values }: Counted['by_hand']): boolean =>
  values?.quantity !== undefined || values?.quantity_unit_name !== undefined

/** The reason without what was doubtful about the quantity. */
function withoutDoubts(reason: string): string {
  const doubts = [brokenPiece, otherQuantity, noUnitNamed, unitUnclear, notPlanned, supplyMentioned]
  const beginnings = doubts.map((doubt) => reason.indexOf(`. ${doubt}`))
  return reason.slice(0, Math.min(reason.length, ...beginnings.filter((from) => from >= 0)))
}

/** Whether what a line counts has to be checked, whatever it matches. */
export const isCountDoubtful = (line: Counted): boolean => doubtsOf(line).length > 0

/**
 * The matches, those to be checked where a line's description says other technical data than its article's: a number can
 * be mistyped, and what is remembered can be of another part. Equal descriptions are read once.
 */
export function withDoubts(
  lines: readonly Pick<LineRow, 'description'>[],
  { lines: matches, technicalData }: Pick<Matches, 'lines' | 'technicalData'>,
): MatchedLine[] {
  const read = new Map<string, TechnicalData>()
  const wantedBy = (text: string) => {
    const known = read.get(text) ?? readTechnicalData(text)
    read.set(text, known)
    return known
  }
  return matches.map((match) => {
    const line = lines[match.key]
    if (match.articleId === null || line === undefined) return match
    const offered = technicalData[match.articleId]
    if (offered === undefined || !line.description) return match
    const { contradicted } = compareTechnicalData(wantedBy(line.description), offered as TechnicalData)
    if (contradicted.length === 0) return match
    const doubt = contradictedBy(contradicted.map(({ text }) => text))
    return { ...match, certainty: 'CHECK', reason: `${match.reason}. ${doubt}` }
  })
}

/**
 * The matched line, to be checked where it is doubtful how many it counts, and whether any. What it would be otherwise stays with it:
 * another quantity may end the doubt.
 */
export function doubtPieces(line: LineRow): LineRow {
  const { sureOfWhole, ...match_hints } = line.match_hints
  const certainty = sureOfWhole ? 'SURE' : line.certainty
  const reason = withoutDoubts(line.reason)
  const doubts = doubtsOf(line)
  if (line.matched_article_id === null || doubts.length === 0)
    return { ...line, match_hints, certainty, reason }
  return {
    ...line,
    match_hints: certainty === 'SURE' ? { ...match_hints, sureOfWhole: true } : match_hints,
    certainty: 'CHECK',
    reason: [reason, ...doubts].join('. '),
  }
}
