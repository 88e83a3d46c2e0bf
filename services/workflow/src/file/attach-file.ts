import type { BomThreads } from '@schrankwerk/bom-service'
import type { FileType } from '@schrankwerk/contracts'
import { documentExtensions, extensionOf, possibleTypes } from '@schrankwerk/domain'
import {
  Conflict,
  Forbidden,
  Invalid,
  inTransaction,
  UnsupportedMedia,
  type Upload,
} from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { recordOwnerChange } from '../owner/change-owner.ts'
import { findOwner, lockOwner, type VisibleOwner } from '../owner/find-owner.ts'
import { kindOf, type Owner } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { type FileToInsert, insertOwnedFile } from './insert-owned-file.ts'
import { unreadableCauseOf } from './unreadable-list.ts'

/** Refuses where the party may place nothing at all, whatever the type. */
export function requireUploadAllowed({ types, obstacle }: VisibleOwner): void {
  if (types.length > 0) return
  if (obstacle !== null) throw new Conflict(obstacle)
  throw new Forbidden('file-type-not-allowed')
}

/** The type the file gets: the one asked for, if name and party allow it; else the one it has by its name. */
export async function chosenType(
  filename: string,
  asked: FileType | undefined,
  visible: VisibleOwner,
): Promise<FileType> {
  requireUploadAllowed(visible)
  const { types, owner } = visible
  if (kindOf(owner) === 'offer' && !documentExtensions.includes(extensionOf(filename)))
    throw new UnsupportedMedia('file-format')
  const byDefault = await visible.typeByName(filename)
  const type = asked ?? (types.includes(byDefault) ? byDefault : 'UNKNOWN')
  if (!types.includes(type)) throw new Forbidden('file-type-not-allowed')
  if (!possibleTypes(kindOf(owner), filename).includes(type)) throw new Invalid('file-type-unfit')
  return type
}

/**
 * Attaches an uploaded file to an enquiry or offer. A name that is taken gets a numeric prefix; a parts list that cannot
 * be read is kept and says so.
 */
export async function attachFile(
  ctx: WorkflowCtx,
  threads: BomThreads,
  { owner, upload, fileType }: { owner: Owner; upload: Upload; fileType: FileType | undefined },
): Promise<{ fileId: string }> {
  const likely = await chosenType(upload.filename, fileType, await findOwner(ctx.db, ctx, owner))
  const unreadable = await unreadableCauseOf(ctx, threads, upload, likely)
  const stored = await upload.keep()
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, ctx, owner)
    // Asked again under the lock: the party may have lost the right meanwhile.
    const type = await chosenType(upload.filename, fileType, await findOwner(tx, ctx, owner))
    const file = { ...stored, filename: upload.filename, mediaType: upload.mediaType }
    return {
      fileId: await placeFile(tx, ctx, {
        owner,
        file,
        fileType: type,
        unreadable: type === likely ? unreadable : null,
      }),
    }
  })
}

/** Writes a kept file among those of its owner, which counts as a change. The caller holds the owner's lock. */
export async function placeFile(
  tx: Transaction<WorkflowTables>,
  ctx: WorkflowCtx,
  file: FileToInsert,
): Promise<string> {
  const { fileId } = await insertOwnedFile(tx, ctx, file)
  await recordOwnerChange(tx, ctx, file.owner, 'upload-file')
  return fileId
}
