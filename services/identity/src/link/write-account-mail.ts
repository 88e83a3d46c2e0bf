import type { AccountMail } from '@schrankwerk/contracts'
import { inTransaction, NotFound } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { mayStillAsk } from './asker.policy.ts'
import { findRequest, insertCode, noteSent } from './link.queries.ts'
import { linkCodeHash, newLinkCode } from './link-code.ts'

/** `AccountMail`, before it goes over the wire. */
type WrittenMail = Omit<AccountMail, 'validUntil'> & { validUntil: Date | null }

/**
 * What a mail about an account says, with a code of its own: each sending of a mail has one, and all of them are good
 * until one is used. A change of address that is done is told to the address that counted before, without a code. Throws
 * `NotFound` where there is nothing to write any more.
 */
export async function writeAccountMail(
  ctx: { db: Kysely<IdentityTables>; now(): Date },
  requestId: string,
): Promise<WrittenMail> {
  return inTransaction(ctx, async (tx) => {
    const request = await findRequest(tx, requestId)
    if (request === undefined) throw new NotFound()
    const { user_id: userId, name, lastname, company_name: companyName } = request
    const holder = { userId, name, lastname, companyName }
    if (request.used_at !== null && request.former_mail !== null)
      return { ...holder, mail: request.former_mail, code: null, validUntil: null, newMail: request.new_mail }
    const now = ctx.now()
    if (!request.company_active || !mayStillAsk(request)) throw new NotFound()
    if (!(await noteSent(tx, requestId, now))) throw new NotFound()
    const code = newLinkCode()
    await insertCode(tx, { hash: linkCodeHash(code), requestId, now })
    const mail = request.new_mail ?? request.mail
    return { ...holder, mail, code, validUntil: request.valid_until, newMail: null }
  })
}
