import { getActor, getRecipients } from '@schrankwerk/contracts'
import { type InternalApi, internalRoute, NotFound } from '@schrankwerk/service-kit'
import type { IdentityTables } from './database/tables.ts'
import { presentActorWithSessions } from './user/user.presenter.ts'
import { findRecipients, findUserBySub } from './user/user.queries.ts'

/** What the other services ask: who someone is, and whom a mail goes to. */
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
}
