import { Conflict, type Ctx, inTransaction, NotFound, recordChange } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { deleteImportConfigRow, isImporting } from './import-config.queries.ts'

/** Deletes a configuration; imports made with it keep its title. */
export function deleteImportConfig(ctx: Ctx<CatalogueTables>, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if (await isImporting(tx, id)) throw new Conflict('config-in-use')
    if (!(await deleteImportConfigRow(tx, id))) throw new NotFound()
    await recordChange(tx, ctx, { entity: 'import-config', entityId: id, action: 'delete' })
  })
}
