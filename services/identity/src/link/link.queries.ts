import type { LinkPurpose } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'

type Tx = Transaction<IdentityTables>

/** Held until the transaction ends, so that two requests for one user follow each other. False for a deleted user. */
export async function lockLinkHolder(tx: Tx, userId: string): Promise<boolean> {
  const user = await tx
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user !== undefined
}

/** The open requests of a kind count no more. */
export async function voidRequests(tx: Tx, userId: string, purpose: LinkPurpose, now: Date): Promise<void> {
  await tx
    .updateTable('link_request')
    .set({ voided_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute()
}

export async function insertRequest(
  tx: Tx,
  request: {
    id: string
    purpose: LinkPurpose
    userId: string
    newMail: string | null
    now: Date
    validUntil: Date
  },
): Promise<void> {
  await tx
    .insertInto('link_request')
    .values({
      id: request.id,
      purpose: request.purpose,
      user_id: request.userId,
      new_mail: request.newMail,
      former_mail: null,
      created_at: request.now,
      valid_until: request.validUntil,
    })
    .execute()
}
