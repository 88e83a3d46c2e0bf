import { passwordChanged, userChanged } from '@schrankwerk/contracts'
import { publish, recordChange } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import { keepNewPassword } from '../account/account.queries.ts'
import type { IdentityTables } from '../database/tables.ts'
import { voidRequests } from '../link/link.queries.ts'

interface Kept {
  userId: string
  /** From when on sessions count, and the one that counts all the same. */
  validFrom: Date
  except: string | null
  /** There was none before: nobody is warned that it changed. */
  isFirst: boolean
}

/**
 * What our rows say once Keycloak has a new password and has ended the sessions. Links that were sent before it count no
 * more: neither to choose a password, nor to move the account to another address.
 */
export async function keepPassword(
  tx: Transaction<IdentityTables>,
  ctx: { actor?: { userId: string } | undefined; now(): Date },
  { userId, validFrom, except, isFirst }: Kept,
): Promise<void> {
  const now = ctx.now()
  const user = await keepNewPassword(tx, { userId, validFrom, except, now })
  await voidRequests(tx, userId, ['resetPassword', 'firstPassword', 'changeMail'], now)
  await recordChange(tx, ctx, { entity: 'user', entityId: userId, action: 'change-password' })
  const about = { aggregateId: userId, aggregateVersion: user.edit_version }
  if (!isFirst) await publish(tx, passwordChanged, { userId }, about)
  await publish(tx, userChanged, { userId, sub: user.sub, companyId: user.company_id }, about)
}
