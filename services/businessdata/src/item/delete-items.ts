import { inTransaction, NotFound, recordChange } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { lockFolder, type OpenFolder } from '../folder/open-folder.ts'
import { logAct } from '../log/log-act.ts'
import { findItems, markItemsDeleted } from './item.queries.ts'

/** Takes files out of the folder, all of them or none. Answers the ids of those that were not gone already. */
export async function deleteItems(
  ctx: BusinessdataCtx,
  open: OpenFolder,
  itemIds: readonly string[],
): Promise<string[]> {
  const wanted = new Set(itemIds)
  return inTransaction(ctx, async (tx) => {
    const folder = await lockFolder(tx, ctx, open, 'write')
    const items = await findItems(tx, ctx, folder, [...wanted])
    if (items.length < wanted.size) throw new NotFound()
    const deleted = await markItemsDeleted(
      tx,
      folder.folderId,
      items.map(({ id }) => id),
      ctx.now(),
    )
    if (deleted.length === 0) return []
    await recordChange(tx, ctx, { entity: 'folder', entityId: folder.folderId, action: 'delete-file' })
    await logAct(tx, ctx, folder, { act: 'delete', itemIds: deleted })
    await publishFolder(tx, ctx, folder, ctx.actor.userId)
    return deleted
  })
}
