import { Conflict, Forbidden, inTransaction, NotFound } from '@schrankwerk/service-kit'
import { deleteBomOfFile } from '../bom/bom-delete.queries.ts'
import { recordOwnerChange } from '../owner/change-owner.ts'
import { findOwner, lockOwner } from '../owner/find-owner.ts'
import { ownerOfPath } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { requireUploadAllowed } from './attach-file.ts'
import { findFile, markFileDeleted } from './file.queries.ts'

/** Removes a file; with the table of a parts list its lines go as well. */
export async function deleteFile(ctx: WorkflowCtx, path: string): Promise<void> {
  const { owner, fileId } = ownerOfPath(path)
  await inTransaction(ctx, async (tx) => {
    await lockOwner(tx, ctx, owner)
    const visible = await findOwner(tx, ctx, owner)
    const { types } = visible
    const file = await findFile(tx, owner, fileId as string)
    if (file === undefined) throw new NotFound()
    if (file.frozen_at !== null) throw new Conflict('file-frozen')
    requireUploadAllowed(visible)
    if (!types.includes(file.file_type)) throw new Forbidden('file-type-not-allowed')
    const hadBom = await deleteBomOfFile(tx, file.id)
    await markFileDeleted(tx, owner, file.id, ctx.now())
    await recordOwnerChange(tx, ctx, owner, 'delete-file', hadBom ? 0 : undefined)
  })
}
