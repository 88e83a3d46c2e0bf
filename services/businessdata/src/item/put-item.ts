import { cleanFilename, extensionOf, uniqueFilename } from '@schrankwerk/domain'
import {
  inTransaction,
  NotFound,
  recordChange,
  type StoredFile,
  UnsupportedMedia,
  type Upload,
  uuidv7,
} from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { BusinessdataTables } from '../database/tables.ts'
import { companyOf, requireShown } from '../folder/folder.policy.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { lockFolder, type OpenFolder } from '../folder/open-folder.ts'
import { logAct } from '../log/log-act.ts'
import { requireSubfolder } from '../subfolder/require-subfolder.ts'
import { ensureRoom, type RoomLimits } from '../upload/room.ts'
import { findItems, type ItemRow, insertItem, namesTaken } from './item.queries.ts'
import { replaceContent } from './replace-content.ts'

type Tx = Transaction<BusinessdataTables>

/** Where a file goes: a subfolder or the top, or under the name of an item as its next version. */
export interface FilePlace {
  subfolderId?: string | null | undefined
  versionOf?: string | null | undefined
}

/** A file as it arrived, named and checked. */
export interface ArrivedFile {
  filename: string
  mediaType: string
  stored: StoredFile
}

/** Puts an uploaded file into the folder. */
export async function putItem(
  ctx: BusinessdataCtx,
  open: OpenFolder,
  upload: Upload,
  place: FilePlace,
  limits: RoomLimits,
): Promise<ItemRow> {
  const stored = await upload.keep()
  return inTransaction(ctx, async (tx) => {
    const folder = await lockFolder(tx, ctx, open, 'write')
    await ensureRoom(tx, folder, limits, { bytes: stored.size, isNew: !place.versionOf })
    return placeFile(tx, ctx, folder, { ...upload, stored }, place)
  })
}

/** Gives a file its row in a locked folder, and tells of it. A name that is taken gets a numeric prefix. */
export async function placeFile(
  tx: Tx,
  ctx: BusinessdataCtx,
  folder: OpenFolder,
  file: ArrivedFile,
  place: FilePlace,
): Promise<ItemRow> {
  const { former, subfolderId } = await findPlace(tx, ctx, folder, file.filename, place)
  const item = former
    ? await replaceContent(tx, ctx, former, contentOf(file, folder))
    : await insertFile(tx, ctx, folder, file, subfolderId)
  await recordChange(tx, ctx, { entity: 'folder', entityId: folder.folderId, action: 'upload-file' })
  await logAct(tx, ctx, folder, { act: former ? 'new-version' : 'upload', itemIds: [item.id] })
  await publishFolder(tx, ctx, folder, ctx.actor.userId)
  return item
}

/**
 * The item that a file is the next version of, or the subfolder it goes to. 404 where the folder has none such, 415 where
 * the file is of another format than the item, 409 where a guest would not see what he puts in.
 */
export async function findPlace(
  db: BusinessdataCtx['db'],
  ctx: BusinessdataCtx,
  folder: OpenFolder,
  filename: string,
  { subfolderId = null, versionOf }: FilePlace,
): Promise<{ former: ItemRow | undefined; subfolderId: string | null }> {
  requireShown(folder)
  if (subfolderId !== null) await requireSubfolder(db, ctx, folder, subfolderId)
  if (!versionOf) return { former: undefined, subfolderId }
  const [former] = await findItems(db, ctx, folder, [versionOf])
  if (former === undefined || former.deleted_at !== null) throw new NotFound()
  const extension = extensionOf(former.filename)
  if (extensionOf(filename) !== extension)
    throw new UnsupportedMedia('file-format').because(
      `Eine neue Version von „${former.filename}“ muss wieder eine .${extension}-Datei sein.`,
    )
  return { former, subfolderId }
}

async function insertFile(
  tx: Tx,
  ctx: BusinessdataCtx,
  folder: OpenFolder,
  file: ArrivedFile,
  subfolderId: string | null,
): Promise<ItemRow> {
  const taken = await namesTaken(tx, folder.folderId, subfolderId)
  const filename = uniqueFilename(cleanFilename(file.filename), taken)
  const { mediaType, storageKey, size, sha256, side, companyId } = contentOf(file, folder)
  return insertItem(tx, {
    id: uuidv7(),
    offer_id: folder.folderId,
    filename,
    name_key: filename.toLowerCase(),
    subfolder_id: subfolderId,
    media_type: mediaType,
    storage_key: storageKey,
    size,
    sha256,
    side,
    company_id: companyId,
    created_by: ctx.actor.userId,
    create_date: ctx.now(),
    last_update: ctx.now(),
  })
}

const contentOf = ({ mediaType, stored }: ArrivedFile, folder: OpenFolder) => ({
  mediaType,
  storageKey: stored.key,
  size: stored.size,
  sha256: stored.sha256,
  side: folder.side!,
  companyId: companyOf(folder),
})
