import { inTransaction, NotFound, recordChange } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../app.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { findItems, markItemDeleted } from './item.queries.ts'

/** Takes a file out of the folder. Answers false when it was gone already. */
export async function deleteItem(
  ctx: BusinessdataCtx,
  { offerId, itemId }: { offerId: string; itemId: string },
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [item] = await findItems(tx, ctx.actor, offerId, [itemId])
    if (item === undefined) throw new NotFound()
    if (!(await markItemDeleted(tx, item.id, ctx.now()))) return false
    await recordChange(tx, ctx, { entity: 'folder', entityId: offerId, action: 'delete-file' })
    await publishFolder(tx, offerId, ctx.actor.userId)
    return true
  })
}
