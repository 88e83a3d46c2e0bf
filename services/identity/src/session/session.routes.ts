import { endOwnSessions, getSecondFactors, getSessions, removeSecondFactor } from '@schrankwerk/contracts'
import { type Api, type Ctx, NotFound, route, sessionIdOf } from '@schrankwerk/service-kit'
import { endSessions } from '../account/end-sessions.ts'
import type { Accounts } from '../account/keycloak.ts'
import type { IdentityTables } from '../database/tables.ts'
import { findUser, type UserRow } from '../user/user.queries.ts'
import { removeFactor } from './remove-factor.ts'
import { needsSecondFactor, type SecondFactorSetting } from './second-factor.policy.ts'

interface Parts {
  accounts: Accounts
  operatorSecondFactor: SecondFactorSetting
}

/** What someone sees and ends of his own ways in. */
export function sessionRoutes(
  app: Api<IdentityTables>,
  { accounts, operatorSecondFactor: setting }: Parts,
): void {
  route(app, getSessions, async ({ ctx, c }) => {
    const { sub } = await ownRow(ctx)
    const current = sessionIdOf(c)
    const sessions = sub === null ? [] : await accounts.sessionsOf(sub)
    return sessions.map((session) => ({ ...session, current: session.id === current }))
  })
  route(app, endOwnSessions, async ({ ctx, query, c }) => {
    const except = query.current ? undefined : sessionIdOf(c)
    await endSessions({ ...ctx, accounts }, { userId: ctx.actor.userId, except })
  })
  route(app, getSecondFactors, async ({ ctx }) => {
    const { sub } = await ownRow(ctx)
    const factors = sub === null ? [] : await accounts.factorsOf(sub)
    return { required: needsSecondFactor(ctx.actor, setting), factors }
  })
  route(app, removeSecondFactor, ({ ctx, body }) => removeFactor({ ...ctx, accounts, setting }, body))
}

async function ownRow({ db, actor }: Ctx<IdentityTables>): Promise<UserRow> {
  const user = await findUser(db, actor.userId)
  if (user === undefined) throw new NotFound()
  return user
}
