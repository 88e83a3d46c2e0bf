import type { BodyOf, endVisibility as endpoint } from '@schrankwerk/contracts'
import { inTransaction, NotFound, recordChange } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { guestsLetIn, publishFolder } from '../folder/folder-news.ts'
import { logAct } from '../log/log-act.ts'
import { lockSettings, type OpenSettings } from '../settings/open-settings.ts'
import { readSettings } from '../settings/read-settings.ts'
import { writeSettings } from '../settings/settings.queries.ts'
import { endEntries } from './end-entries.ts'
import { findEntry } from './visibility.queries.ts'

/** Ends one entry of either side, in a closed folder as well. */
export async function endVisibility(
  ctx: BusinessdataCtx,
  open: OpenSettings,
  { entryId, editVersion }: BodyOf<typeof endpoint>,
) {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockSettings(tx, ctx, open, editVersion)
    const { folderId } = locked
    const entry = await findEntry(tx, folderId, entryId)
    if (entry === undefined) throw new NotFound()
    const formerGuestIds = await guestsLetIn(tx, ctx, locked)
    await endEntries(tx, folderId, [entry], ctx.now())
    const folder = await writeSettings(tx, folderId, {})
    await recordChange(tx, ctx, { entity: 'folder', entityId: folderId, action: 'end-entry' })
    await logAct(tx, ctx, locked, { act: 'end-entry', entryId })
    await publishFolder(tx, ctx, locked, ctx.actor.userId, formerGuestIds)
    return readSettings(tx, ctx, { ...locked, folder })
  })
}
