import type { FileType } from '@schrankwerk/contracts'
import { possibleTypes } from '@schrankwerk/domain'
import { Conflict, Forbidden, Invalid, inTransaction, NotFound } from '@schrankwerk/service-kit'
import { recordOwnerChange } from '../owner/change-owner.ts'
import { findOwner, lockOwner } from '../owner/find-owner.ts'
import { kindOf, type Owner, ownerOfPath } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { requireUploadAllowed } from './attach-file.ts'
import { presentFile } from './file.presenter.ts'
import { type FileRow, findFile, setFileType } from './file.queries.ts'
import { type ListReading, unreadableCauseOfStored } from './unreadable-list.ts'

interface Retyping {
  owner: Owner
  fileId: string
  fileType: FileType
}

/** Gives a file another type: both the old and the new one must be the asker's to place now. */
export async function retypeFile(ctx: WorkflowCtx, reading: ListReading, path: string, fileType: FileType) {
  const { owner, fileId } = ownerOfPath(path)
  const retyping = { owner, fileId: fileId as string, fileType }
  const unreadable = await causeOf(ctx, reading, retyping)
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, ctx, owner)
    const { file, types } = await requireRetypable(ctx, tx, retyping)
    await setFileType(tx, owner, file.id, { file_type: fileType, unreadable })
    await recordOwnerChange(tx, ctx, owner, 'retype-file')
    return presentFile({ ...file, file_type: fileType, unreadable }, types)
  })
}

/** Found before the lock, which nobody is to wait for as long as the reading takes: the bytes of a file stay as they are. */
async function causeOf(ctx: WorkflowCtx, reading: ListReading, retyping: Retyping) {
  if (retyping.fileType !== 'BILL_OF_MATERIAL') return null
  const { storage_key: key, filename } = (await requireRetypable(ctx, ctx.db, retyping)).file
  return unreadableCauseOfStored(ctx, reading, { key, filename }, retyping.fileType)
}

async function requireRetypable(
  ctx: WorkflowCtx,
  db: WorkflowCtx['db'],
  { owner, fileId, fileType }: Retyping,
): Promise<{ file: FileRow; types: readonly FileType[] }> {
  const visible = await findOwner(db, ctx, owner)
  const { types } = visible
  const file = await findFile(db, owner, fileId)
  if (file === undefined) throw new NotFound()
  if (file.frozen_at !== null) throw new Conflict('file-frozen')
  requireUploadAllowed(visible)
  if (!types.includes(file.file_type) || !types.includes(fileType))
    throw new Forbidden('file-type-not-allowed')
  if (!possibleTypes(kindOf(owner), file.filename).includes(fileType)) throw new Invalid('file-type-unfit')
  return { file, types }
}
