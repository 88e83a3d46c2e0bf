import { cleanFilename, uniqueFilename } from '@schrankwerk/domain'
import { inTransaction, recordChange, type Upload, uuidv7 } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { authorise, partyOf } from '../folder/folder.policy.ts'
import { ensureFolder } from '../folder/folder.queries.ts'
import { publishFolder } from '../folder/folder-news.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { type ItemRow, insertItem, itemsOf } from './item.queries.ts'

/** Puts a file into the folder. A name that is taken gets a numeric prefix. */
export async function putItem(ctx: BusinessdataCtx, { offer }: OpenFolder, upload: Upload): Promise<ItemRow> {
  const stored = await upload.keep()
  return inTransaction(ctx, async (tx) => {
    const folder = await ensureFolder(tx, offer, ctx.now())
    // Asked again under the lock: the upload may have taken minutes.
    authorise('write', partyOf(offer, ctx.actor), folder.types, ctx.actor)
    const taken = (await itemsOf(tx, ctx.actor, offer.offerId)).map((item) => item.filename)
    const filename = uniqueFilename(cleanFilename(upload.filename), taken)
    const item = await insertItem(tx, {
      id: uuidv7(),
      offer_id: offer.offerId,
      filename,
      name_key: filename.toLowerCase(),
      media_type: upload.mediaType,
      storage_key: stored.key,
      size: stored.size,
      sha256: stored.sha256,
      created_by: ctx.actor.userId,
      create_date: ctx.now(),
      last_update: ctx.now(),
    })
    await recordChange(tx, ctx, { entity: 'folder', entityId: offer.offerId, action: 'upload-file' })
    await publishFolder(tx, offer, ctx.actor.userId)
    return item
  })
}
