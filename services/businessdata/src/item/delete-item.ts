import { inTransaction, NotFound, recordChange } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { lockFolder, type OpenFolder } from '../folder/open-folder.ts'
import { logAct } from '../log/log-act.ts'
import { findItems, markItemDeleted } from './item.queries.ts'

/** Takes a file out of the folder. Answers false when it was gone already. */
export async function deleteItem(ctx: BusinessdataCtx, open: OpenFolder, itemId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const folder = await lockFolder(tx, ctx, open, 'write')
    const [item] = await findItems(tx, ctx, folder, [itemId])
    if (item === undefined) throw new NotFound()
    if (!(await markItemDeleted(tx, item.id, ctx.now()))) return false
    await recordChange(tx, ctx, { entity: 'folder', entityId: folder.folderId, action: 'delete-file' })
    await logAct(tx, ctx, folder, { act: 'delete', itemIds: [item.id] })
    await publishFolder(tx, folder, ctx.actor.userId)
    return true
  })
}
