import { cleanFilename, uniqueFilename } from '@schrankwerk/domain'
import { inTransaction, recordChange, type Upload, uuidv7 } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { companyOf } from '../folder/folder.policy.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { lockFolder, type OpenFolder } from '../folder/open-folder.ts'
import { logAct } from '../log/log-act.ts'
import { type ItemRow, insertItem, namesTaken } from './item.queries.ts'

/** Puts a file into the folder. A name that is taken gets a numeric prefix. */
export async function putItem(ctx: BusinessdataCtx, open: OpenFolder, upload: Upload): Promise<ItemRow> {
  const stored = await upload.keep()
  return inTransaction(ctx, async (tx) => {
    const folder = await lockFolder(tx, ctx, open, 'write')
    const { folderId, side } = folder
    const filename = uniqueFilename(cleanFilename(upload.filename), await namesTaken(tx, folderId, null))
    const item = await insertItem(tx, {
      id: uuidv7(),
      offer_id: folderId,
      filename,
      name_key: filename.toLowerCase(),
      media_type: upload.mediaType,
      storage_key: stored.key,
      size: stored.size,
      sha256: stored.sha256,
      side: side!,
      company_id: companyOf(folder),
      created_by: ctx.actor.userId,
      create_date: ctx.now(),
      last_update: ctx.now(),
    })
    await recordChange(tx, ctx, { entity: 'folder', entityId: folderId, action: 'upload-file' })
    await logAct(tx, ctx, folder, { act: 'upload', itemIds: [item.id] })
    await publishFolder(tx, folder, ctx.actor.userId)
    return item
  })
}
