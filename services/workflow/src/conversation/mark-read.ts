import { inTransaction, mustExist, NotFound } from '@schrankwerk/service-kit'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lockConversations } from './conversation.queries.ts'
import { findMessage } from './message.queries.ts'
import { publishReading } from './publish-reading.ts'
import { markRowsRead, type ToRead, unreadConversationIds } from './read-mark.queries.ts'

/** Marks one message as read by oneself. */
export async function markMessageRead(ctx: WorkflowCtx, messageId: string): Promise<void> {
  const message = mustExist(await findMessage(ctx.db, ctx, messageId))
  if (message.unread) await markRead(ctx, { conversationIds: [message.conversation_id], messageId })
}

/** Marks conversations as read by oneself. Answers the messages that were unread. */
export async function markConversationsRead(
  ctx: WorkflowCtx,
  conversationIds: readonly string[],
): Promise<string[]> {
  return markRead(ctx, { conversationIds: [...new Set(conversationIds)] })
}

/** So many are locked at once: whoever writes in one of them waits for all. */
const lockedAtOnce = 100

/** Marks everything as read by oneself. Answers the messages that were unread. */
export async function markAllRead(ctx: WorkflowCtx): Promise<string[]> {
  const conversationIds = await unreadConversationIds(ctx.db, ctx)
  const read: string[] = []
  for (let from = 0; from < conversationIds.length; from += lockedAtOnce)
    read.push(...(await markRead(ctx, { conversationIds: conversationIds.slice(from, from + lockedAtOnce) })))
  return read
}

/** Of two tabs that read at once the second finds nothing unread, and tells nobody. */
function markRead(ctx: WorkflowCtx, { conversationIds, messageId }: ToRead): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockConversations(tx, ctx, conversationIds)
    if (locked.length < conversationIds.length) throw new NotFound()
    const read = await markRowsRead(tx, ctx, { conversationIds: locked, messageId })
    await publishReading(tx, ctx, read)
    return read.map((row) => row.message_id)
  })
}
