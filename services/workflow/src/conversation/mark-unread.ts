import { inTransaction, NotFound } from '@schrankwerk/service-kit'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { lockConversations } from './conversation.queries.ts'
import { findMessages } from './message.queries.ts'
import { publishReading } from './publish-reading.ts'
import { markRowsUnread } from './read-mark.queries.ts'

/** Takes back that oneself has read these messages; what one wrote or never had to read stays as it is. */
export async function markUnread(ctx: WorkflowCtx, messageIds: readonly string[]): Promise<void> {
  const asked = [...new Set(messageIds)]
  const messages = await findMessages(ctx.db, ctx, asked)
  if (messages.length < asked.length) throw new NotFound()
  await inTransaction(ctx, async (tx) => {
    await lockConversations(tx, ctx, [...new Set(messages.map((message) => message.conversation_id))])
    await publishReading(tx, ctx, await markRowsUnread(tx, ctx, asked))
  })
}
