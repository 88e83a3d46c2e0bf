import { countLogin as countEndpoint, getLastLogins, getUser } from '@schrankwerk/contracts'
import { type Api, changeEntries, Forbidden, NotFound, route } from '@schrankwerk/service-kit'
import type { IdentityTables } from '../database/tables.ts'
import { isHeldAtGate, visibilityOf } from './user.policy.ts'
import { presentUser, presentUserName } from './user.presenter.ts'
import { countLogin, findVisibleUser, lastLogins } from './user.queries.ts'

export function userRoutes(app: Api<IdentityTables>): void {
  route(app, getUser, async ({ ctx, query }) => {
    const id = query.id ?? ctx.actor.userId
    const isOwn = id === ctx.actor.userId
    isHeldAtGate(ctx.actor, isOwn)
    const user = await findVisibleUser(ctx.db, ctx.actor, id)
    const sight =
      user && (isOwn ? 'full' : visibilityOf(ctx.actor, { id: user.company_id, type: user.company_type }))
    if (user === undefined || sight === 'none') throw new NotFound()
    if (sight === 'name') return presentUserName(user)
    return presentUser(user, await changeEntries(ctx.db, 'user', user.id))
  })
  route(app, countEndpoint, async ({ ctx, query }) => {
    if (query.userId !== ctx.actor.userId) throw new Forbidden('not-allowed')
    await countLogin(ctx.db, ctx.actor.userId, ctx.now())
  })
  route(app, getLastLogins, async ({ ctx }) =>
    (await lastLogins(ctx.db)).map((user) => ({
      userId: user.id,
      name: user.name,
      lastname: user.lastname,
      lastLoginAt: user.last_login_at,
    })),
  )
}
