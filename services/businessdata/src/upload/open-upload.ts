import { type FileStore, NotFound, Problem } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { OfferDirectory } from '../folder/offer-directory.ts'
import { type OpenFolder, openFolder } from '../folder/open-folder.ts'
import type { RoomLimits } from './room.ts'
import { deleteUpload, findUpload, type UploadRow } from './upload.queries.ts'

/** What a service needs for files that come in parts. */
export interface UploadParts {
  files: FileStore
  offers: OfferDirectory
  room: RoomLimits
}

/** Names an upload as its calls do. */
export interface UploadName {
  offerId: string
  uploadId: string
}

/**
 * Opens the folder of one's own upload to write. What was begun by a right that has ended is refused whole: its parts
 * are dropped.
 */
export function openUpload(
  ctx: BusinessdataCtx,
  parts: UploadParts,
  name: UploadName,
): Promise<{ open: OpenFolder; upload: UploadRow }> {
  return droppingRefused(ctx, parts, name, async () => {
    const open = await openFolder(ctx, parts.offers, name.offerId, 'write')
    const upload = await findUpload(ctx.db, ownUpload(ctx, open.folderId, name))
    if (upload === undefined) throw new NotFound()
    return { open, upload }
  })
}

/** Drops an upload where `act` is refused for good: no right, no place, or a file that is not taken. */
export async function droppingRefused<T>(
  ctx: BusinessdataCtx,
  { files, offers }: UploadParts,
  { offerId, uploadId }: UploadName,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Problem && isFinal(error))) throw error
    const [offer] = await offers.find([offerId], ctx.requestId)
    if (offer) await dropUpload(ctx, files, ownUpload(ctx, offer.family.id, { uploadId }))
    throw error
  }
}

/** Forgets an unfinished upload and its parts; nothing happens where it is gone. */
export async function dropUpload(
  ctx: Pick<BusinessdataCtx, 'db'>,
  files: FileStore,
  upload: ReturnType<typeof ownUpload>,
): Promise<void> {
  const dropped = await deleteUpload(ctx.db, upload)
  if (dropped) await files.abortParts(dropped.store_id)
}

export const ownUpload = (
  { actor }: Pick<BusinessdataCtx, 'actor'>,
  folderId: string,
  { uploadId }: Pick<UploadName, 'uploadId'>,
) => ({ folderId, userId: actor.userId, uploadId })

const isFinal = ({ status, code }: Problem) =>
  status === 403 || status === 404 || status === 415 || code === 'folder-not-open'
