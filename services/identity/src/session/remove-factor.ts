import {
  Conflict,
  type Ctx,
  Forbidden,
  inTransaction,
  NotFound,
  recordChange,
} from '@schrankwerk/service-kit'
import type { Accounts } from '../account/keycloak.ts'
import { syncAccount } from '../account/sync-account.ts'
import type { IdentityTables } from '../database/tables.ts'
import { lockUser } from '../user/last-admin.queries.ts'
import { findUser } from '../user/user.queries.ts'
import { needsSecondFactor, type SecondFactorSetting } from './second-factor.policy.ts'

type Removing = Pick<Ctx<IdentityTables>, 'db' | 'actor' | 'now' | 'log'> & {
  accounts: Accounts
  setting: SecondFactorSetting
}

/**
 * Takes a second factor of his own from someone who knows his password. While one is required of him his row stays
 * locked meanwhile: of two that go at once, the last one does not.
 */
export async function removeFactor(
  ctx: Removing,
  { id, currentPassword }: { id: string; currentPassword: string },
): Promise<void> {
  const { accounts, actor, setting } = ctx
  const user = await findUser(ctx.db, actor.userId)
  if (user === undefined || user.sub === null) throw new NotFound()
  const { sub, mail } = user
  // The account may still have the address from before a change.
  await syncAccount(ctx, user.id)
  if (!(await accounts.checkPassword(mail, currentPassword))) throw new Forbidden('current-password-wrong')
  await inTransaction(ctx, async (tx) => {
    await lockUser(tx, actor.userId)
    const factors = await accounts.factorsOf(sub)
    if (!factors.some((factor) => factor.id === id)) throw new NotFound()
    if (factors.length === 1 && needsSecondFactor(actor, setting))
      throw new Conflict('second-factor-required')
    await accounts.removeFactor(sub, id)
    await recordChange(tx, ctx, {
      entity: 'user',
      entityId: actor.userId,
      action: 'update',
      fields: ['secondFactor'],
    })
  })
}
