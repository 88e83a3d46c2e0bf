import { inTransaction } from '@schrankwerk/service-kit'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import type { OpenFolder } from '../folder/open-folder.ts'
import { insertLogRow, lockLogOf, wasLoggedSince } from './log.queries.ts'
import { type Act, logRowOf } from './log-act.ts'

const hourMs = 3_600_000

/** Notes that somebody looked, once an hour: an open page asks again and again. */
export async function logReading(
  ctx: BusinessdataCtx,
  open: Pick<OpenFolder, 'folderId' | 'side'>,
  act: Act & { act: 'open' | 'preview' },
): Promise<void> {
  const row = logRowOf(ctx, open, act)
  const anHourAgo = new Date(row.at.getTime() - hourMs)
  if (await wasLoggedSince(ctx.db, anHourAgo, row)) return
  await inTransaction(ctx, async (tx) => {
    await lockLogOf(tx, row)
    if (!(await wasLoggedSince(tx, anHourAgo, row))) await insertLogRow(tx, row)
  })
}
