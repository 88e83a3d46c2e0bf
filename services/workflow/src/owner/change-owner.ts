import type { ChangeAction } from '@schrankwerk/contracts'
import { recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { ownerRules } from './find-owner.ts'
import { idOf, kindOf, type Owner } from './owner.ts'

/** Audit row, count and event of a change to an owner's files or parts list. Answers the new edit version. */
export async function recordOwnerChange(
  tx: Transaction<WorkflowTables>,
  ctx: WorkflowCtx,
  owner: Owner,
  action: ChangeAction,
  lineCount?: number,
): Promise<number> {
  const [entity, entityId] = [kindOf(owner), idOf(owner)]
  await recordChange(tx, ctx, { entity, entityId, action })
  return ownerRules[entity].touch(tx, ctx, entityId, lineCount)
}
