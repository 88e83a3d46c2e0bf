import { adminBomChanged, type ChangeAction } from '@schrankwerk/contracts'
import { type Ctx, publish, recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'

/** After the deletion no version is newer. */
export const lastVersion = Number.MAX_SAFE_INTEGER

/** Records a change of a result and tells the operator's open pages. */
export async function publishResult(
  tx: Transaction<CatalogueTables>,
  ctx: Ctx<CatalogueTables>,
  { id, action, editVersion }: { id: string; action: ChangeAction; editVersion: number },
): Promise<void> {
  await recordChange(tx, ctx, { entity: 'admin-bom', entityId: id, action })
  await publish(
    tx,
    adminBomChanged,
    { adminBOMResultId: id, userId: ctx.actor.userId },
    { aggregateId: id, aggregateVersion: editVersion },
  )
}
