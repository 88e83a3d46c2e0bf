import { maximumUploadBytes } from '@schrankwerk/domain'
import {
  Conflict,
  checkContent,
  type FilePart,
  type FileStore,
  inTransaction,
  NotFound,
  type Scanner,
  type TemporaryFile,
  Unavailable,
} from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { lockFolder, type OpenFolder, openFolder } from '../folder/open-folder.ts'
import { findItems, type ItemRow } from '../item/item.queries.ts'
import { placeFile } from '../item/put-item.ts'
import { droppingRefused, openUpload, ownUpload, type UploadName, type UploadParts } from './open-upload.ts'
import { ensureRoom } from './room.ts'
import { partsIn } from './send-part.ts'
import { itemOfUpload, lockUpload, markFinished, partsOf, type UploadRow } from './upload.queries.ts'

export interface FinishParts extends UploadParts {
  scanner: Scanner | undefined
}
interface Finished {
  item: ItemRow
  open: OpenFolder
}

/**
 * Puts a file together and into the folder. The parts stay until its row is there: after a crash the end is asked for
 * again. A repeat, also one at once, answers the same item.
 */
export async function finishUpload(
  ctx: BusinessdataCtx,
  parts: FinishParts,
  name: UploadName,
): Promise<Finished> {
  const { open, upload } = await openUpload(ctx, parts, name)
  if (upload.item_id !== null) return { open, item: await finishedItem(ctx, open, upload) }
  const arrived = (await partsOf(ctx.db, [upload.id])).get(upload.id)!
  if (arrived.length < partsIn(upload.size)) throw new Conflict('upload-incomplete')
  if (!(await parts.files.hasRoom()))
    throw new Unavailable('disk', { code: 'disk-full', retryAfterSeconds: 60 })
  const finished = await droppingRefused(ctx, parts, name, async () => {
    const file = await join(parts.files, upload, arrived)
    // Another call for the same end was faster.
    if (file === undefined) return { open, item: await finishedItem(ctx, open, upload) }
    try {
      const { mediaType } = checkContent(upload.filename, file.head)
      await parts.scanner?.scan(file.path)
      return await place(ctx, parts, open, { upload, file, mediaType })
    } finally {
      await file.discard()
    }
  })
  await parts.files.abortParts(upload.store_id)
  return finished
}

/** Undefined where the store has the parts no longer. */
const join = (files: FileStore, { store_id }: UploadRow, parts: readonly FilePart[]) =>
  files.joinParts(store_id, parts, { maxBytes: maximumUploadBytes }).catch((error) => {
    if (error instanceof NotFound) return undefined
    throw error
  })

interface JoinedUpload {
  upload: UploadRow
  file: TemporaryFile
  mediaType: string
}

async function place(
  ctx: BusinessdataCtx,
  { room, offers }: UploadParts,
  { offer }: OpenFolder,
  { upload, file, mediaType }: JoinedUpload,
): Promise<Finished> {
  const { filename, subfolder_id: subfolderId, version_of: versionOf, id: uploadId } = upload
  const stored = await file.keep()
  // Joining and scanning have taken a while: the offer may have closed the folder meanwhile.
  const open = await openFolder(ctx, offers, offer.offerId, 'write')
  return inTransaction(ctx, async (tx) => {
    const folder = await lockFolder(tx, ctx, open, 'write')
    const own = ownUpload(ctx, folder.folderId, { uploadId })
    const current = await lockUpload(tx, own)
    if (current === undefined) throw new NotFound()
    if (current.item_id !== null)
      return { open: folder, item: await finishedItem({ ...ctx, db: tx }, folder, current) }
    await ensureRoom(tx, folder, room, { bytes: stored.size, isNew: versionOf === null, uploadId })
    const item = await placeFile(tx, ctx, folder, { filename, mediaType, stored }, { subfolderId, versionOf })
    await markFinished(tx, own, item.id)
    return { open: folder, item }
  })
}

async function finishedItem(
  ctx: Pick<BusinessdataCtx, 'db' | 'actor' | 'now'>,
  open: OpenFolder,
  { id: uploadId }: UploadRow,
): Promise<ItemRow> {
  const item = await itemOfUpload(ctx.db, ownUpload(ctx, open.folderId, { uploadId }))
  // Meanwhile others may have put what he does not see under its name.
  const [seen] = item ? await findItems(ctx.db, ctx, open, [item.id]) : []
  if (seen === undefined) throw new NotFound()
  return seen
}
