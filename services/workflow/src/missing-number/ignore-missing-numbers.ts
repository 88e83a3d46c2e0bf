import { type ChangeAction, missingNumbersChanged } from '@schrankwerk/contracts'
import { inTransaction, publish, recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { aboutWorklist } from './count-missing-numbers.ts'
import { deleteIgnored, insertIgnored } from './missing-number.queries.ts'

/** Leaves numbers alone, also where lists to come name them; whoever did it already is not repeated. */
export const ignoreMissingNumbers = (ctx: WorkflowCtx, ids: readonly string[]): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { userId } = ctx.actor
    await tell(tx, ctx, 'ignore', await insertIgnored(tx, ids, { userId, at: ctx.now() }))
  })

/** Takes that back. */
export const restoreMissingNumbers = (ctx: WorkflowCtx, ids: readonly string[]): Promise<void> =>
  inTransaction(ctx, async (tx) => tell(tx, ctx, 'restore', await deleteIgnored(tx, ids)))

async function tell(
  tx: Transaction<WorkflowTables>,
  ctx: WorkflowCtx,
  action: ChangeAction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  for (const entityId of ids) await recordChange(tx, ctx, { entity: 'missing-number', entityId, action })
  await publish(tx, missingNumbersChanged, { userId: ctx.actor.userId }, aboutWorklist())
}
