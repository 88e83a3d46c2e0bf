import type { EventEnvelope, EventPayload, userErased } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import type { NotificationTables } from '../database/tables.ts'
import { dropMailsOf } from '../mail/sent-mail.queries.ts'
import { forgetChoice } from '../mail-settings/mail-choice.queries.ts'

/** Nothing is mailed any more to someone who was erased; what he chose and what servers said of his address goes. */
export async function onUserErased(
  tx: Transaction<NotificationTables>,
  { payload, at }: EventEnvelope<EventPayload<typeof userErased>>,
): Promise<void> {
  await dropMailsOf(tx, payload.userId, new Date(at))
  await forgetChoice(tx, payload.userId)
}
