import type { Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'

/** The user as he stands now, his row locked; undefined for one that is deleted or unknown. */
export const lockUser = (tx: Transaction<IdentityTables>, id: string) =>
  tx
    .selectFrom('user')
    .select(['id', 'admin', 'company_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Locks a company's row, which every change of who its admins are does. Answers whether it is active. */
export async function lockCompany(tx: Transaction<IdentityTables>, id: string): Promise<boolean> {
  const company = await tx
    .selectFrom('company')
    .select('active')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return company.active
}

export const findOtherAdmin = (
  tx: Transaction<IdentityTables>,
  user: { id: string; company_id: string },
): Promise<{ id: string } | undefined> =>
  tx
    .selectFrom('user')
    .select('id')
    .where('company_id', '=', user.company_id)
    .where('id', '<>', user.id)
    .where('admin', '=', true)
    .where('deleted_at', 'is', null)
    .where('mail_confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
