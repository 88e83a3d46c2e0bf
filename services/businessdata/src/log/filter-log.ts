import type { FolderLogEntry, filterFolderLog, QueryOf } from '@schrankwerk/contracts'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { doersIn } from '../folder/people-in-folder.ts'
import type { IdentityClient } from '../identity-client.ts'
import type { OpenSettings } from '../settings/open-settings.ts'
import { doerOf, presentLogEntry } from './log.presenter.ts'
import { listLog, namesIn } from './log.queries.ts'

/** One page of what was done in a folder, with everybody and everything called as they are called now. */
export async function filterLog(
  ctx: BusinessdataCtx,
  identity: IdentityClient,
  open: OpenSettings,
  { offerId: _, ...filter }: QueryOf<typeof filterFolderLog>,
): Promise<{ content: FolderLogEntry[]; totalElements: number }> {
  const { folderId } = open
  const { rows, total } = await listLog(ctx.db, ctx.actor, { ...filter, folderId })
  const [names, shown] = await Promise.all([
    namesIn(ctx.db, folderId, {
      itemIds: [...new Set(rows.flatMap((row) => row.first_item_ids))],
      subfolderIds: [...new Set(rows.flatMap((row) => row.subfolder_id ?? []))],
      entryIds: [...new Set(rows.flatMap((row) => row.entry_id ?? []))],
    }),
    doersIn(ctx, identity, open, rows.map(doerOf)),
  ])
  return {
    content: rows.map((row) => presentLogEntry(row, open, shown(doerOf(row)), names)),
    totalElements: total,
  }
}
