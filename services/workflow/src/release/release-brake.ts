import { TooMany } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { countRelease } from './release-brake.queries.ts'

/** How many enquiries and offers a company may release. */
export interface ReleaseLimits {
  perMinute: number
  perHour: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * Counts a release of the actor's company within the transaction that releases: where it is rolled back, nothing
 * was counted. Throws `TooMany` once there were as many as there may be; releases of other companies go on.
 */
export async function brakeRelease(
  tx: Transaction<WorkflowTables>,
  ctx: WorkflowCtx,
  limits: ReleaseLimits,
): Promise<void> {
  const now = ctx.now()
  const at = await countRelease(tx, ctx.actor.companyId, now, new Date(now.getTime() - hourMs))
  const waitMs = Math.max(
    untilRoom(at, limits.perMinute, minuteMs, now),
    untilRoom(at, limits.perHour, hourMs, now),
  )
  if (waitMs <= 0) return
  const seconds = Math.ceil(waitMs / 1000)
  throw new TooMany(seconds, 'too-many-releases').because(
    `Ihr Unternehmen hat gerade sehr viele Anfragen oder Angebote freigegeben. Der Entwurf bleibt, wie er ist. Bitte geben Sie ihn in ${waitText(seconds)} frei.`,
  )
}

/** Until the oldest of the last `limit` before this one has left the window; the last of `at` is this one. */
function untilRoom(at: readonly Date[], limit: number, windowMs: number, now: Date): number {
  const oldest = at[at.length - 1 - limit]
  return oldest === undefined ? 0 : oldest.getTime() + windowMs - now.getTime()
}

function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'einer Minute' : `${minutes} Minuten`
}
