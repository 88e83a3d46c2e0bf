import { getFolderEntry } from '@schrankwerk/contracts'
import { minimumPasswordLength } from '@schrankwerk/domain'
import { Forbidden, type InternalClient, Problem, type PublicCtx } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { linkCodeHash } from '../link/link-code.ts'
import { findInviteByCode, type InviteRow } from './invite.queries.ts'

export type Checking = PublicCtx<IdentityTables> & { businessdata: Pick<InternalClient, 'call'> }

/**
 * The invitation that a code belongs to; changes nothing. Throws `code-expired` for one that ran out, `code-invalid` for
 * everything else: unknown, void, of somebody who is deleted or whose company is.
 */
export async function requireInvite(
  { db, now }: { db: Kysely<IdentityTables>; now(): Date },
  code: string,
): Promise<InviteRow> {
  const invite = await findInviteByCode(db, linkCodeHash(code))
  if (invite === undefined || invite.voided_at !== null || !invite.company_active)
    throw new Forbidden('code-invalid')
  if (invite.valid_until <= now()) throw new Forbidden('code-expired')
  return invite
}

/** What an invitation is to, also once it was used. Throws `Unavailable` while businessdata is away. */
export async function checkInvite(ctx: Checking, code: string) {
  const invite = await requireInvite(ctx, code)
  return {
    mail: invite.mail,
    hasPassword: !invite.awaits_first_password,
    minimumPasswordLength: minimumPasswordLength(invite.company_type),
    folder: await openFolderOf(ctx, invite.entry_id),
  }
}

/** The folder that an entry opens now; null where it opens none. */
export async function openFolderOf({ businessdata, requestId, signal }: Checking, entryId: string) {
  const entry = await businessdata
    .call(getFolderEntry, { query: { entryId }, requestId, signal })
    .catch((error: unknown) => {
      if (error instanceof Problem && error.status === 404) return undefined
      throw error
    })
  if (entry === undefined || entry.isOver || !entry.isOpen) return null
  const { offerId, enquiryTitle, referenceNumber, companyName, permissions, endDate } = entry
  if (!permissions.read && !permissions.write) return null
  return { offerId, enquiryTitle, referenceNumber, companyName, permissions, endDate }
}
