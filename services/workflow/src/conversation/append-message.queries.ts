import { type Selectable, sql, type Transaction } from 'kysely'
import type { ConversationTable, MessageTable, WorkflowTables } from '../database/tables.ts'
import { ofCompany, type Reader } from './conversation.queries.ts'

type Tx = Transaction<WorkflowTables>

export type Attachment = Pick<
  Selectable<MessageTable>,
  'attachment_name' | 'attachment_media_type' | 'attachment_key' | 'attachment_size' | 'attachment_sha256'
>
export interface NewMessage extends Attachment {
  id: string
  conversation_id: string
  sender_id: string
  company_id: string
  content: string
  reference: string | null
  create_date: Date
}

/**
 * Writes a message behind the last one: the conversation's row is locked by it, so that messages sent at once have one
 * order for everybody. Undefined where the conversation is not the asker's company's.
 */
export const appendMessage = async (
  tx: Tx,
  reader: Reader,
  message: NewMessage,
): Promise<Selectable<ConversationTable> | undefined> => {
  const conversation = await tx
    .updateTable('conversation')
    .set({
      version: sql`version + 1`,
      message_count: sql`message_count + 1`,
      last_message_id: message.id,
      last_message_at: message.create_date,
    })
    .where('id', '=', message.conversation_id)
    .where(ofCompany(reader))
    .returningAll()
    .executeTakeFirst()
  if (conversation !== undefined)
    await tx
      .insertInto('message')
      .values({ ...message, position: conversation.message_count })
      .execute()
  return conversation
}

/** Makes a message unread for these people. */
export const insertUnread = async (
  tx: Tx,
  message: { id: string; conversation_id: string },
  readers: readonly { userId: string; companyId: string }[],
): Promise<void> => {
  if (readers.length === 0) return
  await tx
    .insertInto('unread_message')
    .values(
      readers.map(({ userId, companyId }) => ({
        user_id: userId,
        company_id: companyId,
        message_id: message.id,
        conversation_id: message.conversation_id,
      })),
    )
    .execute()
}
