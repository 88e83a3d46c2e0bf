import type { LinkPurpose } from '@schrankwerk/contracts'
import { Forbidden } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { checkLink } from './check-link.ts'
import { markUsed } from './link.queries.ts'
import { linkCodeHash } from './link-code.ts'

/**
 * Uses a code up, in the transaction of what it is used for: rolled back, it is good again. Of two at once one gets it;
 * the other waits for the first one to end. To be called once the user's row is locked. Throws what `checkLink` throws.
 */
export async function redeemLink(
  tx: Transaction<IdentityTables>,
  ctx: { now(): Date },
  code: string,
  purposes: readonly LinkPurpose[],
): Promise<{ requestId: string; newMail: string | null }> {
  await checkLink({ db: tx, now: ctx.now }, code, purposes)
  const used = await markUsed(tx, linkCodeHash(code), purposes, ctx.now())
  if (used === undefined) throw new Forbidden('code-invalid')
  return { requestId: used.id, newMail: used.new_mail }
}
