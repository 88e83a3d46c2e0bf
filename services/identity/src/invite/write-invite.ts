import { inTransaction, NotFound } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { lockLinkHolder } from '../link/link.queries.ts'
import { linkCodeHash, newLinkCode } from '../link/link-code.ts'
import {
  findInvite,
  findInvitee,
  hasNewerInvite,
  type InviteIds,
  insertInvite,
  insertInviteCode,
} from './invite.queries.ts'

interface Ctx {
  db: Kysely<IdentityTables>
  now(): Date
}

export const inviteValidityMs = 14 * 24 * 60 * 60_000

/**
 * What the mail of an invitation says, with a code of its own: each sending has one, and all of them lead to the same
 * invitation. The first one makes it, and voids the older ones to the same entry. Throws `NotFound` where there is
 * nobody to invite any more or he has another address than `mail`, or the invitation is void or over.
 */
export function writeInvite(ctx: Ctx, { mail: invited, ...invite }: InviteIds & { mail: string }) {
  return inTransaction(ctx, async (tx) => {
    const invitee = (await lockLinkHolder(tx, invite.userId)) && (await findInvitee(tx, invite.userId))
    if (invitee?.mail.toLowerCase() !== invited.toLowerCase()) throw new NotFound()
    const validUntil = await validityOf(tx, ctx, invite)
    const code = newLinkCode()
    await insertInviteCode(tx, { hash: linkCodeHash(code), inviteId: invite.inviteId, now: ctx.now() })
    const { mail, name, lastname, awaits_first_password: awaitsPassword } = invitee
    return { mail, name, lastname, hasPassword: !awaitsPassword, code, validUntil }
  })
}

async function validityOf(tx: Transaction<IdentityTables>, { now }: Ctx, invite: InviteIds): Promise<Date> {
  const existing = await findInvite(tx, invite)
  if (existing === undefined) {
    // The mail of an older invitation may come late.
    if (await hasNewerInvite(tx, invite)) throw new NotFound()
    const validUntil = new Date(now().getTime() + inviteValidityMs)
    await insertInvite(tx, { ...invite, now: now(), validUntil })
    return validUntil
  }
  const { entry_id, user_id, valid_until, voided_at } = existing
  if (entry_id !== invite.entryId || user_id !== invite.userId) throw new NotFound()
  if (voided_at !== null || valid_until <= now()) throw new NotFound()
  return valid_until
}
