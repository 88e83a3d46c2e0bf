import { Conflict, inTransaction, NotFound, recordChange, TooMany } from '@schrankwerk/service-kit'
import type { IdentityCtx } from '../identity-ctx.ts'
import { countRequests, lockLinkHolder } from '../link/link.queries.ts'
import { requestLink } from '../link/request-link.ts'
import { findKeptUser, type UserRow } from './user.queries.ts'

const linksAnHour = 3
const hourMs = 3_600_000

/** Mails a new link to somebody who cannot sign in yet; the former one is void with that. */
export function sendUserLink(ctx: IdentityCtx, userId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await findKeptUser(tx, ctx.actor, userId)
    if (user === undefined || !(await lockLinkHolder(tx, userId))) throw new NotFound()
    const purpose = purposeFor(user)
    const since = new Date(ctx.now().getTime() - hourMs)
    if ((await countRequests(tx, userId, purpose, since)) >= linksAnHour) throw new TooMany(hourMs / 1000)
    await requestLink(tx, ctx, { purpose, userId })
    await recordChange(tx, ctx, { entity: 'user', entityId: userId, action: 'send-link' })
  })
}

function purposeFor(user: UserRow): 'firstPassword' | 'confirmRegistration' {
  if (!user.company_active) throw new Conflict('link-not-needed')
  if (user.mail_confirmed_at === null) return 'confirmRegistration'
  if (user.awaits_first_password) return 'firstPassword'
  throw new Conflict('link-not-needed')
}
