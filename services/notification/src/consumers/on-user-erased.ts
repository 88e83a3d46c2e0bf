import type { EventEnvelope, EventPayload, userErased } from '@schrankwerk/contracts'
import type { Transaction } from 'kysely'
import type { NotificationTables } from '../database/tables.ts'
import { dropMailsOf } from '../mail/sent-mail.queries.ts'

/** Nothing is mailed any more to someone who was erased, and what servers said of his address goes. */
export const onUserErased = (
  tx: Transaction<NotificationTables>,
  { payload, at }: EventEnvelope<EventPayload<typeof userErased>>,
): Promise<void> => dropMailsOf(tx, payload.userId, new Date(at))
