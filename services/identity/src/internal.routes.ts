import {
  ensureGuests as ensureGuestsEndpoint,
  getAccountHolder,
  getActor,
  getCompanyForMail,
  getNames,
  getRecipients,
  getUserIds,
  writeAccountMail as writeEndpoint,
  writeInvite as writeInviteEndpoint,
} from '@schrankwerk/contracts'
import { type InternalApi, internalRoute, NotFound } from '@schrankwerk/service-kit'
import { findCompanyForMail } from './company/company.queries.ts'
import type { IdentityTables } from './database/tables.ts'
import { ensureGuests } from './guest/ensure-guests.ts'
import { writeInvite } from './invite/write-invite.ts'
import { writeAccountMail } from './link/write-account-mail.ts'
import { presentActorWithSessions } from './user/user.presenter.ts'
import {
  activeUsersOf,
  findAccountHolder,
  findRecipients,
  findUserBySub,
  namesOf,
} from './user/user.queries.ts'

/** What the other services ask: who someone is, what he is called, and whom a mail goes to. */
export function internalRoutes(app: InternalApi<IdentityTables>): void {
  internalRoute(app, getActor, async ({ ctx, query }) => {
    const user = await findUserBySub(ctx.db, query.sub)
    if (user === undefined) throw new NotFound()
    return presentActorWithSessions(user)
  })
  internalRoute(app, getRecipients, async ({ ctx, body }) =>
    (await findRecipients(ctx.db, body)).map((user) => ({
      userId: user.id,
      companyId: user.company_id,
      mail: user.mail,
      name: user.name,
      lastname: user.lastname,
    })),
  )
  internalRoute(app, getNames, async ({ ctx, body }) =>
    (await namesOf(ctx.db, body.userIds)).map(({ id: userId, name, lastname }) => ({
      userId,
      name,
      lastname,
    })),
  )
  internalRoute(app, getUserIds, async ({ ctx, body }) =>
    (await activeUsersOf(ctx.db, body.companyIds)).map((user) => ({
      userId: user.id,
      companyId: user.company_id,
    })),
  )
  internalRoute(app, writeEndpoint, ({ ctx, body }) => writeAccountMail(ctx, body.requestId))
  internalRoute(app, ensureGuestsEndpoint, ({ ctx, body }) => ensureGuests(ctx, body.mails))
  internalRoute(app, writeInviteEndpoint, ({ ctx, body }) => writeInvite(ctx, body))
  internalRoute(app, getAccountHolder, async ({ ctx, query }) => {
    const user = await findAccountHolder(ctx.db, query.userId)
    if (user === undefined) throw new NotFound()
    const { id: userId, company_id: companyId, mail, name, lastname } = user
    return { userId, companyId, mail, name, lastname }
  })
  internalRoute(app, getCompanyForMail, async ({ ctx, query }) => {
    const company = await findCompanyForMail(ctx.db, query.id)
    if (company === undefined) throw new NotFound()
    const { id, name, type, city, active, pending_registration: pendingRegistration } = company
    return { id, name, type, city, active, pendingRegistration, admin: company.admin ?? null }
  })
}
