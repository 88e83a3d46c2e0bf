import { inTransaction, NotFound, recordChange } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { publishFolder } from '../folder/folder-news.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { findItems, markItemDeleted } from './item.queries.ts'

/** Takes a file out of the folder. Answers false when it was gone already. */
export async function deleteItem(
  ctx: BusinessdataCtx,
  { offer }: OpenFolder,
  itemId: string,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [item] = await findItems(tx, ctx.actor, offer.offerId, [itemId])
    if (item === undefined) throw new NotFound()
    if (!(await markItemDeleted(tx, item.id, ctx.now()))) return false
    await recordChange(tx, ctx, { entity: 'folder', entityId: offer.offerId, action: 'delete-file' })
    await publishFolder(tx, offer, ctx.actor.userId)
    return true
  })
}
