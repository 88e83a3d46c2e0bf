import { linkPurposes, userChanged } from '@schrankwerk/contracts'
import { Conflict, inTransaction, NotFound, publish, recordChange } from '@schrankwerk/service-kit'
import { syncAccountSoon } from '../account/sync-account.ts'
import type { IdentityCtx } from '../identity-ctx.ts'
import { voidRequests } from '../link/link.queries.ts'
import { lockOtherAdmins } from './last-admin.ts'
import { findKeptUser } from './user.queries.ts'
import { markUserDeleted } from './user-change.queries.ts'

/** From the commit on nobody finds this actor any more, whether or not Keycloak can be told at once. */
export async function deleteUser(ctx: IdentityCtx, userId: string): Promise<void> {
  if (userId === ctx.actor.userId) throw new Conflict('oneself')
  await inTransaction(ctx, async (tx) => {
    const user = await findKeptUser(tx, ctx.actor, userId)
    if (user === undefined) throw new NotFound()
    await lockOtherAdmins(tx, { id: userId })
    const editVersion = await markUserDeleted(tx, { id: userId, companyId: user.company_id }, ctx.now())
    if (editVersion === undefined) throw new NotFound()
    await voidRequests(tx, userId, linkPurposes, ctx.now())
    await recordChange(tx, ctx, { entity: 'user', entityId: userId, action: 'delete' })
    const payload = { userId, sub: user.sub, companyId: user.company_id, deleted: true }
    await publish(tx, userChanged, payload, { aggregateId: userId, aggregateVersion: editVersion })
  })
  await syncAccountSoon(ctx, userId)
}
