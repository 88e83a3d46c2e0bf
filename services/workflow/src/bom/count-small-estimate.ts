import { estimatesAskedOften } from '@schrankwerk/contracts'
import { inTransaction, publish, uuidv7 } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { countOne } from './small-estimate.queries.ts'

/** Lists below so many lines are small: a range of few prices tells much of each. */
export const smallBelowLines = 10
/** A company that asks for more in a day is reported to the operator. */
export const unreportedEstimates = 500

/** Counts a range told to a customer, if it is one of a small list; the first beyond the limit is reported, once a day. */
export async function countSmallEstimate(
  { actor, log, now }: WorkflowCtx,
  db: Kysely<WorkflowTables>,
  lines: number,
): Promise<void> {
  if (lines >= smallBelowLines) return
  await inTransaction({ db, log }, async (tx) => {
    const { id, asked } = await countOne(tx, { id: uuidv7(), actor, now: now() })
    // The row is locked until the commit: of copies that count at once only one sees this number.
    if (asked !== unreportedEstimates + 1) return
    const about = { aggregateId: id, aggregateVersion: asked }
    await publish(tx, estimatesAskedOften, { countId: id, companyId: actor.companyId }, about)
  })
}
