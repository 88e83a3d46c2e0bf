import type { BomSummary } from '@schrankwerk/contracts'

/** Lines without an article where none is needed: an error to the estimate alone. */
export const settledOf = (summary: Pick<BomSummary, 'suppliedUnmatched' | 'withoutArticle'>): number =>
  summary.suppliedUnmatched + (summary.withoutArticle ?? 0)

/** Lines that are worth a look, by the filter that shows them; both together are all that are not fine. */
export const countsOf = (
  summary: Pick<BomSummary, 'lines' | 'fine' | 'errors' | 'suppliedUnmatched' | 'withoutArticle'>,
): { issue: number; check: number } => {
  const issue = summary.errors - settledOf(summary)
  return { issue, check: summary.lines - summary.fine - issue }
}
