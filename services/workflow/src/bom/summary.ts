import { type BomSummary, bomErrors } from '@schrankwerk/contracts'
import type { LineRow } from './bom.queries.ts'
import type { BomRow } from './bom-state.queries.ts'

/** The counts above the table of lines, with the notices and left-out rows of the reading. */
export function summaryOf(lines: readonly LineRow[], bom: Pick<BomRow, 'left_out' | 'notices'>): BomSummary {
  const count = (holds: (line: LineRow) => boolean) => lines.filter(holds).length
  const matched = count((line) => line.matched_article_id !== null)
  const byError = Object.fromEntries(
    bomErrors.map((error) => [error, count((line) => line.bom_error === error)]),
  ) as BomSummary['byError']
  return {
    lines: lines.length,
    errors: count((line) => line.bom_error !== null),
    matched,
    toCheck: count((line) => line.matched_article_id !== null && line.certainty === 'CHECK'),
    suppliedParts: count((line) => line.is_supplied_part),
    matchedPercent: lines.length === 0 ? 0 : Math.round((matched / lines.length) * 100),
    byError,
    notices: bom.notices,
    leftOut: bom.left_out,
  }
}
