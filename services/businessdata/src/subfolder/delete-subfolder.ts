import { inTransaction, NotFound, recordChange } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { lockFolder, type OpenFolder } from '../folder/open-folder.ts'
import { itemsInSubfolder, markItemsDeletedIn } from '../item/item.queries.ts'
import { putIntoSubfolder } from '../item/move-items.ts'
import { logAct } from '../log/log-act.ts'
import { findSubfolder, markSubfolderDeleted } from './subfolder.queries.ts'

/**
 * Takes a subfolder out of the folder with the files in it; those that the asker does not see go back to the top. Answers
 * false when it was gone already.
 */
export function deleteSubfolder(
  ctx: BusinessdataCtx,
  open: OpenFolder,
  subfolderId: string,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const folder = await lockFolder(tx, ctx, open, 'write')
    const { folderId } = folder
    if ((await findSubfolder(tx, ctx, folder, subfolderId)) === undefined) throw new NotFound()
    if (!(await markSubfolderDeleted(tx, folderId, subfolderId, ctx.now()))) return false
    const itemIds = await markItemsDeletedIn(tx, folder, subfolderId, ctx.now())
    await putIntoSubfolder(tx, ctx, folderId, await itemsInSubfolder(tx, folderId, subfolderId), null)
    await recordChange(tx, ctx, {
      entity: 'folder',
      entityId: folderId,
      action: 'delete',
      fields: ['subfolder'],
    })
    await logAct(tx, ctx, folder, { act: 'delete-subfolder', subfolderId, itemIds })
    await publishFolder(tx, ctx, folder, ctx.actor.userId)
    return true
  })
}
