import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { logAct } from './log-act.ts'
import { hasOpenedSince } from './opening.queries.ts'

const hourMs = 3_600_000

/** Notes once an hour that somebody looked into the folder. A visitor's opening is noted where his password is checked. */
export async function logOpening(ctx: BusinessdataCtx, open: OpenFolder): Promise<void> {
  if (open.view === 'visitor') return
  const hourAgo = new Date(ctx.now().getTime() - hourMs)
  if (await hasOpenedSince(ctx.db, open.folderId, ctx.actor.userId, hourAgo)) return
  await logAct(ctx.db, ctx, open, { act: 'open' })
}
