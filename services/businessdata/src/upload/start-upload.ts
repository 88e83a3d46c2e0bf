import { maximumUploadBytes } from '@schrankwerk/domain'
import {
  checkName,
  type FileStore,
  inTransaction,
  TooLarge,
  TooMany,
  Unavailable,
  uuidv7,
} from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { companyOf } from '../folder/folder.policy.ts'
import { lockFolder, type OpenFolder } from '../folder/open-folder.ts'
import { findPlace } from '../item/put-item.ts'
import { ensureRoom, type RoomLimits } from './room.ts'
import { insertUpload, type UploadRow, unfinishedUploads } from './upload.queries.ts'

/** Of one person in one folder. */
const unfinishedAtMost = 20

interface NewUpload {
  filename: string
  size: number
  subfolderId: string | null
  versionOf: string | null
}

/** Begins a file that comes in parts; its room is kept for it from now on. */
export async function startUpload(
  ctx: BusinessdataCtx,
  open: OpenFolder,
  { files, room }: { files: FileStore; room: RoomLimits },
  { filename, size, subfolderId, versionOf }: NewUpload,
): Promise<UploadRow> {
  checkName(filename)
  if (size > maximumUploadBytes) throw new TooLarge()
  if (!(await files.hasRoom())) throw new Unavailable('disk', { code: 'disk-full', retryAfterSeconds: 60 })
  const storeId = await files.beginParts()
  try {
    return await inTransaction(ctx, async (tx) => {
      const folder = await lockFolder(tx, ctx, open, 'write')
      const unfinished = await unfinishedUploads(tx, folder.folderId, ctx.actor.userId)
      if (unfinished.length >= unfinishedAtMost)
        throw new TooMany(60).because(
          `In diesem Projektordner sind schon ${unfinishedAtMost} Übertragungen von Ihnen unfertig. Bitte setzen Sie sie fort oder verwerfen Sie sie.`,
        )
      await findPlace(tx, ctx, folder, filename, { subfolderId, versionOf })
      await ensureRoom(tx, folder, room, { bytes: size, isNew: versionOf === null })
      return insertUpload(tx, {
        id: uuidv7(),
        offer_id: folder.folderId,
        user_id: ctx.actor.userId,
        company_id: companyOf(folder),
        side: folder.side!,
        by_guest: folder.view === 'guest',
        filename,
        size,
        subfolder_id: subfolderId,
        version_of: versionOf,
        store_id: storeId,
        create_date: ctx.now(),
        last_part_at: ctx.now(),
      })
    })
  } catch (error) {
    await files.abortParts(storeId)
    throw error
  }
}
