import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { itemsOf } from '../item/item.queries.ts'
import { subfoldersOf } from '../subfolder/subfolder.queries.ts'
import { presentFolder } from './folder.presenter.ts'
import type { OpenFolder } from './open-folder.ts'

/** A folder with everything in it, as the asker sees it. */
export async function readFolder(ctx: BusinessdataCtx, open: OpenFolder) {
  const [items, subfolders] = await Promise.all([
    itemsOf(ctx.db, ctx, open),
    subfoldersOf(ctx.db, ctx, open.folderId),
  ])
  return presentFolder(open, {
    items,
    subfolders: subfolders.map(({ id, name, edit_version: editVersion }) => ({ id, name, editVersion })),
    room: null,
    settings: null,
    accessUntil: null,
  })
}
