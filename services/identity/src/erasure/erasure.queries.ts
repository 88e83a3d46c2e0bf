import { forgetAnswersOf } from '@schrankwerk/service-kit'
import { sql, type Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'

type Tx = Transaction<IdentityTables>

export type PersonRow = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

/** Whoever it is, also one that was deleted or never confirmed his address; his row locked. */
export const lockPerson = (tx: Tx, id: string) =>
  tx
    .selectFrom('user')
    .select(['id', 'sub', 'company_id', 'mail', 'erased_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Takes out of the row what says who it was. Answers the user's edit version. */
export async function eraseProfile(tx: Tx, id: string, now: Date): Promise<number> {
  const { edit_version } = await tx
    .updateTable('user')
    .set({
      name: 'Ehemalige',
      lastname: 'Person',
      mail: `erased-${id}@invalid`,
      phone_number: null,
      customer_designation: null,
      last_login_at: null,
      session_kept: null,
      awaits_first_password: false,
      password_change_needed: false,
      deleted_at: sql`coalesce(deleted_at, ${now})`,
      erased_at: now,
      account_due: true,
      edit_version: sql`edit_version + 1`,
      last_update: now,
    })
    .where('id', '=', id)
    .returning('edit_version')
    .executeTakeFirstOrThrow()
  return edit_version
}

/** What was asked for with links, and answers that are kept for repeats: both hold addresses. */
export async function forgetMailsOf(tx: Tx, { id, mail }: { id: string; mail: string }): Promise<void> {
  await tx.deleteFrom('link_request').where('user_id', '=', id).execute()
  await tx.deleteFrom('link_wish').where(sql`lower(mail)`, '=', mail.toLowerCase()).execute()
  await forgetAnswersOf(tx, id)
}
