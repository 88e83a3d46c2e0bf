import type { BodyOf, moveBusinessDataItems as endpoint } from '@schrankwerk/contracts'
import { uniqueFilename } from '@schrankwerk/domain'
import { Conflict, inTransaction, NotFound, recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { BusinessdataTables } from '../database/tables.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { lockFolder, type OpenFolder } from '../folder/open-folder.ts'
import { logAct } from '../log/log-act.ts'
import { requireSubfolder } from '../subfolder/require-subfolder.ts'
import { findItems, type ItemRow, namesTaken, placeItems } from './item.queries.ts'

/** Files into a subfolder, or to the top: all of them or none. A name that is taken there gets a prefix. */
export function moveItems(
  ctx: BusinessdataCtx,
  open: OpenFolder,
  { items: wanted, subfolderId }: BodyOf<typeof endpoint>,
): Promise<ItemRow[]> {
  return inTransaction(ctx, async (tx) => {
    const folder = await lockFolder(tx, ctx, open, 'write')
    const { folderId } = folder
    if (subfolderId !== null) await requireSubfolder(tx, ctx, folder, subfolderId)
    const versions = new Map(wanted.map(({ itemId, editVersion }) => [itemId, editVersion]))
    const items = (await findItems(tx, ctx, folder, [...versions.keys()])).filter(
      (item) => item.deleted_at === null,
    )
    if (items.length < versions.size) throw new NotFound()
    if (items.some((item) => versions.get(item.id) !== item.edit_version))
      throw new Conflict('changed-meanwhile')
    const elsewhere = items.filter((item) => item.subfolder_id !== subfolderId)
    if (elsewhere.length === 0) return items
    await putIntoSubfolder(tx, ctx, folderId, elsewhere, subfolderId)
    await recordChange(tx, ctx, {
      entity: 'folder',
      entityId: folderId,
      action: 'move',
      fields: ['subfolder'],
    })
    await logAct(tx, ctx, folder, {
      act: 'move',
      itemIds: elsewhere.map(({ id }) => id),
      ...(subfolderId !== null && { subfolderId }),
    })
    await publishFolder(tx, ctx, folder, ctx.actor.userId)
    return findItems(tx, ctx, folder, [...versions.keys()])
  })
}

/** Gives files their place under names that are free there; behind the folder's lock. */
export async function putIntoSubfolder(
  tx: Transaction<BusinessdataTables>,
  ctx: Pick<BusinessdataCtx, 'now'>,
  folderId: string,
  items: readonly ItemRow[],
  subfolderId: string | null,
): Promise<void> {
  if (items.length === 0) return
  const taken = new Set((await namesTaken(tx, folderId, subfolderId)).map((name) => name.toLowerCase()))
  const places = items.map(({ id, edit_version: editVersion, filename: wanted }) => {
    const filename = taken.has(wanted.toLowerCase()) ? uniqueFilename(wanted, taken) : wanted
    taken.add(filename.toLowerCase())
    return { id, editVersion, filename }
  })
  if ((await placeItems(tx, folderId, places, subfolderId, ctx.now())) < items.length)
    throw new Conflict('changed-meanwhile')
}
