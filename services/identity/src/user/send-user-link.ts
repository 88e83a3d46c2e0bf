import { Conflict, inTransaction, NotFound, recordChange } from '@schrankwerk/service-kit'
import type { IdentityCtx } from '../identity-ctx.ts'
import { limitLinks } from '../link/limit-links.ts'
import { lockLinkHolder } from '../link/link.queries.ts'
import { findNewMail } from '../link/new-mail.ts'
import { requestLink } from '../link/request-link.ts'
import { findKeptUser, type UserRow } from './user.queries.ts'

/**
 * Mails a new link to somebody who cannot sign in yet; the former one is void with that. Where another address is to
 * count for him, the link to confirm it goes there again, also when the last one is no longer good: in the box of the former
 * one, which was mistyped, a link to choose the password would be somebody else's. Confirmed, he gets that one.
 */
export function sendUserLink(ctx: IdentityCtx, userId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await findKeptUser(tx, ctx.actor, userId)
    if (user === undefined || !(await lockLinkHolder(tx, userId))) throw new NotFound()
    const purpose = purposeFor(user)
    const newMail =
      purpose === 'firstPassword' ? await findNewMail({ db: tx, now: ctx.now }, userId) : undefined
    const wanted: Parameters<typeof requestLink>[2] = newMail
      ? { purpose: 'changeMail', userId, change: { newMail: newMail.mail, askedBy: ctx.actor.userId } }
      : { purpose, userId }
    await limitLinks(tx, ctx, wanted)
    await requestLink(tx, ctx, wanted)
    await recordChange(tx, ctx, { entity: 'user', entityId: userId, action: 'send-link' })
  })
}

function purposeFor(user: UserRow): 'firstPassword' | 'confirmRegistration' {
  if (!user.company_active) throw new Conflict('link-not-needed')
  if (user.mail_confirmed_at === null) return 'confirmRegistration'
  if (user.awaits_first_password) return 'firstPassword'
  throw new Conflict('link-not-needed')
}
