import type { FolderSide } from '@schrankwerk/contracts'
import { Conflict, Forbidden } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { BusinessdataTables } from '../database/tables.ts'
import type { FolderRow } from '../folder/folder.queries.ts'
import type { OfferDirectory } from '../folder/offer-directory.ts'
import { lockFolder, type OpenFolder, openFolder } from '../folder/open-folder.ts'

/** A folder open to an admin of one of its two companies. */
export type OpenSettings = OpenFolder & { side: FolderSide }

export const isOpenToAdmin = (
  open: OpenFolder,
  { actor }: Pick<BusinessdataCtx, 'actor'>,
): open is OpenSettings => open.view === 'party' && actor.admin

/** Opens a folder to the admins of its two companies alone; everybody else who sees it is told so. */
export async function openSettings(
  ctx: BusinessdataCtx,
  offers: OfferDirectory,
  offerId: string,
): Promise<OpenSettings> {
  const open = await openFolder(ctx, offers, offerId, 'read')
  if (!isOpenToAdmin(open, ctx)) throw new Forbidden()
  return open
}

/** Locks the folder for a change of what stands in its settings, which must be as the asker saw them. */
export async function lockSettings(
  tx: Transaction<BusinessdataTables>,
  ctx: BusinessdataCtx,
  open: OpenSettings,
  editVersion: number | undefined,
): Promise<OpenSettings & { folder: FolderRow }> {
  const { folder, ...locked } = await lockFolder(tx, ctx, open, 'read')
  if (editVersion !== undefined && folder.edit_version !== editVersion)
    throw new Conflict('changed-meanwhile')
  return { ...locked, folder, side: open.side }
}
