import type { Estimate } from '@schrankwerk/contracts'
import { estimatePrice } from '@schrankwerk/domain'
import type { Kysely } from 'kysely'
import type { WorkflowCtx } from '../app.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { type LineRow, linesOf } from './bom.queries.ts'
import { estimateFacts } from './bom-estimate.queries.ts'
import { type BomRow, findBom, type Owner } from './bom-state.queries.ts'
import { summaryOf } from './summary.ts'

/**
 * Summary and estimate of an owner's parts list as the asker may see them: a supplier only where the customer shows
 * the estimate, a customer without the sums of prices and only on his enquiry (trust 4).
 */
export async function estimateOf(ctx: WorkflowCtx, db: Kysely<WorkflowTables>, owner: Owner) {
  const bom = await findBom(db, owner)
  if (bom === undefined || bom.mapped_at === null) return { summary: null, estimate: null }
  return estimateOfLines(ctx, db, owner, bom, await linesOf(db, bom.id))
}

/** The same for lines already at hand. */
export async function estimateOfLines(
  ctx: WorkflowCtx,
  db: Kysely<WorkflowTables>,
  owner: Owner,
  bom: Pick<BomRow, 'left_out' | 'notices'>,
  lines: readonly LineRow[],
) {
  const facts = await estimateFacts(db, owner)
  // From an offer's estimate its customer could work out what the supplier pays, and its left-out rows quote his table.
  if (ctx.actor.companyType === 'CUSTOMER' && owner.offerId !== undefined) {
    return { summary: summaryOf(lines, { ...bom, left_out: [] }), estimate: null }
  }
  const summary = summaryOf(lines, bom)
  if (ctx.actor.companyType === 'SUPPLIER' && !facts.estimateVisible) return { summary, estimate: null }
  const estimate = estimatePrice(
    lines.map((line) => ({
      quantity: line.quantity,
      isMatched: line.matched_article_id !== null,
      isSuppliedPart: line.is_supplied_part,
      hasError: line.bom_error !== null,
      linePrice: line.line_price,
      hasDiscountGroup: line.article?.discountGroupId != null,
      eclassWorkMinutes: line.article?.eclassWorkMinutes ?? null,
    })),
    facts,
  )
  return { summary, estimate: ctx.actor.companyType === 'CUSTOMER' ? withoutSums(estimate) : estimate }
}

function withoutSums(estimate: Estimate): Estimate {
  const { discountedSum: _, nonDiscountedSum: __, ...parts } = estimate.parts
  return { ...estimate, parts }
}
