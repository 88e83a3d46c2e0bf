import { getSignInState, unlockUser } from '@schrankwerk/contracts'
import { type Api, type Ctx, inTransaction, NotFound, recordChange, route } from '@schrankwerk/service-kit'
import type { Accounts } from '../account/keycloak.ts'
import type { IdentityTables } from '../database/tables.ts'
import { findOpenLink, findUserToSignIn, type UserToSignIn } from './sign-in.queries.ts'

/** Why someone cannot sign in, for those who keep him: the operator's admins everyone, a company's its own people. */
export function signInRoutes(app: Api<IdentityTables>, accounts: Pick<Accounts, 'lockOf' | 'unlock'>): void {
  route(app, getSignInState, async ({ ctx, query }) => {
    const user = await keptUser(ctx, query.userId)
    const [lock, link] = await Promise.all([
      user.sub === null ? { until: null, wrongPasswords: 0 } : accounts.lockOf(user.sub),
      findOpenLink(ctx.db, user.id),
    ])
    return {
      userId: user.id,
      companyActive: user.company_active,
      pendingRegistration: user.company_pending,
      mailConfirmed: user.mail_confirmed_at !== null,
      passwordChangeNeeded: user.password_change_needed,
      awaitsFirstPassword: user.awaits_first_password,
      linkSentAt: link?.sent_at ?? null,
      linkValidUntil: link?.valid_until ?? null,
      lockedUntil: lock.until,
      wrongPasswords: lock.wrongPasswords,
    }
  })
  route(app, unlockUser, async ({ ctx, query }) => {
    const { id, sub } = await keptUser(ctx, query.userId)
    if (sub === null) return
    await accounts.unlock(sub)
    await inTransaction(ctx, (tx) =>
      recordChange(tx, ctx, { entity: 'user', entityId: id, action: 'unlock' }),
    )
  })
}

async function keptUser({ db, actor }: Ctx<IdentityTables>, id: string): Promise<UserToSignIn> {
  const companyId = actor.companyType === 'ADMIN' ? undefined : actor.companyId
  const user = await findUserToSignIn(db, { id, companyId })
  if (user === undefined) throw new NotFound()
  return user
}
