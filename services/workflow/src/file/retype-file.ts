import type { FileType } from '@schrankwerk/contracts'
import { canBeOfType } from '@schrankwerk/domain'
import { Conflict, Forbidden, Invalid, inTransaction, NotFound } from '@schrankwerk/service-kit'
import { recordOwnerChange } from '../owner/change-owner.ts'
import { findOwner, lockOwner } from '../owner/find-owner.ts'
import { ownerOfPath } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { requireUploadAllowed } from './attach-file.ts'
import { presentFile } from './file.presenter.ts'
import { findFile, setFileType } from './file.queries.ts'

/** Gives a file another type: both the old and the new one must be the asker's to place now. */
export async function retypeFile(ctx: WorkflowCtx, path: string, fileType: FileType) {
  const { owner, fileId } = ownerOfPath(path)
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, ctx, owner)
    const visible = await findOwner(tx, ctx, owner)
    const { types } = visible
    const file = await findFile(tx, owner, fileId as string)
    if (file === undefined) throw new NotFound()
    if (file.frozen_at !== null) throw new Conflict('file-frozen')
    requireUploadAllowed(visible)
    if (!types.includes(file.file_type) || !types.includes(fileType))
      throw new Forbidden('file-type-not-allowed')
    if (!canBeOfType(file.filename, fileType)) throw new Invalid('file-type-unfit')
    await setFileType(tx, file.id, fileType)
    await recordOwnerChange(tx, ctx, owner, 'retype-file')
    return presentFile({ ...file, file_type: fileType }, types)
  })
}
