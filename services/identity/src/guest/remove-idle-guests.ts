import { inTransaction } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { erasePerson } from '../erasure/erase-user.ts'
import { lockPerson } from '../erasure/erasure.queries.ts'
import { deleteOldInvites } from '../invite/invite.queries.ts'
import { inviteValidityMs } from '../invite/write-invite.ts'
import { findIdleGuests, isIdleGuest } from './guest.queries.ts'

const keptAfterwardsMs = 30 * 24 * 60 * 60_000

/**
 * Guests go who never chose a password, a month after their last invitation ran out: their address is nobody's business
 * here any more. What they may have at Keycloak goes with the next reconciliation. Invitations go then too; until then it
 * can be said that one ran out.
 */
export async function removeIdleGuests(ctx: { db: Kysely<IdentityTables>; now(): Date }): Promise<void> {
  const outBefore = new Date(ctx.now().getTime() - keptAfterwardsMs)
  const madeBefore = new Date(outBefore.getTime() - inviteValidityMs)
  for (const { id } of await findIdleGuests(ctx.db, { madeBefore, outBefore }))
    await inTransaction(ctx, async (tx) => {
      const person = await lockPerson(tx, id)
      if (person !== undefined && (await isIdleGuest(tx, id, outBefore))) await erasePerson(tx, ctx, person)
    })
  await deleteOldInvites(ctx.db, outBefore)
}
