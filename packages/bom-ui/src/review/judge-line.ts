import type { SlimLine } from '@schrankwerk/contracts'
import { isLineFine, issueOf } from '@schrankwerk/domain'

type Judged = Pick<SlimLine, 'bomError' | 'isSuppliedPart' | 'matchedBy' | 'certainty' | 'edited'>

/** What is said of a line, and nothing beside it; those that need a look first. */
export const judgements = ['issue', 'open', 'check', 'supplied', 'remembered', 'chosen', 'sure'] as const
export type Judgement = (typeof judgements)[number]

export const hasIssue = (line: SlimLine): boolean => issueOf(line) !== null

export function judgementOf(line: Judged): Judgement {
  const { matchedBy, certainty, edited } = line
  if (issueOf(line) !== null) return 'issue'
  if (matchedBy === null) return line.isSuppliedPart ? 'supplied' : 'open'
  if (certainty !== 'SURE') return 'check'
  if (matchedBy !== 'MANUAL_REPLACEMENT') return 'sure'
  return edited ? 'chosen' : 'remembered'
}

/** The company chose the article for these numbers before, in whatever list. */
export const isRemembered = ({ matchedBy, edited }: Pick<Judged, 'matchedBy' | 'edited'>): boolean =>
  matchedBy === 'MANUAL_REPLACEMENT' && !edited

/** Every other line is worth a look. */
export const isFine = (line: Judged): boolean => isLineFine({ ...line, isMatched: line.matchedBy !== null })

export const needsLook = (line: Judged): boolean => !isFine(line)

/** Of the lines that an estimate counts: not those that the customer supplies. */
const isOwn = ({ isSuppliedPart }: SlimLine): boolean => !isSuppliedPart
const isMatched = (line: SlimLine): boolean => isOwn(line) && line.matchedBy !== null

const filters = {
  check: (line) => !hasIssue(line) && needsLook(line),
  issue: hasIssue,
  supplied: (line) => line.isSuppliedPart,
  remembered: isRemembered,
  erring: (line) => line.bomError !== null,
  unmatched: (line) => isOwn(line) && line.matchedBy === null,
  unpriced: (line) => isMatched(line) && !line.isPriced,
  discounted: (line) => isMatched(line) && line.isPriced && line.isDiscounted === true,
  nonDiscounted: (line) => isMatched(line) && line.isPriced && line.isDiscounted === false,
  timed: (line) => isOwn(line) && (line.matchedBy === null || line.eclassMinutes !== null),
} satisfies Record<string, (line: SlimLine) => boolean>

/** Lines that have something in common; `erring` to `timed` are those behind a figure of the estimate. */
export type LineFilter = keyof typeof filters

export const passes = (filter: LineFilter, line: SlimLine): boolean => filters[filter](line)
