import { type BomOwner, type BomRow, linesInSlices, sumsOf } from '@schrankwerk/bom-service'
import type { BomRematch } from '@schrankwerk/contracts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import type { RematchFor } from './rematch-list.ts'
import { findChangedArticles, listWith, renewedLines } from './renew-list.ts'

/** Of a list with more lines it is not computed what renewing its articles would make of its estimate. */
const estimatedLines = 5000

/** What of a list's articles is another one in the catalogue now, and what its estimate would be with that. */
export async function describeChanged(
  ctx: WorkflowCtx,
  asked: RematchFor,
  { bom, list }: { bom: BomRow; list: BomOwner },
): Promise<BomRematch['changed']> {
  const changed = await findChangedArticles(ctx.db, asked, bom.id)
  const { PRICES: prices, DETAILS: details, GONE: gone } = changed.counts
  if (prices + details + gone === 0) return null
  if (bom.sums === null || bom.sums.lines > estimatedLines) return { prices, details, gone, range: null }
  const lines = await linesInSlices(ctx.db, bom.id)
  const renewed = await renewedLines(ctx.db, asked, bom.id, changed)
  const estimate = await list.estimate(ctx.db, sumsOf(listWith(lines, renewed)))
  return { prices, details, gone, range: estimate?.range ?? null }
}
