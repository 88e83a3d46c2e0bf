import type { EventDefinition, EventEnvelope, EventPayload } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import type { MailKind, NotificationTables } from '../database/tables.ts'
import { planMails } from '../mail/plan-mails.ts'
import type { AskedFor, Neighbours, Recipient } from '../neighbours.ts'

/** What planning a mail needs. */
export interface PlanGround {
  neighbours: Neighbours
  /** What stands behind the @ of a Message-ID. */
  domain: string
  now(): Date
  /** Mails were planned; they can be seen once the transaction has ended. */
  planned?(): void
}

type Whom<E extends EventDefinition> = (
  neighbours: AskedFor,
  payload: EventPayload<E>,
) => Promise<readonly Recipient[]>

/** A consumer that plans one mail for each recipient, in the transaction that remembers the event. */
export const planner =
  <E extends EventDefinition>(kind: MailKind, subject: (payload: EventPayload<E>) => string, whom: Whom<E>) =>
  ({ neighbours, domain, now, planned }: PlanGround) =>
  async (tx: Transaction<NotificationTables>, event: EventEnvelope<EventPayload<E>>): Promise<void> => {
    await planMails(tx, {
      eventId: event.id,
      kind,
      subjectId: subject(event.payload),
      recipients: await whom({ ...neighbours, requestId: event.id }, event.payload),
      domain,
      now: now(),
    })
    planned?.()
  }
