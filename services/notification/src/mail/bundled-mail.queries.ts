import type { Transaction } from 'kysely'
import type { NotificationTables } from '../database/tables.ts'
import type { MailKind } from './mails.ts'
import type { PlannedMailRow } from './sent-mail.queries.ts'

type Tx = Transaction<NotificationTables>
interface Bundle {
  kind: MailKind
  topicId: string
}

/** For whoever has no mail waiting for the topic. In one order, so that two copies do not wait for each other. */
export const insertUnlessWaiting = (
  tx: Tx,
  rows: readonly PlannedMailRow[],
): Promise<{ id: string; user_id: string }[]> =>
  tx
    .insertInto('sent_mail')
    .values([...rows].sort((one, other) => (one.user_id < other.user_id ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'user_id'])
    .execute()

export async function lastSentTimes(
  tx: Tx,
  { kind, topicId }: Bundle,
  userIds: readonly string[],
): Promise<Map<string, Date>> {
  if (userIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('sent_mail')
    .select((by) => ['user_id', by.fn.max('done_at').as('at')])
    .where('kind', '=', kind)
    .where('state', '=', 'SENT')
    .where('subject_id', '=', topicId)
    .where('user_id', 'in', userIds)
    .groupBy('user_id')
    .execute()
  return new Map(rows.flatMap(({ user_id, at }) => (at === null ? [] : [[user_id, at as Date]])))
}

export const moveMail = async (tx: Tx, id: string, until: Date): Promise<void> => {
  await tx.updateTable('sent_mail').set({ next_try_at: until }).where('id', '=', id).execute()
}

/** What waits for someone; a mail that a sender has in its hands goes out as it is. */
export const waitingMailsOf = (
  tx: Tx,
  kind: MailKind,
  userId: string,
): Promise<{ id: string; subject_id: string }[]> =>
  tx
    .selectFrom('sent_mail')
    .select(['id', 'subject_id'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('state', '=', 'PLANNED')
    .where('held_by', 'is', null)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()

/** Those for whom this event has a row of its own. */
export async function plannedFor(tx: Tx, eventId: string): Promise<string[]> {
  const rows = await tx.selectFrom('sent_mail').select('user_id').where('event_id', '=', eventId).execute()
  return rows.map((row) => row.user_id)
}

/** Those whose mail about the topic waits and that no sender takes before this transaction ends. */
export async function holdWaiting(tx: Tx, { kind, topicId }: Bundle): Promise<string[]> {
  const rows = await tx
    .selectFrom('sent_mail')
    .select('user_id')
    .where('kind', '=', kind)
    .where('state', '=', 'PLANNED')
    .where('held_by', 'is', null)
    .where('subject_id', '=', topicId)
    .forShare()
    .skipLocked()
    .execute()
  return rows.map((row) => row.user_id)
}
