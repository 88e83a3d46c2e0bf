import type { getMessages, QueryOf } from '@schrankwerk/contracts'
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { ConversationTable, MessageTable, WorkflowTables } from '../database/tables.ts'
import { ofCompany, type Reader, unreadOf } from './conversation.queries.ts'

type Db = Kysely<WorkflowTables>
export type MessageRow = Selectable<MessageTable> &
  Pick<
    Selectable<ConversationTable>,
    'enquiry_id' | 'customer_company_id' | 'customer_name' | 'supplier_company_id' | 'supplier_name'
  > & {
    /** For the asker himself. */
    unread: boolean
  }

/** Messages of the asker's company's conversations, with what their presenter needs of those. */
export const messagesOf = (db: Db, reader: Reader) =>
  db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .selectAll('message')
    .select([
      'conversation.enquiry_id',
      'conversation.customer_company_id',
      'conversation.customer_name',
      'conversation.supplier_company_id',
      'conversation.supplier_name',
      // `offset 0`: looked up one by one for the messages shown, instead of all that he has not read at once.
      sql<boolean>`exists (select from unread_message
        where unread_message.message_id = message.id and ${unreadOf(reader)} offset 0)`.as('unread'),
    ])
    .where(ofCompany(reader))

/** One message of the asker's company's conversations. */
export const findMessage = (db: Db, reader: Reader, id: string): Promise<MessageRow | undefined> =>
  messagesOf(db, reader).where('message.id', '=', id).executeTakeFirst()

/** A message with its attachment, if it has one and stands in a conversation of the asker's company. */
export const findAttachment = (db: Db, reader: Reader, id: string) =>
  messagesOf(db, reader)
    .where('message.id', '=', id)
    .where('attachment_key', 'is not', null)
    .$narrowType<{ attachment_key: string; attachment_name: string; attachment_sha256: string }>()
    .executeTakeFirst()

/** These messages, as far as they stand in the asker's company's conversations, oldest first. */
export const findMessages = (db: Db, reader: Reader, ids: readonly string[]): Promise<MessageRow[]> =>
  messagesOf(db, reader)
    .where(sql<SqlBool>`message.id = any(${[...ids]}::uuid[])`)
    .orderBy('message.create_date')
    .orderBy('message.position')
    .execute()

/** A stretch of a conversation, oldest first: the latest, or what follows `from`. */
export async function listMessages(
  db: Db,
  reader: Reader,
  { conversationId, before, from, paginationSize }: QueryOf<typeof getMessages>,
): Promise<MessageRow[]> {
  let found = messagesOf(db, reader).where('message.conversation_id', '=', conversationId)
  if (before !== undefined) found = found.where('message.position', '<', before)
  if (from !== undefined) found = found.where('message.position', '>=', from)
  const rows = await found
    .orderBy('message.position', from === undefined ? 'desc' : 'asc')
    .limit(paginationSize)
    .execute()
  return from === undefined ? rows.reverse() : rows
}

/** Of each of these conversations the latest messages that the asker has not read, oldest first. */
export const listUnread = (
  db: Db,
  reader: Reader,
  conversationIds: readonly string[],
  limit: number,
): Promise<MessageRow[]> =>
  messagesOf(db, reader)
    .where(
      sql<SqlBool>`message.id in (
        select latest.id from unnest(${[...conversationIds]}::uuid[]) as asked (id) cross join lateral (
          select m.id from unread_message join message m on m.id = unread_message.message_id
          where unread_message.conversation_id = asked.id and ${unreadOf(reader)}
          order by m.position desc limit ${limit}) as latest)`,
    )
    .orderBy('message.position')
    .execute()

/** The number beside the bell: rows of one index and nothing else. */
export const countUnread = async (db: Db, reader: Reader): Promise<number> => {
  const { unread } = await db
    .selectFrom('unread_message')
    .select(sql<number>`count(*)`.as('unread'))
    .where(unreadOf(reader))
    .executeTakeFirstOrThrow()
  return unread
}

/** Who has read these messages of the asker's company's conversations, the earliest first. */
export const readsOf = (db: Db, reader: Reader, messageIds: readonly string[]) =>
  db
    .selectFrom('message_read')
    .innerJoin('message', 'message.id', 'message_read.message_id')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .selectAll('message_read')
    .where(sql<SqlBool>`message_read.message_id = any(${[...messageIds]}::uuid[])`)
    .where(ofCompany(reader))
    .orderBy('read_at')
    .orderBy('user_id')
    .execute()
