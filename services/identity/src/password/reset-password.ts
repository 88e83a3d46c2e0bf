import { Forbidden } from '@schrankwerk/service-kit'
import type { PublicIdentityCtx } from '../identity-ctx.ts'
import { checkLink } from '../link/check-link.ts'
import { redeemLink } from '../link/redeem-link.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { isSameMail } from './same-mail.ts'
import { setPassword } from './set-password.ts'

/** A link of either kind lets its user choose a password. */
export const passwordLinks = ['resetPassword', 'firstPassword'] as const

/** A new password by the code of a link. Ends all sessions, and the lock after wrong passwords. */
export async function resetPassword(
  ctx: PublicIdentityCtx,
  { mail, password, oobCode }: { mail: string; password: string; oobCode: string },
): Promise<void> {
  const link = await checkLink(ctx, oobCode, passwordLinks)
  if (!isSameMail(mail, link.mail)) throw new Forbidden('code-invalid')
  const owner = { userId: link.user_id, mail: link.mail, companyType: link.company_type }
  refuseWeakPassword(password, owner)
  await setPassword(ctx, owner, {
    password,
    except: null,
    unlocks: true,
    before: (tx) => redeemLink(tx, ctx, oobCode, passwordLinks),
  })
}
