import { Forbidden, inTransaction, NotFound, recordChange } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { lockFolder, type OpenFolder } from '../folder/open-folder.ts'
import { logAct } from '../log/log-act.ts'
import { findItems, markItemsDeleted } from './item.queries.ts'

/** Takes files out of the folder whose current content the asker sees, all of them or none. Answers the ids of those that were not gone already. */
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
    const standing = items.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id)
    const deleted = await markItemsDeleted(tx, folder, standing, ctx.now())
    // With what he sees of a file would go what the other side has put in its place since, and hides from him.
    if (deleted.length < standing.length)
      throw new Forbidden().because('Diese Datei kann nur eines der beiden Unternehmen löschen.')
    if (deleted.length === 0) return []
    await recordChange(tx, ctx, { entity: 'folder', entityId: folder.folderId, action: 'delete-file' })
    await logAct(tx, ctx, folder, { act: 'delete', itemIds: deleted })
    await publishFolder(tx, ctx, folder, ctx.actor.userId)
    return deleted
  })
}
