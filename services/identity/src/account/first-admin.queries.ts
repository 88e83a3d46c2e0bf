import type { CompanyType } from '@schrankwerk/contracts'
import { sql, type Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'

type Tx = Transaction<IdentityTables>

/** Held until the transaction ends, by everyone who makes the accounts that an installation begins with. */
export const lockFirstAccounts = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('provision-accounts'))`.execute(tx)

/** The first company of a type of which there is one. */
export const findFirstCompany = (tx: Tx, type: CompanyType) =>
  tx
    .selectFrom('company')
    .select('id')
    .where('type', '=', type)
    .orderBy('create_date')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

const operatorsAdmins = (tx: Tx) =>
  tx
    .selectFrom('user')
    .innerJoin('company', 'company.id', 'user.company_id')
    .select(['user.id', 'user.mail'])
    .where('company.type', '=', 'ADMIN')
    .where('user.admin', '=', true)
    .where('user.deleted_at', 'is', null)

/** Whether the operator has an admin who chose a password already. */
export const hasSettledAdmin = async (tx: Tx): Promise<boolean> =>
  (await operatorsAdmins(tx).where('user.awaits_first_password', '=', false).limit(1).executeTakeFirst()) !==
  undefined

export const findWaitingAdmin = (tx: Tx) =>
  operatorsAdmins(tx)
    .where('user.awaits_first_password', '=', true)
    .orderBy('user.create_date')
    .limit(1)
    .executeTakeFirst()

/** Someone who has no account yet and no password. */
export async function insertFirstAdmin(
  tx: Tx,
  user: { id: string; companyId: string; name: string; lastname: string; mail: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('user')
    .values({
      id: user.id,
      company_id: user.companyId,
      sub: null,
      name: user.name,
      lastname: user.lastname,
      mail: user.mail,
      phone_number: null,
      admin: true,
      customer_designation: null,
      awaits_first_password: true,
      account_due: true,
      create_date: user.now,
      last_update: user.now,
    })
    .execute()
}

export async function moveFirstAdmin(tx: Tx, moved: { id: string; mail: string; now: Date }): Promise<void> {
  await tx
    .updateTable('user')
    .set((by) => ({
      mail: moved.mail,
      account_due: true,
      edit_version: by('edit_version', '+', 1),
      last_update: moved.now,
    }))
    .where('id', '=', moved.id)
    .execute()
}
