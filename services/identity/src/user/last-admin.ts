import { Conflict } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { findOtherAdmin, lockCompany, lockUser } from './last-admin.queries.ts'

/**
 * To be called in the transaction that takes an admin's flag, company or account: throws `last-admin` where nobody
 * else could administer his company then. It locks the user's row and his company's until the transaction ends, so
 * that of two who take the last two at once one is refused. Nobody misses an admin in a company that is inactive.
 */
export async function lockOtherAdmins(
  tx: Transaction<IdentityTables>,
  { id }: { id: string },
): Promise<void> {
  const user = await lockUser(tx, id)
  if (user === undefined || !user.admin) return
  const isActive = await lockCompany(tx, user.company_id)
  if (isActive && (await findOtherAdmin(tx, user)) === undefined) throw new Conflict('last-admin')
}
