import { type Kysely, sql } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { type Reader, unreadOf } from './conversation.queries.ts'

const mostShown = 3
const shownCharacters = 1000

/** What the other party wrote and this reader has not read: how much there is, and the latest, oldest first. */
export async function unreadFromOthers(db: Kysely<WorkflowTables>, reader: Reader, conversationId: string) {
  const latest = await db
    .selectFrom('unread_message')
    .innerJoin('message', 'message.id', 'unread_message.message_id')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select([
      'message.id',
      'message.sender_id',
      'message.reference',
      'conversation.enquiry_id',
      'message.attachment_name',
      'message.create_date',
      sql<string>`left(message.content, ${shownCharacters})`.as('content'),
      sql<number>`count(*) over ()`.as('unread'),
    ])
    .where('unread_message.conversation_id', '=', conversationId)
    .where(unreadOf(reader))
    .where('message.company_id', '<>', reader.actor.companyId)
    .orderBy('message.position', 'desc')
    .limit(mostShown)
    .execute()
  return { unread: latest[0]?.unread ?? 0, messages: latest.reverse() }
}
