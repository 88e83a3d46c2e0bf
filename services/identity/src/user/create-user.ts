import { type BodyOf, type createUser as endpoint, userChanged } from '@schrankwerk/contracts'
import { alsoOk, inTransaction, NotFound, publish, recordChange, uuidv7 } from '@schrankwerk/service-kit'
import { syncAccountSoon } from '../account/sync-account.ts'
import { requireOpenCompany } from '../company/require-open-company.ts'
import type { IdentityCtx } from '../identity-ctx.ts'
import { requestLink } from '../link/request-link.ts'
import { lockMail } from '../registration/registration.queries.ts'
import { removeRegistrationsOf } from '../registration/remove-registration.ts'
import { mailTaken } from './mail-taken.ts'
import { readUser } from './read-user.ts'
import { findUser, findUserByMail, keepsEveryone } from './user.queries.ts'
import { insertUser } from './user-change.queries.ts'

/** Makes a user without a password, who gets a link to choose one. An address of a guest makes nothing. */
export async function createUser(ctx: IdentityCtx, input: BodyOf<typeof endpoint>) {
  const { companyId = ctx.actor.companyId, ...person } = input
  if (companyId !== ctx.actor.companyId && !keepsEveryone(ctx.actor)) throw new NotFound()
  const holder = await findUserByMail(ctx.db, person.mail)
  if (holder?.company_type === 'EXTERNAL') return alsoOk(200, { external: true as const })
  if (holder !== undefined) throw mailTaken()
  await ctx.accounts.reach()
  const id = uuidv7()
  await inTransaction(ctx, async (tx) => {
    await lockMail(tx, person.mail)
    if (await findUserByMail(tx, person.mail)) throw mailTaken()
    await requireOpenCompany(tx, companyId)
    const now = ctx.now()
    await insertUser(tx, {
      id,
      company_id: companyId,
      sub: null,
      name: person.name,
      lastname: person.lastname,
      mail: person.mail,
      phone_number: person.phoneNumber,
      admin: person.admin,
      customer_designation: person.customerDesignation ?? null,
      last_login_at: null,
      mail_confirmed_at: now,
      awaits_first_password: true,
      account_due: true,
      create_date: now,
      last_update: now,
    })
    await removeRegistrationsOf(tx, ctx, person.mail)
    await recordChange(tx, ctx, { entity: 'user', entityId: id, action: 'create' })
    const about = { aggregateId: id, aggregateVersion: 1 }
    await publish(tx, userChanged, { userId: id, sub: null, companyId }, about)
    await requestLink(tx, ctx, { purpose: 'firstPassword', userId: id })
  })
  await syncAccountSoon(ctx, id)
  return readUser(ctx, (await findUser(ctx.db, id))!)
}
