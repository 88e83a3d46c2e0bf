import type { BodyOf, inviteAgain as endpoint } from '@schrankwerk/contracts'
import {
  berlinDate,
  Conflict,
  Forbidden,
  inTransaction,
  NotFound,
  recordChange,
  TooMany,
} from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { publishFolder } from '../folder/folder-news.ts'
import { logAct } from '../log/log-act.ts'
import { lockSettings, type OpenSettings } from '../settings/open-settings.ts'
import { inviteTo } from './invite-effective.ts'
import { findEntry, invitationsAgain } from './visibility.queries.ts'

const mostInAnHour = 3
const hourMs = 3_600_000

/** Has the invitation of an own entry mailed once more; the code of the former one stops counting with it. */
export async function inviteAgain(
  ctx: BusinessdataCtx,
  open: OpenSettings,
  { entryId }: BodyOf<typeof endpoint>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockSettings(tx, ctx, open, undefined)
    const now = ctx.now()
    const entry = await findEntry(tx, locked.folderId, entryId)
    if (entry === undefined || (entry.end_date !== null && entry.end_date < berlinDate(now)))
      throw new NotFound()
    if (entry.side !== locked.side) throw new Forbidden()
    if (locked.state !== 'open') throw new Conflict('folder-not-open')
    const before = await invitationsAgain(tx, entryId, new Date(now.getTime() - hourMs))
    const oldest = before.at(-mostInAnHour)
    if (oldest !== undefined) throw new TooMany(Math.ceil((oldest.getTime() + hourMs - now.getTime()) / 1000))
    if (!(await inviteTo(tx, ctx, locked, entry))) throw new Conflict('folder-entry-idle')
    await recordChange(tx, ctx, { entity: 'folder-entry', entityId: entryId, action: 'send-link' })
    await logAct(tx, ctx, locked, { act: 'invite-again', entryId })
    await publishFolder(tx, ctx, locked, ctx.actor.userId)
  })
}
