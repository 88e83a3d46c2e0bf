import { type CompanyType, linkPurposes, userChanged } from '@schrankwerk/contracts'
import { publish, recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { passInvitesOn } from '../invite/invite.queries.ts'
import { lockLinkHolder, voidRequests } from '../link/link.queries.ts'
import { mailTaken } from '../user/mail-taken.ts'
import { markUserDeleted } from '../user/user-change.queries.ts'

interface Owner {
  id: string
  company_type: CompanyType
  awaits_first_password: boolean
}

/**
 * A guest who has no password is nobody but an address, and makes way for whoever proves that it is his, by a
 * registration or a change of his address: being invited by others must not cost somebody either.
 */
export const makesWay = (owner: Omit<Owner, 'id'>): boolean =>
  owner.company_type === 'EXTERNAL' && owner.awaits_first_password

/**
 * Deletes such a guest; what he was invited to is the successor's. Throws `mail-taken` for any other owner. The address'
 * lock is held.
 */
export async function giveWay(
  tx: Transaction<IdentityTables>,
  ctx: { now(): Date },
  { owner, successorId }: { owner: Owner; successorId: string },
): Promise<void> {
  const { id: userId } = owner
  const user = makesWay(owner) ? await lockLinkHolder(tx, userId) : undefined
  if (!user?.awaits_first_password) throw mailTaken()
  const now = ctx.now()
  const editVersion = await markUserDeleted(tx, { id: userId, companyId: user.company_id }, now)
  if (editVersion === undefined) throw mailTaken()
  await voidRequests(tx, userId, linkPurposes, now)
  await passInvitesOn(tx, { from: userId, to: successorId })
  await recordChange(tx, ctx, { entity: 'user', entityId: userId, action: 'delete' })
  const payload = { userId, sub: user.sub, companyId: user.company_id, successorId }
  await publish(tx, userChanged, payload, { aggregateId: userId, aggregateVersion: editVersion })
}
