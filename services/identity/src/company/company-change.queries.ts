import { type Insertable, sql, type Transaction } from 'kysely'
import type { AddressTable, CompanyTable, IdentityTables } from '../database/tables.ts'

type Tx = Transaction<IdentityTables>

export const insertCompany = async (tx: Tx, row: Insertable<CompanyTable>): Promise<void> => {
  await tx.insertInto('company').values(row).execute()
}

/** The company's address, whether or not it has one yet. */
export const saveAddress = async (tx: Tx, { id, ...row }: Insertable<AddressTable>): Promise<void> => {
  const { company_id: _, create_date: __, ...values } = row
  await tx
    .insertInto('address')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute()
}

export type CompanyValues = Partial<
  Pick<CompanyTable, 'name' | 'type' | 'additional_info' | 'customer_number'> & {
    active: boolean
    pending_registration: boolean
  }
>

/** Writes a company whose row is locked; answers its new edit version. */
export async function updateCompanyRow(
  tx: Tx,
  at: { id: string; now: Date },
  values: CompanyValues,
): Promise<number> {
  const { edit_version } = await tx
    .updateTable('company')
    .set({ ...values, edit_version: sql`edit_version + 1`, last_update: at.now })
    .where('id', '=', at.id)
    .returning('edit_version')
    .executeTakeFirstOrThrow()
  return edit_version
}

/** A deleted user counts too: he may have done business before. */
export async function hadUsers(tx: Tx, companyId: string): Promise<boolean> {
  const user = await tx
    .selectFrom('user')
    .select('id')
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst()
  return user !== undefined
}

/** Whether somebody who administers the company has confirmed his address. */
export async function hasConfirmedAdmin(tx: Tx, companyId: string): Promise<boolean> {
  const admin = await tx
    .selectFrom('user')
    .select('id')
    .where('company_id', '=', companyId)
    .where('admin', '=', true)
    .where('deleted_at', 'is', null)
    .where('mail_confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return admin !== undefined
}

/** Who has confirmed his address and is not deleted. */
export const confirmedUsersOf = (tx: Tx, companyId: string) =>
  tx
    .selectFrom('user')
    .select(['id', 'edit_version'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('mail_confirmed_at', 'is not', null)
    .orderBy('id')
    .execute()

/** Before the company's row, as everyone does who changes users and their company in one transaction. */
export const lockUsersOfCompany = (tx: Tx, companyId: string) =>
  tx
    .selectFrom('user')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** The accounts of a company's users do not say yet whether they may sign in. */
export const markAccountsDue = (tx: Tx, companyId: string) =>
  tx
    .updateTable('user')
    .set({ account_due: true, edit_version: sql`edit_version + 1` })
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .execute()

/**
 * No link that was mailed to a user of the company is good any more. An address that was mistyped is no better for that:
 * the one that is to replace it goes on waiting, without a link that is good.
 */
export async function voidLinksOfCompany(tx: Tx, companyId: string, now: Date): Promise<void> {
  const users = tx.selectFrom('user').select('id').where('company_id', '=', companyId)
  const open = tx.updateTable('link_request').where('used_at', 'is', null).where('voided_at', 'is', null)
  await open
    .set({ valid_until: sql`least(valid_until, ${now})` })
    .where('user_id', 'in', users.where('awaits_first_password', '=', true))
    .where('purpose', '=', 'changeMail')
    .execute()
  await open
    .set({ voided_at: now })
    .where('user_id', 'in', users)
    .where((by) =>
      by.or([
        by('purpose', '<>', 'changeMail'),
        by('user_id', 'in', users.where('awaits_first_password', '=', false)),
      ]),
    )
    .execute()
}

/** The operator's active companies, held until the transaction ends. */
export async function lockOperators(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('company')
    .select(['id', 'active'])
    .where('type', '=', 'ADMIN')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.filter(({ active }) => active).map(({ id }) => id)
}
