import type { BodyOf, restoreItemVersion as endpoint } from '@schrankwerk/contracts'
import { Conflict, inTransaction, NotFound, recordChange } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { companyOf, requireShown } from '../folder/folder.policy.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { lockFolder, type OpenFolder } from '../folder/open-folder.ts'
import { logAct } from '../log/log-act.ts'
import { ensureRoom, type RoomLimits } from '../upload/room.ts'
import { findItems, type ItemRow } from './item.queries.ts'
import { findFormerVersion } from './item-version.queries.ts'
import { replaceContent } from './replace-content.ts'

/** Makes what stood under a name before the current content again, as a version of its own. */
export function restoreItemVersion(
  ctx: BusinessdataCtx,
  open: OpenFolder,
  { itemId, version, editVersion }: BodyOf<typeof endpoint>,
  limits: RoomLimits,
): Promise<ItemRow> {
  return inTransaction(ctx, async (tx) => {
    const folder = await lockFolder(tx, ctx, open, 'write')
    requireShown(folder)
    const [item] = await findItems(tx, ctx, folder, [itemId])
    if (item === undefined || item.deleted_at !== null) throw new NotFound()
    const former = await findFormerVersion(tx, ctx, folder, itemId, version)
    if (former === undefined) throw new NotFound()
    if (item.edit_version !== editVersion) throw new Conflict('changed-meanwhile')
    await ensureRoom(tx, folder, limits, { bytes: former.size, isNew: false })
    const restored = await replaceContent(tx, ctx, item, {
      mediaType: former.media_type,
      storageKey: former.storage_key,
      size: former.size,
      sha256: former.sha256,
      // Else restoring would show a file to outsiders that its side did not agree to show.
      side: former.side,
      companyId: companyOf(folder),
    })
    await recordChange(tx, ctx, { entity: 'folder', entityId: folder.folderId, action: 'restore' })
    await logAct(tx, ctx, folder, { act: 'restore', itemIds: [itemId] })
    await publishFolder(tx, ctx, folder, ctx.actor.userId)
    return restored
  })
}
