import { type Ctx, inTransaction } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { deleteResultRow, lockResults } from './admin-bom.queries.ts'
import { lastVersion, publishResult } from './publish-result.ts'

/** Deletes lists that are not released; answers the ids that could not be deleted. */
export function deleteResults(ctx: Ctx<CatalogueTables>, ids: readonly string[]): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const gone = (await lockResults(tx, ids)).filter(({ released }) => !released)
    for (const { id } of gone) {
      await deleteResultRow(tx, id, ctx.now())
      await publishResult(tx, ctx, { id, action: 'delete', editVersion: lastVersion })
    }
    return ids.filter((id) => !gone.some((one) => one.id === id))
  })
}
