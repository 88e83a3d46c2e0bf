import type { ImportProposal, ProposalClass } from '@schrankwerk/contracts'

export const rowsOf = ({ classes }: ImportProposal, one: ProposalClass): number =>
  classes.find((entry) => entry.class === one)?.rows ?? 0

/** Whether any line became a row of an article: files of discount groups have none. */
export const bringsArticles = ({ classes }: ImportProposal): boolean =>
  classes.some((entry) => entry.class !== 'SKIPPED' && entry.rows > 0)
