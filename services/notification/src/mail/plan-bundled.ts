import { Unavailable } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { NotificationTables } from '../database/tables.ts'
import { choicesOf } from '../mail-settings/mail-choice.queries.ts'
import {
  holdWaiting,
  insertUnlessWaiting,
  lastSentTimes,
  moveMail,
  plannedFor,
} from './bundled-mail.queries.ts'
import type { DueAt } from './define-mail.ts'
import type { MailKind } from './mails.ts'
import type { PlannedMailRow } from './sent-mail.queries.ts'

interface BundledPlan {
  eventId: string
  kind: MailKind
  topicId: string
  rows: readonly PlannedMailRow[]
  dueAt: DueAt
  now: Date
}

/**
 * One row for each recipient who has none waiting for the topic. A waiting one tells of this event too, as it is
 * written when it is sent; one that a sender has in its hands may be written already, so the event comes again once
 * that is out.
 */
export async function planBundled(tx: Transaction<NotificationTables>, plan: BundledPlan): Promise<void> {
  const { eventId, dueAt, now } = plan
  const choiceOf = await choicesOf(
    tx,
    plan.rows.map((row) => row.user_id),
  )
  const dueFor = (userId: string, lastSentAt?: Date) => dueAt({ choice: choiceOf(userId), lastSentAt, now })
  const wanted = plan.rows.filter((row) => dueFor(row.user_id) !== undefined)
  if (wanted.length === 0) return

  const inserted = await insertUnlessWaiting(tx, wanted)
  // Asked after the insert, which waits for a sender that is just done: its mail counts.
  const sentAt = await lastSentTimes(
    tx,
    plan,
    inserted.map((row) => row.user_id),
  )
  for (const { id, user_id } of inserted) {
    const due = dueFor(user_id, sentAt.get(user_id))!
    if (due > now) await moveMail(tx, id, due)
  }

  const told = new Set([...(await plannedFor(tx, eventId)), ...(await holdWaiting(tx, plan))])
  if (wanted.some((row) => !told.has(row.user_id))) throw new Unavailable('mail that is being sent')
}
