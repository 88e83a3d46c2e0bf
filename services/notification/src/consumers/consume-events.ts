import type { EventEnvelope } from '@schrankwerk/contracts'
import type { Handling, Parts } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { NotificationTables } from '../database/tables.ts'
import type { Mail, PlannedFor } from '../mail/define-mail.ts'
import { type MailKind, mails } from '../mail/mails.ts'
import { planMails } from '../mail/plan-mails.ts'
import type { Neighbours } from '../neighbours.ts'

/** What planning a mail needs. */
export interface PlanningDeps {
  neighbours: Neighbours
  /** What stands behind the @ of a Message-ID. */
  domain: string
  now(): Date
  /** Mails were planned; they can be seen once the transaction has ended. */
  onPlanned?(): void
}

/** Starts a consumer for each mail there is. */
export function consumeEvents(consume: Parts<NotificationTables>['consume'], deps: PlanningDeps): void {
  for (const mail of mails) consume({ durable: `on-${mail.kind}`, event: mail.event, ...planOn(mail, deps) })
}

/** Plans one mail for each recipient, in the transaction that remembers the event; who they are is asked before it. */
const planOn = (mail: Mail<MailKind>, { neighbours, domain, now, onPlanned }: PlanningDeps) => ({
  prepare: ({ id, payload }: EventEnvelope): Promise<PlannedFor> =>
    mail.plan({ ...neighbours, requestId: id }, payload),
  async handle(
    tx: Transaction<NotificationTables>,
    { id }: EventEnvelope,
    { prepared }: Handling<PlannedFor>,
  ): Promise<void> {
    await planMails(tx, { eventId: id, kind: mail.kind, ...prepared, domain, now: now() })
    onPlanned?.()
  },
})
