import { ExpectationFailed, Forbidden } from '@schrankwerk/service-kit'
import { syncAccount } from '../account/sync-account.ts'
import type { IdentityCtx } from '../identity-ctx.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { isSameMail } from './same-mail.ts'
import { setPassword } from './set-password.ts'

/** A new password of one's own, by the current one. Ends all sessions but `session`, the `sid` of the one that asks. */
export async function changeOwnPassword(
  ctx: IdentityCtx,
  {
    mail,
    password,
    currentPassword,
    session,
  }: { mail: string; password: string; currentPassword: string; session: string | undefined },
): Promise<void> {
  const { actor } = ctx
  if (!isSameMail(mail, actor.mail)) throw new Forbidden()
  refuseWeakPassword(password, actor)
  // The account may still have the address from before a change.
  await syncAccount(ctx, actor.userId)
  if (!(await ctx.accounts.checkPassword(actor.mail, currentPassword)))
    throw new Forbidden('current-password-wrong')
  // One who has to change it has to: somebody else knows the present one.
  if (password === currentPassword) throw new ExpectationFailed('password-unchanged')
  await setPassword(ctx, actor, { password, except: session ?? null, unlocks: false })
}
