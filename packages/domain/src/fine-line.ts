import type { BomError, Certainty } from '@schrankwerk/contracts'

export interface LineStanding {
  bomError: BomError | null
  isSuppliedPart: boolean
  isMatched: boolean
  certainty: Certainty
  /** A person said that it stays without an article. */
  withoutArticle?: boolean | undefined
}

/** What is wrong with a line; that no article was found for what needs none is not: the customer brings it, or a person said so. */
export const issueOf = ({
  bomError,
  isSuppliedPart,
  withoutArticle = false,
}: Pick<LineStanding, 'bomError' | 'isSuppliedPart' | 'withoutArticle'>): BomError | null =>
  (isSuppliedPart || withoutArticle) && bomError === 'ARTICLE_NOT_FOUND' ? null : bomError

type Unmatched = Omit<LineStanding, 'certainty'>

/** The customer brings the part, and no article was found for it: nothing is to be done. */
export const isSuppliedUnmatched = (line: Unmatched): boolean =>
  line.isSuppliedPart && !line.isMatched && issueOf(line) === null

/** A person said of a part that the customer does not bring that it stays without an article: nothing is to be done either. */
export const isLeftWithoutArticle = (line: Unmatched): boolean =>
  line.withoutArticle === true && !line.isSuppliedPart && !line.isMatched && issueOf(line) === null

/** A line with nothing to look at: no issue, and an article that is sure or that somebody chose, or none needed. */
export const isLineFine = (line: LineStanding): boolean =>
  isSuppliedUnmatched(line) ||
  isLeftWithoutArticle(line) ||
  (issueOf(line) === null && line.isMatched && line.certainty === 'SURE')
