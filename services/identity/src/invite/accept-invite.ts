import type { BodyOf, acceptInvite as endpoint } from '@schrankwerk/contracts'
import { Forbidden, recordChange } from '@schrankwerk/service-kit'
import { syncAccountSoon } from '../account/sync-account.ts'
import type { PublicIdentityCtx } from '../identity-ctx.ts'
import { refuseWeakPassword } from '../password/refuse-weak-password.ts'
import { setPassword } from '../password/set-password.ts'
import { type Checking, openFolderOf, requireInvite } from './check-invite.ts'
import { keepFirstNames } from './invite.queries.ts'

/**
 * The first password of somebody invited, and what he is called. Whoever has a password only signs in. Refused once the
 * invitation opens nothing any more: the account would be there for good.
 */
export async function acceptInvite(
  ctx: PublicIdentityCtx & Checking,
  { code, name, lastname, password }: BodyOf<typeof endpoint>,
): Promise<void> {
  const { entry_id, user_id: userId, mail, company_type: companyType } = await requireUnused(ctx, code)
  if ((await openFolderOf(ctx, entry_id)) === null) throw new Forbidden('code-invalid')
  refuseWeakPassword(password, { mail, companyType })
  await setPassword(
    ctx,
    { userId, companyType },
    {
      password,
      except: null,
      unlocks: true,
      // His row is locked: of two at once the later one finds that there is a password.
      before: async (tx) => {
        await requireUnused({ db: tx, now: ctx.now }, code)
        await keepFirstNames(tx, { userId, name, lastname, now: ctx.now() })
        const fields = ['name', 'lastname']
        await recordChange(tx, ctx, { entity: 'user', entityId: userId, action: 'update', fields })
      },
    },
  )
  await syncAccountSoon(ctx, userId)
}

async function requireUnused(ctx: Parameters<typeof requireInvite>[0], code: string) {
  const invite = await requireInvite(ctx, code)
  if (!invite.awaits_first_password) throw new Forbidden('code-invalid')
  return invite
}
