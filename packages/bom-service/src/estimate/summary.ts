import type { BomSummary } from '@schrankwerk/contracts'
import type { BomRow, KeptSums, WholeSums } from '../keeper/bom-tables.ts'

/** The success rate: share of lines with an article, in whole percent. */
export const matchedPercentOf = ({ lines, matched }: Pick<KeptSums, 'lines' | 'matched'>): number =>
  lines === 0 ? 0 : Math.round((matched / lines) * 100)

/** The counts above the table of lines, with the notices and left-out rows of the reading. */
export function summaryOf(sums: WholeSums, bom: Pick<BomRow, 'left_out' | 'notices'>): BomSummary {
  const { lines, matched } = sums
  return {
    lines,
    errors: sums.linesWithError,
    matched,
    toCheck: sums.toCheck,
    fine: sums.fine,
    suppliedParts: sums.suppliedParts,
    suppliedUnmatched: sums.suppliedUnmatched,
    ...(sums.withoutArticle && { withoutArticle: sums.withoutArticle }),
    matchedPercent: matchedPercentOf(sums),
    byError: sums.byError,
    notices: bom.notices,
    leftOut: bom.left_out,
  }
}
