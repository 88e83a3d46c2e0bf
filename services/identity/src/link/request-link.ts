import {
  type LinkPurpose,
  mailChangeRequested,
  passwordResetRequested,
  registrationMade,
  userInvited,
} from '@schrankwerk/contracts'
import { NotFound, publish, uuidv7 } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { insertRequest, lockLinkHolder, voidRequests } from './link.queries.ts'

const minute = 60_000
const hour = 60 * minute

/** How long the link of a request can be used. */
export const linkValidityMs: Readonly<Record<LinkPurpose, number>> = {
  resetPassword: 60 * minute,
  firstPassword: 72 * hour,
  confirmRegistration: 14 * 24 * hour,
  changeMail: 24 * hour,
}

const dueMails = {
  resetPassword: passwordResetRequested,
  firstPassword: userInvited,
  confirmRegistration: registrationMade,
  changeMail: mailChangeRequested,
} as const satisfies Record<LinkPurpose, unknown>

interface MailChange {
  newMail: string
  askedBy: string
}

/**
 * Asks for a link to be mailed to a user: a new request, with the event from which the mail is written; its code is
 * made then, by `writeAccountMail`. The older unused requests of the same user and purpose are void from now on. With
 * `changeMail` goes `change`: the address that the link is sent to, and who asked for it, with whose right the link ends.
 * Belongs into the transaction of what calls for the link; locks the user's row. Throws `NotFound` for a deleted user.
 */
export async function requestLink(
  tx: Transaction<IdentityTables>,
  ctx: { now(): Date },
  { purpose, userId, change }: { purpose: LinkPurpose; userId: string; change?: MailChange },
): Promise<{ requestId: string; validUntil: Date }> {
  if ((purpose === 'changeMail') !== (change !== undefined))
    throw new Error('A new address belongs to changeMail, and to nothing else.')
  if ((await lockLinkHolder(tx, userId)) === undefined) throw new NotFound()
  const now = ctx.now()
  const requestId = uuidv7()
  const validUntil = new Date(now.getTime() + linkValidityMs[purpose])
  await voidRequests(tx, userId, [purpose], now)
  const { newMail, askedBy } = change ?? { newMail: null, askedBy: null }
  await insertRequest(tx, { id: requestId, purpose, userId, newMail, askedBy, now, validUntil })
  await publish(tx, dueMails[purpose], { requestId, userId }, { aggregateId: requestId, aggregateVersion: 1 })
  return { requestId, validUntil }
}
