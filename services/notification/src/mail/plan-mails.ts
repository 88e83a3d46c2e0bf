import { uuidv7 } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { NotificationTables } from '../database/tables.ts'
import type { Recipient } from '../neighbours.ts'
import { type MailKind, mailOfKind } from './mails.ts'
import { planBundled } from './plan-bundled.ts'
import { insertPlanned } from './sent-mail.queries.ts'

export interface MailPlan {
  eventId: string
  kind: MailKind
  /** What it is about: an enquiry, an offer, an import, the request of a link, a person, a company. */
  topicId: string
  recipients: readonly Recipient[]
  /** What is kept of the event. */
  payload?: object
  /** What stands behind the @ of a Message-ID. */
  domain: string
  now: Date
}

/** One mail per event and recipient, however often it is planned; of a bundled kind one for several events. */
export async function planMails(tx: Transaction<NotificationTables>, plan: MailPlan): Promise<void> {
  const { dueAt } = mailOfKind(plan.kind)
  const rows = plan.recipients.map((recipient) => ({
    id: uuidv7(),
    event_id: plan.eventId,
    kind: plan.kind,
    subject_id: plan.topicId,
    user_id: recipient.userId,
    company_id: recipient.companyId,
    payload: plan.payload ?? null,
    message_id: `<${plan.eventId}.${recipient.userId}@${plan.domain}>`,
    next_try_at: plan.now,
    planned_at: plan.now,
  }))
  await (dueAt ? planBundled(tx, { ...plan, rows, dueAt }) : insertPlanned(tx, rows))
}
