import type { BomError, Certainty } from '@schrankwerk/contracts'

export interface LineStanding {
  bomError: BomError | null
  isSuppliedPart: boolean
  isMatched: boolean
  certainty: Certainty
}

/** What is wrong with a line; that no article was found for what the customer brings is not, for none is needed. */
export const issueOf = ({
  bomError,
  isSuppliedPart,
}: Pick<LineStanding, 'bomError' | 'isSuppliedPart'>): BomError | null =>
  isSuppliedPart && bomError === 'ARTICLE_NOT_FOUND' ? null : bomError

/** The customer brings the part, and no article was found for it: nothing is to be done. */
export const isSuppliedUnmatched = (line: Omit<LineStanding, 'certainty'>): boolean =>
  line.isSuppliedPart && !line.isMatched && issueOf(line) === null

/** A line with nothing to look at: no issue, and an article that is sure or that somebody chose, or none needed. */
export const isLineFine = (line: LineStanding): boolean =>
  isSuppliedUnmatched(line) || (issueOf(line) === null && line.isMatched && line.certainty === 'SURE')
