import type { FileType } from '@schrankwerk/contracts'
import { canBeOfType, cleanFilename, defaultFileType, uniqueFilename } from '@schrankwerk/domain'
import { Conflict, Forbidden, Invalid, inTransaction, type Upload, uuidv7 } from '@schrankwerk/service-kit'
import { recordOwnerChange } from '../owner/change-owner.ts'
import { findOwner, lockOwner, type VisibleOwner } from '../owner/find-owner.ts'
import { kindOf, type Owner } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { filesOf, insertFile } from './file.queries.ts'

/** Refuses where the party may place nothing at all, whatever the type. */
export function requireUploadAllowed({ types, isReleased, owner, party }: VisibleOwner): void {
  if (types.length > 0) return
  const ownEnquiry = kindOf(owner) === 'enquiry' && party === 'CUSTOMER'
  if (isReleased && ownEnquiry) throw new Conflict('enquiry-released')
  throw new Forbidden('file-type-not-allowed')
}

/** The type the file gets: the one asked for, if name and party allow it; else its extension's only sensible one. */
function chosenType(filename: string, asked: FileType | undefined, visible: VisibleOwner): FileType {
  requireUploadAllowed(visible)
  const { types } = visible
  const byDefault = defaultFileType(filename)
  const type = asked ?? (types.includes(byDefault) ? byDefault : 'UNKNOWN')
  if (!types.includes(type)) throw new Forbidden('file-type-not-allowed')
  if (!canBeOfType(filename, type)) throw new Invalid('file-type-unfit')
  return type
}

/** Attaches an uploaded file to an enquiry or offer. A name that is taken gets a numeric prefix. */
export async function attachFile(
  ctx: WorkflowCtx,
  { owner, upload, fileType }: { owner: Owner; upload: Upload; fileType: FileType | undefined },
): Promise<{ fileId: string }> {
  chosenType(upload.filename, fileType, await findOwner(ctx.db, ctx, owner))
  const stored = await upload.keep()
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, ctx, owner)
    // Asked again under the lock: the party may have lost the right meanwhile.
    const type = chosenType(upload.filename, fileType, await findOwner(tx, ctx, owner))
    const taken = (await filesOf(tx, owner)).map((file) => file.filename)
    const id = uuidv7()
    await insertFile(tx, {
      id,
      owner,
      filename: uniqueFilename(cleanFilename(upload.filename), taken),
      file_type: type,
      media_type: upload.mediaType,
      storage_key: stored.key,
      size: stored.size,
      sha256: stored.sha256,
      created_by: ctx.actor.userId,
      create_date: ctx.now(),
    })
    await recordOwnerChange(tx, ctx, owner, 'upload-file')
    return { fileId: id }
  })
}
