import { type Insertable, sql, type Transaction } from 'kysely'
import type { IdentityTables, UserTable } from '../database/tables.ts'

type Tx = Transaction<IdentityTables>

export const insertUser = async (tx: Tx, row: Insertable<UserTable>): Promise<void> => {
  await tx.insertInto('user').values(row).execute()
}

export type UserValues = Partial<
  Pick<UserTable, 'name' | 'lastname' | 'phone_number' | 'mail' | 'customer_designation' | 'company_id'> & {
    admin: boolean
    account_due: true
    password_change_needed: true
  }
>

/** Writes only over the state the caller saw; answers whether it was there. */
export async function updateUserRow(
  tx: Tx,
  at: { id: string; editVersion: number; now: Date },
  values: UserValues,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('user')
    .set({ ...values, edit_version: at.editVersion + 1, last_update: at.now })
    .where('id', '=', at.id)
    .where('edit_version', '=', at.editVersion)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * The user is out, his account follows; answers his new edit version, undefined where he was deleted already or is no longer of
 * the company.
 */
export async function markUserDeleted(
  tx: Tx,
  { id, companyId }: { id: string; companyId: string },
  now: Date,
): Promise<number | undefined> {
  const user = await tx
    .updateTable('user')
    .set({ deleted_at: now, account_due: true, edit_version: sql`edit_version + 1`, last_update: now })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .returning('edit_version')
    .executeTakeFirst()
  return user?.edit_version
}
