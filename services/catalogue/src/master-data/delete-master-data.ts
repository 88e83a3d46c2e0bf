import type { MasterDataKind } from '@schrankwerk/contracts'
import { Conflict, type Ctx, inTransaction } from '@schrankwerk/service-kit'
import { findRunningImport } from '../article-import/article-import.queries.ts'
import type { CatalogueTables } from '../database/tables.ts'
import { tellMasterDataChange } from './change-master-data.ts'
import { deleteMasterRows, lockMasterRows, selectUsed } from './master-data.queries.ts'

/**
 * Deletes those that nothing names; answers the ids that stay. Whoever is about to name one holds its row, so that
 * he is waited for and then seen.
 */
export function deleteMasterData(
  ctx: Ctx<CatalogueTables>,
  kind: MasterDataKind,
  wanted: string[],
): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    // What it is going to write names master data by ids that it has already looked up.
    if (kind !== 'eclass' && (await findRunningImport(tx))) throw new Conflict('import-running')
    const ids = [...new Set(wanted)]
    const known = await lockMasterRows(tx, kind, ids)
    const used = await selectUsed(tx, kind, known)
    const gone = known.filter((id) => !used.has(id))
    await deleteMasterRows(tx, kind, gone)
    for (const id of gone)
      await tellMasterDataChange(tx, ctx, kind, { id, version: Number.MAX_SAFE_INTEGER, action: 'delete' })
    return ids.filter((id) => !gone.includes(id))
  })
}
