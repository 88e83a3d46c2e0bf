import { type BodyOf, happeningsSeen, type markHappeningsRead as markEndpoint } from '@schrankwerk/contracts'
import { inTransaction, publish, uuidv7 } from '@schrankwerk/service-kit'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { markSeen, markUnseen } from './happening.queries.ts'

/** Marks happenings as seen by oneself, or takes that back. Answers the ids of those it changed. */
export async function markHappeningsRead(
  ctx: WorkflowCtx,
  { read, ...which }: BodyOf<typeof markEndpoint>,
): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const changed = await (read ? markSeen : markUnseen)(tx, ctx, which)
    const { userId } = ctx.actor
    if (changed.length > 0)
      await publish(tx, happeningsSeen, { userId }, { aggregateId: uuidv7(), aggregateVersion: 1 })
    return changed
  })
}
