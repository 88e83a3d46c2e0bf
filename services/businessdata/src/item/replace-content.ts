import type { FolderSide } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { BusinessdataTables } from '../database/tables.ts'
import { lockRoomUsed } from '../upload/room.queries.ts'
import { type ItemRow, updateContent } from './item.queries.ts'
import { keepFormerVersion } from './item-version.queries.ts'

/** What stands under a name: the bytes, whose they are, and to whose room they count. */
export interface ItemContent {
  mediaType: string
  storageKey: string
  size: number
  sha256: string
  side: FolderSide | null
  companyId: string | null
}

/**
 * Puts other bytes under the name of an item; the former ones become a version of it. `created_by` and `create_date` are
 * those of the bytes and go with them. Belongs behind the folder's lock, with the log and the news of the act.
 */
export async function replaceContent(
  tx: Transaction<BusinessdataTables>,
  ctx: Pick<BusinessdataCtx, 'actor' | 'now'>,
  { id, offer_id: folderId }: Pick<ItemRow, 'id' | 'offer_id'>,
  content: ItemContent,
): Promise<ItemRow> {
  await lockRoomUsed(tx, folderId)
  // The asker may see an earlier content than the one that stands there.
  await keepFormerVersion(tx, folderId, id)
  return updateContent(tx, folderId, id, {
    media_type: content.mediaType,
    storage_key: content.storageKey,
    size: content.size,
    sha256: content.sha256,
    side: content.side,
    company_id: content.companyId,
    created_by: ctx.actor.userId,
    create_date: ctx.now(),
  })
}
