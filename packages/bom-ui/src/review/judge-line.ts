import type { SlimLine } from '@schrankwerk/contracts'
import { countedQuantity, isLeftWithoutArticle, isLineFine, issueOf } from '@schrankwerk/domain'

export type Judged = Pick<
  SlimLine,
  'bomError' | 'isSuppliedPart' | 'matchedBy' | 'certainty' | 'edited' | 'withoutArticle'
>

/** What is said of a line, and nothing beside it; those that need a look first. */
export const judgements = [
  'issue',
  'open',
  'check',
  'supplied',
  'without',
  'remembered',
  'chosen',
  'assigned',
  'sure',
] as const
export type Judgement = (typeof judgements)[number]

/** Whether something is wrong with the line. That a part which the customer supplies has no article is not. */
export const hasIssue = (line: SlimLine): boolean => issueOf(line) !== null

/**
 * The one mark that a line gets, the most pressing that applies: an issue goes before everything, then that it was
 * decided to stay without an article, that it has none, and only then how sure the one it has is.
 */
export function judgementOf(line: Judged): Judgement {
  const { matchedBy, certainty, edited } = line
  if (issueOf(line) !== null) return 'issue'
  if (isWithout(line)) return 'without'
  if (matchedBy === null) return line.isSuppliedPart ? 'supplied' : 'open'
  if (certainty !== 'SURE') return 'check'
  if (matchedBy === 'ASSIGNED') return 'assigned'
  if (matchedBy !== 'MANUAL_REPLACEMENT') return 'sure'
  return edited ? 'chosen' : 'remembered'
}

/** A person said that it stays without an article. */
export const isWithout = (line: Omit<Judged, 'certainty'>): boolean =>
  isLeftWithoutArticle({ ...line, isMatched: line.matchedBy !== null })

/** The company chose the article for these numbers before, in whatever list. */
export const isRemembered = ({ matchedBy, edited }: Pick<Judged, 'matchedBy' | 'edited'>): boolean =>
  matchedBy === 'MANUAL_REPLACEMENT' && !edited

/** Every other line is worth a look. */
export const isFine = (line: Judged): boolean => isLineFine({ ...line, isMatched: line.matchedBy !== null })

/** Whether a person should look at the line: everything that is not `isFine`, so also one with an issue. */
export const needsLook = (line: Judged): boolean => !isFine(line)

/** Of the lines that an estimate counts: not those that the customer supplies. */
const isOwn = ({ isSuppliedPart }: SlimLine): boolean => !isSuppliedPart
const isMatched = (line: SlimLine): boolean => isOwn(line) && line.matchedBy !== null

const filters = {
  check: (line) => !hasIssue(line) && needsLook(line),
  issue: hasIssue,
  supplied: (line) => line.isSuppliedPart,
  without: isWithout,
  remembered: isRemembered,
  erring: (line) => line.bomError !== null,
  unmatched: (line) => isOwn(line) && line.matchedBy === null,
  unquantified: (line) => isMatched(line) && countedQuantity(line.quantity) === null,
  unpriced: (line) => isMatched(line) && countedQuantity(line.quantity) !== null && !line.isPriced,
  discounted: (line) => isMatched(line) && line.isPriced && line.isDiscounted === true,
  nonDiscounted: (line) => isMatched(line) && line.isPriced && line.isDiscounted === false,
  timed: (line) => isOwn(line) && (line.matchedBy === null || line.eclassMinutes !== null),
} satisfies Record<string, (line: SlimLine) => boolean>

/** Lines that have something in common; `erring` to `timed` are those behind a figure of the estimate. */
export type LineFilter = keyof typeof filters

/** Whether a line is among those that a filter shows. */
export const passes = (filter: LineFilter, line: SlimLine): boolean => filters[filter](line)
