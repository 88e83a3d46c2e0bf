import type { Certainty } from '@schrankwerk/contracts'

export interface LineStanding {
  hasError: boolean
  isMatched: boolean
  certainty: Certainty
}

/** A line with nothing to look at: no issue, and an article that is sure or that somebody chose. */
export const isLineFine = ({ hasError, isMatched, certainty }: LineStanding): boolean =>
  !hasError && isMatched && certainty === 'SURE'
