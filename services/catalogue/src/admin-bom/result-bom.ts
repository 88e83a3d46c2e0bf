import type { BomOwner } from '@schrankwerk/bom-service'
import { estimatePrice, exactSums } from '@schrankwerk/domain'
import { Conflict, type Ctx, mustExist, uuidv7 } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { mustBeEditable } from './admin-bom.policy.ts'
import {
  deleteResultRow,
  findFile,
  findResult,
  insertFile,
  insertResult,
  lockResults,
  markFileDeleted,
  ofResult,
  touchResult,
} from './admin-bom.queries.ts'
import { lastVersion, publishResult } from './publish-result.ts'

type Tx = Transaction<CatalogueTables>

/** The parts list of a result: all of the operator's people see it whole, with prices. */
export const resultBom = (ctx: Ctx<CatalogueTables>, id: string): BomOwner => ({
  ofOwner: ofResult(id),
  columns: { admin_bom_result_id: id },
  named: { adminBOMResultId: id },
  view: { showsPrices: true, hidesOwnTexts: false, showsOwnFields: true },
  // What an article costs is changed at the article.
  hasOwnPrices: false,
  async requireVisible() {
    mustExist(await findResult(ctx.db, id))
  },
  async requireEditable(db: Ctx<CatalogueTables>['db'], editVersion) {
    const row = mustBeEditable(await findResult(db, id))
    if (editVersion !== undefined && editVersion !== row.edit_version) throw new Conflict('changed-meanwhile')
    return { amount: 1, editVersion: row.edit_version }
  },
  async lock(tx: Tx) {
    await lockResults(tx, [id])
  },
  async recordChange(tx: Tx, action) {
    const now = ctx.now()
    // Without its list a result is nothing.
    if (action === 'delete-bom') await deleteResultRow(tx, id, now)
    const editVersion = action === 'delete-bom' ? lastVersion : await touchResult(tx, id, now)
    await publishResult(tx, ctx, { id, action, editVersion })
    return editVersion
  },
  findFile: (fileId) => findFile(ctx.db, fileId),
  async insertFile(tx: Tx, { filename, mediaType, key, size, sha256 }) {
    const fileId = uuidv7()
    await insertFile(tx, {
      id: fileId,
      filename,
      media_type: mediaType,
      storage_key: key,
      size,
      sha256,
      created_by: ctx.actor.userId,
      create_date: ctx.now(),
    })
    return { fileId, filename }
  },
  deleteFile: (tx: Tx, fileId) => markFileDeleted(tx, fileId, ctx.now()),
  estimate: async (_db, sums) =>
    estimatePrice(exactSums(sums), { amount: 1, hasConnectionList: false, hasNcData: false }),
})

/** The list of a result that its first upload makes. */
export function newResultBom(ctx: Ctx<CatalogueTables>): BomOwner {
  const id = uuidv7()
  const { userId, name, lastname } = ctx.actor
  return {
    ...resultBom(ctx, id),
    requireEditable: async () => ({ amount: 1, editVersion: 1 }),
    lock: (tx: Tx) =>
      insertResult(tx, {
        id,
        uploaded_by: userId,
        uploaded_by_name: `${name} ${lastname}`.trim(),
        create_date: ctx.now(),
      }),
  }
}
