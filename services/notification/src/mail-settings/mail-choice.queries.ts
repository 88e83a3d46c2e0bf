import type { MailSettings } from '@schrankwerk/contracts'
import type { Kysely } from 'kysely'
import type { NotificationTables } from '../database/tables.ts'

type Db = Kysely<NotificationTables>
type Choice = MailSettings['messages']

/** What each of these people chose; of whoever chose nothing, the usual. */
export async function choicesOf(db: Db, userIds: readonly string[]): Promise<(userId: string) => Choice> {
  const rows =
    userIds.length === 0
      ? []
      : await db.selectFrom('mail_choice').selectAll().where('user_id', 'in', userIds).execute()
  const chosen = new Map(rows.map((row) => [row.user_id, row.messages]))
  return (userId) => chosen.get(userId) ?? 'BUNDLED'
}

export const choiceOf = async (db: Db, userId: string): Promise<Choice> =>
  (await choicesOf(db, [userId]))(userId)

export const keepChoice = async (db: Db, userId: string, messages: Choice): Promise<void> => {
  await db
    .insertInto('mail_choice')
    .values({ user_id: userId, messages })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ messages }))
    .execute()
}

export const forgetChoice = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('mail_choice').where('user_id', '=', userId).execute()
}
