import { NotFound } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { findSubfolder, type SubfolderRow } from './subfolder.queries.ts'

/** A subfolder of the folder that is there, or 404. */
export async function requireSubfolder(
  db: BusinessdataCtx['db'],
  ctx: BusinessdataCtx,
  folder: OpenFolder,
  subfolderId: string,
): Promise<SubfolderRow> {
  const subfolder = await findSubfolder(db, ctx, folder, subfolderId)
  if (subfolder === undefined || subfolder.deleted_at !== null) throw new NotFound()
  return subfolder
}
