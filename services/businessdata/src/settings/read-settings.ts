import { berlinDate } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { BusinessdataTables } from '../database/tables.ts'
import type { OpenSettings } from './open-settings.ts'
import { presentSettings } from './settings.presenter.ts'
import { entriesOf } from './settings.queries.ts'

/** Who may open the folder. */
export async function readSettings(
  db: Kysely<BusinessdataTables>,
  ctx: BusinessdataCtx,
  { folderId, folder, side }: Pick<OpenSettings, 'folderId' | 'folder' | 'side'>,
) {
  return presentSettings(folder, side, await entriesOf(db, ctx, folderId), berlinDate(ctx.now()))
}
