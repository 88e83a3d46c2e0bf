import { mailChanged, userChanged } from '@schrankwerk/contracts'
import { Forbidden, inTransaction, publish, recordChange } from '@schrankwerk/service-kit'
import { syncAccountSoon } from '../account/sync-account.ts'
import { giveWay } from '../guest/give-way.ts'
import type { PublicIdentityCtx } from '../identity-ctx.ts'
import { voidInvitesOf } from '../invite/invite.queries.ts'
import { findMailOwner, lockMail } from '../registration/registration.queries.ts'
import { removeRegistrationsOf } from '../registration/remove-registration.ts'
import { checkLink } from './check-link.ts'
import { changeMail, keepFormerMail, lockLinkHolder, voidRequests } from './link.queries.ts'
import { redeemLink } from './redeem-link.ts'
import { requestLink } from './request-link.ts'

const purposes = ['changeMail'] as const

/**
 * A user's new address counts from now on, by the code of the link that was sent there; the one before is told. A guest
 * who was only ever invited makes way.
 */
export async function confirmMail(ctx: PublicIdentityCtx, { oobCode }: { oobCode: string }): Promise<void> {
  const link = await checkLink(ctx, oobCode, purposes)
  const { user_id: userId, new_mail: mail } = link
  if (mail === null) throw new Forbidden('code-invalid')
  await ctx.accounts.reach()
  await inTransaction(ctx, async (tx) => {
    await lockMail(tx, mail)
    const owner = await findMailOwner(tx, mail)
    const former = await lockLinkHolder(tx, userId)
    if (former === undefined) throw new Forbidden('code-invalid')
    const { requestId } = await redeemLink(tx, ctx, oobCode, purposes)
    const now = ctx.now()
    await keepFormerMail(tx, requestId, former.mail)
    await voidInvitesOf(tx, userId, now)
    if (owner !== undefined && owner.id !== userId) await giveWay(tx, ctx, { owner, successorId: userId })
    const user = await changeMail(tx, { userId, mail, now })
    // Links to choose a password lie in the box of the address that counts no more.
    await voidRequests(tx, userId, ['resetPassword', 'firstPassword'], now)
    if (former.awaits_first_password) await requestLink(tx, ctx, { purpose: 'firstPassword', userId })
    await removeRegistrationsOf(tx, ctx, mail)
    await recordChange(tx, ctx, { entity: 'user', entityId: userId, action: 'change-mail', fields: ['mail'] })
    await publish(tx, mailChanged, { requestId, userId }, { aggregateId: requestId, aggregateVersion: 2 })
    const payload = { userId, sub: user.sub, companyId: user.company_id }
    await publish(tx, userChanged, payload, { aggregateId: userId, aggregateVersion: user.edit_version })
  })
  await syncAccountSoon(ctx, userId)
}
