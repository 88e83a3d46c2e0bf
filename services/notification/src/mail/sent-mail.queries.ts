import { isUniqueViolation } from '@schrankwerk/service-kit'
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { NotificationTables, SentMailTable } from '../database/tables.ts'

type Db = Kysely<NotificationTables>
type Tx = Transaction<NotificationTables>
export type SentMailRow = Selectable<SentMailTable>

export type PlannedMailRow = Omit<
  Insertable<SentMailTable>,
  'note' | 'done_at' | 'held_by' | 'deferred_since'
>

export async function insertPlanned(tx: Tx, rows: readonly PlannedMailRow[]): Promise<void> {
  // Within the number of parameters a statement takes.
  for (let start = 0; start < rows.length; start += 1000) {
    await tx
      .insertInto('sent_mail')
      .values(rows.slice(start, start + 1000))
      .onConflict((conflict) => conflict.columns(['event_id', 'user_id']).doNothing())
      .execute()
  }
}

/** Mails that were given up, oldest first. */
export const failedMails = (db: Db): Promise<SentMailRow[]> =>
  db.selectFrom('sent_mail').selectAll().where('state', '=', 'FAILED').orderBy('planned_at').execute()

/** How many mails wait, and how many of them were tried in vain already. */
export const countWaiting = (db: Db) =>
  db
    .selectFrom('sent_mail')
    .select((by) => [
      by.fn.countAll<number>().as('waiting'),
      by.fn.countAll<number>().filterWhere('attempts', '>', 0).as('tried'),
    ])
    .where('state', '=', 'PLANNED')
    .executeTakeFirstOrThrow()

const untried = { attempts: 0, faults: 0, unknown_outcomes: 0, deferred_since: null }

/**
 * Gives a failed mail to the sender once more, with its Message-ID. False if it is none, or where a later one waits
 * that tells of the same messages.
 */
export async function resendFailed(db: Db, id: string, now: Date): Promise<boolean> {
  try {
    const updated = await db
      .updateTable('sent_mail')
      .set({ state: 'PLANNED', ...untried, next_try_at: now, done_at: null })
      .where('id', '=', id)
      .where('state', '=', 'FAILED')
      .executeTakeFirst()
    return updated.numUpdatedRows > 0n
  } catch (error) {
    if (isUniqueViolation(error, 'sent_mail_waiting_for_messages')) return false
    throw error
  }
}

/** The mails that went to someone, oldest first. */
export async function mailsTo(db: Db, userId: string): Promise<{ at: Date; kind: string }[]> {
  const rows = await db
    .selectFrom('sent_mail')
    .select(['done_at', 'kind'])
    .where('user_id', '=', userId)
    .where('state', '=', 'SENT')
    .where('done_at', 'is not', null)
    .orderBy('done_at')
    .orderBy('id')
    .execute()
  return rows.map(({ done_at, kind }) => ({ at: done_at!, kind }))
}

/** What waits for someone or was refused goes to nobody any more, and no word of a server about him is kept. */
export async function dropMailsOf(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.updateTable('sent_mail').set({ note: null }).where('user_id', '=', userId).execute()
  await tx
    .updateTable('sent_mail')
    .set({ state: 'DROPPED', note: 'the recipient was erased', done_at: at })
    .where('user_id', '=', userId)
    .where('state', 'in', ['PLANNED', 'FAILED'])
    .execute()
}

/** Forgets what is done for as long as the inbox remembers events: 90 days. */
export const pruneMails = async (db: Db): Promise<void> => {
  await db
    .deleteFrom('sent_mail')
    .where('state', 'in', ['SENT', 'DROPPED'])
    .where('done_at', '<', sql<Date>`now() - interval '90 days'`)
    .execute()
}
