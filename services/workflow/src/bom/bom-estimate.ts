import type { BomSummary, Estimate } from '@schrankwerk/contracts'
import type { Kysely } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { Owner } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { addUpLines } from './add-up-lines.ts'
import { estimateFacts } from './bom-estimate.queries.ts'
import { findBom } from './bom-state.queries.ts'
import { countSmallEstimate } from './count-small-estimate.ts'
import type { Disguise } from './disguise.ts'
import { presentEstimate } from './estimate.presenter.ts'
import { seesAnothersList } from './seen-line.ts'
import { summaryOf } from './summary.ts'

type Told = { summary: BomSummary; estimate: Estimate | null }

/**
 * Summary and estimate of an owner's parts list as the asker may see them, from the sums kept with the list; both null
 * where nothing is mapped.
 */
export async function estimateOf(
  ctx: WorkflowCtx,
  db: Kysely<WorkflowTables>,
  owner: Owner,
  disguise: Disguise | undefined,
): Promise<Told | { summary: null; estimate: null }> {
  const bom = await findBom(db, owner)
  const sums = bom?.mapped_at ? (bom.sums ?? (await addUpLines(db, owner))) : null
  if (bom === undefined || sums === null) return { summary: null, estimate: null }
  const facts = await estimateFacts(db, owner)
  const estimate = presentEstimate(sums, ctx.actor, { owner, facts, disguise })
  if (estimate?.view === 'ROUNDED' && estimate.range !== null)
    await countSmallEstimate(ctx, db, estimate.counts.lines)
  // What was noticed and left out when an offer's list was read quotes the supplier's table.
  const told = seesAnothersList(ctx.actor, owner) ? { left_out: [], notices: [] } : bom
  return { summary: summaryOf(sums, told), estimate }
}

/** The same of a list that was just mapped or changed. */
export async function estimateOfMapped(...asked: Parameters<typeof estimateOf>): Promise<Told> {
  const told = await estimateOf(...asked)
  if (told.summary === null) throw new Error('A parts list without sums cannot have been changed.')
  return told
}
