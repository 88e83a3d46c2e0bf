import {
  countLogin as countEndpoint,
  createUser as createEndpoint,
  deleteUser as deleteEndpoint,
  exportUsers as exportEndpoint,
  filterUsers,
  getLastLogins,
  getUser,
  getUsers,
  getUsersOfCompany,
  sendUserLink as sendLinkEndpoint,
  takeBackMail as takeBackMailEndpoint,
  updateUser as updateEndpoint,
} from '@schrankwerk/contracts'
import { type Api, Forbidden, NotFound, route } from '@schrankwerk/service-kit'
import type { Accounts } from '../account/keycloak.ts'
import { findCompany } from '../company/company.queries.ts'
import type { IdentityTables } from '../database/tables.ts'
import { createUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { exportUsers } from './export-users.ts'
import { readListedUsers, readUser } from './read-user.ts'
import { sendUserLink } from './send-user-link.ts'
import { takeBackMail } from './take-back-mail.ts'
import { updateUser } from './update-user.ts'
import { requirePassedGate, visibilityOf } from './user.policy.ts'
import { presentUserName } from './user.presenter.ts'
import { countLogin, findVisibleUser, keepsEveryone, lastLogins } from './user.queries.ts'
import { listUsers, selectUsers, selectUsersOfCompany } from './user-list.queries.ts'

export function userRoutes(app: Api<IdentityTables>, accounts: Accounts): void {
  route(app, getUser, async ({ ctx, query }) => {
    const id = query.id ?? ctx.actor.userId
    const isOwn = id === ctx.actor.userId
    requirePassedGate(ctx.actor, isOwn)
    const user = await findVisibleUser(ctx.db, ctx.actor, id)
    const sight =
      user && (isOwn ? 'full' : visibilityOf(ctx.actor, { id: user.company_id, type: user.company_type }))
    if (user === undefined || sight === 'none') throw new NotFound()
    return sight === 'name' ? presentUserName(user) : readUser(ctx, user)
  })
  route(app, filterUsers, async ({ ctx, query }) => {
    const { rows, total } = await listUsers(ctx.db, ctx.actor, query)
    return { content: await readListedUsers(ctx, rows), totalElements: total }
  })
  route(app, exportEndpoint, ({ ctx, query }) => exportUsers(ctx, query))
  route(app, getUsers, async ({ ctx }) => readListedUsers(ctx, await selectUsers(ctx.db, ctx.actor)))
  route(app, getUsersOfCompany, async ({ ctx, query }) => {
    const companyId = query.companyId ?? ctx.actor.companyId
    const isKept = companyId === ctx.actor.companyId || keepsEveryone(ctx.actor)
    if (!isKept || !(await findCompany(ctx.db, companyId))) throw new NotFound()
    return readListedUsers(ctx, await selectUsersOfCompany(ctx.db, ctx.actor, companyId))
  })
  route(app, createEndpoint, ({ ctx, body }) => createUser({ ...ctx, accounts }, body))
  route(app, updateEndpoint, ({ ctx, body }) => updateUser({ ...ctx, accounts }, body))
  route(app, takeBackMailEndpoint, ({ ctx, query }) => takeBackMail(ctx, query.userId))
  route(app, deleteEndpoint, ({ ctx, query }) => deleteUser({ ...ctx, accounts }, query.userId))
  route(app, sendLinkEndpoint, ({ ctx, query }) => sendUserLink({ ...ctx, accounts }, query.userId))
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
