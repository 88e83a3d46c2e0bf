import type { BodyOf, renameBusinessDataItem as endpoint } from '@schrankwerk/contracts'
import { cleanFilename, extensionOf } from '@schrankwerk/domain'
import { Conflict, inTransaction, NotFound, recordChange, UnsupportedMedia } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { lockFolder, type OpenFolder } from '../folder/open-folder.ts'
import { logAct } from '../log/log-act.ts'
import { findItems, type ItemRow, namesTaken, placeItems } from './item.queries.ts'

/** Another name for a file; what it is stays, and so does its ending. */
export function renameItem(
  ctx: BusinessdataCtx,
  open: OpenFolder,
  { itemId, editVersion, filename: wanted }: BodyOf<typeof endpoint>,
): Promise<ItemRow> {
  const filename = cleanFilename(wanted)
  return inTransaction(ctx, async (tx) => {
    const folder = await lockFolder(tx, ctx, open, 'write')
    const { folderId } = folder
    const [item] = await findItems(tx, ctx, folder, [itemId])
    if (item === undefined || item.deleted_at !== null) throw new NotFound()
    if (extensionOf(filename) !== extensionOf(item.filename))
      throw new UnsupportedMedia('file-format').because(
        `Die Endung bleibt, wie sie ist: Bitte lassen Sie den Namen auf „.${extensionOf(item.filename)}“ enden.`,
      )
    const others = (await namesTaken(tx, folderId, item.subfolder_id)).filter(
      (name) => name !== item.filename,
    )
    if (others.some((name) => name.toLowerCase() === filename.toLowerCase())) throw new Conflict('name-taken')
    const place = { id: itemId, editVersion, filename }
    if ((await placeItems(tx, folderId, [place], item.subfolder_id, ctx.now())) === 0)
      throw new Conflict('changed-meanwhile')
    await recordChange(tx, ctx, {
      entity: 'folder',
      entityId: folderId,
      action: 'rename',
      fields: ['filename'],
    })
    await logAct(tx, ctx, folder, { act: 'rename', itemIds: [itemId] })
    await publishFolder(tx, ctx, folder, ctx.actor.userId)
    const [renamed] = await findItems(tx, ctx, folder, [itemId])
    return renamed!
  })
}
