import { registrationConfirmed, userChanged } from '@schrankwerk/contracts'
import { Forbidden, inTransaction, NotFound, publish, recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import { registrationName, syncAccountSoon } from '../account/sync-account.ts'
import { findCompany } from '../company/company.queries.ts'
import { publishCompany } from '../company/publish-company.ts'
import type { IdentityTables } from '../database/tables.ts'
import { giveWay } from '../guest/give-way.ts'
import type { PublicIdentityCtx } from '../identity-ctx.ts'
import { checkLink } from '../link/check-link.ts'
import { lockLinkHolder } from '../link/link.queries.ts'
import { redeemLink } from '../link/redeem-link.ts'
import { confirmUser, findMailOwner, lockMail } from './registration.queries.ts'
import { removeRegistrationsOf } from './remove-registration.ts'

const purposes = ['confirmRegistration'] as const

/**
 * The address of a registration counts from now on, by the code of its link and by its own password, which whoever only
 * reads the mail does not have. Whatever else waits to be confirmed for the address goes, and a guest who was only ever
 * invited makes way.
 */
export async function confirmRegistration(
  ctx: PublicIdentityCtx,
  { oobCode, password }: { oobCode: string; password: string },
): Promise<void> {
  const link = await checkLink(ctx, oobCode, purposes)
  const { user_id: userId, mail } = link
  if (!(await ctx.accounts.checkPassword(registrationName(userId), password)))
    throw new Forbidden('registration-password-wrong')
  await inTransaction(ctx, async (tx) => {
    await lockMail(tx, mail)
    const owner = await findMailOwner(tx, mail)
    if ((await lockLinkHolder(tx, userId)) === undefined) throw new Forbidden('code-invalid')
    await redeemLink(tx, ctx, oobCode, purposes)
    if (owner !== undefined) await giveWay(tx, ctx, { owner, successorId: userId })
    await confirm(tx, ctx, userId)
    await removeRegistrationsOf(tx, ctx, mail)
  })
  await syncAccountSoon(ctx, userId)
}

async function confirm(
  tx: Transaction<IdentityTables>,
  ctx: PublicIdentityCtx,
  userId: string,
): Promise<void> {
  const user = await confirmUser(tx, userId, ctx.now())
  if (user === undefined) throw new Forbidden('code-invalid')
  const { company_id: companyId, sub } = user
  const company = await findCompany(tx, companyId)
  if (company === undefined) throw new NotFound()
  await recordChange(tx, ctx, { entity: 'user', entityId: userId, action: 'confirm-mail' })
  await publish(
    tx,
    registrationConfirmed,
    { companyId, userId },
    { aggregateId: companyId, aggregateVersion: company.edit_version },
  )
  await publishCompany(tx, company, company.edit_version)
  const payload = { userId, sub, companyId }
  await publish(tx, userChanged, payload, { aggregateId: userId, aggregateVersion: user.edit_version })
}
