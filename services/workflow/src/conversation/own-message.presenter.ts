import type { OwnMessageRow } from './own-message.queries.ts'

/** A message in the data export of who wrote it. */
export const presentOwnMessage = (row: OwnMessageRow) => ({
  id: row.id,
  conversationId: row.conversation_id,
  at: row.create_date.toISOString(),
  content: row.content,
  filename: row.attachment_name,
})
