import { type User, userChanged } from '@schrankwerk/contracts'
import { changeableFields, keeperOf } from '@schrankwerk/domain'
import {
  Conflict,
  type Ctx,
  Forbidden,
  inTransaction,
  NotFound,
  publish,
  recordChange,
  type Sendable,
} from '@schrankwerk/service-kit'
import type { IdentityTables } from '../database/tables.ts'
import { lockLinkHolder, voidRequests } from '../link/link.queries.ts'
import { findNewMail } from '../link/new-mail.ts'
import { readUser } from './read-user.ts'
import { requirePassedGate } from './user.policy.ts'
import { findKeptUser } from './user.queries.ts'

/**
 * A new address that waits to be confirmed waits no longer: the link that was sent there is void. Whoever may ask for
 * another address may take it back. Throws `changed-meanwhile` where none waits, for it may count by now.
 */
export async function takeBackMail(ctx: Ctx<IdentityTables>, userId: string): Promise<Sendable<User>> {
  requirePassedGate(ctx.actor, userId === ctx.actor.userId)
  const user = await findKeptUser(ctx.db, ctx.actor, userId)
  if (user === undefined) throw new NotFound()
  const keeper = keeperOf(ctx.actor, { id: userId, companyId: user.company_id })
  if (keeper === undefined || !changeableFields[keeper].includes('mail')) throw new Forbidden()
  await inTransaction(ctx, async (tx) => {
    const holder = await lockLinkHolder(tx, userId)
    if (holder === undefined) throw new NotFound()
    const now = ctx.now()
    if (!(await findNewMail({ db: tx, now: ctx.now }, userId))) throw new Conflict('changed-meanwhile')
    await voidRequests(tx, userId, ['changeMail'], now)
    await recordChange(tx, ctx, { entity: 'user', entityId: userId, action: 'withdraw', fields: ['mail'] })
    const { sub, company_id: companyId, edit_version: aggregateVersion } = holder
    await publish(tx, userChanged, { userId, sub, companyId }, { aggregateId: userId, aggregateVersion })
  })
  return readUser(ctx, (await findKeptUser(ctx.db, ctx.actor, userId)) ?? user)
}
