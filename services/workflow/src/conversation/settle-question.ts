import { Conflict, inTransaction, mustExist } from '@schrankwerk/service-kit'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { requireWriting } from './conversation.policy.ts'
import { findConversation, lockConversations, raiseVersions } from './conversation.queries.ts'
import { findMessage } from './message.queries.ts'
import { publishConversation } from './publish-conversation.ts'
import { writeSettled } from './question.queries.ts'

/** Marks a question as settled, or as open again; either party may that can write. */
export async function settleQuestion(
  ctx: WorkflowCtx,
  { messageId, settled }: { messageId: string; settled: boolean },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const message = mustExist(await findMessage(tx, ctx, messageId))
    await lockConversations(tx, ctx, [message.conversation_id])
    const conversation = mustExist(await findConversation(tx, ctx, message.conversation_id))
    if (message.reference === null) throw new Conflict('no-question')
    requireWriting(conversation, ctx.actor)
    const by = settled ? { at: ctx.now(), by: ctx.actor.userId } : null
    if (!(await writeSettled(tx, ctx, messageId, by))) return
    for (const changed of await raiseVersions(tx, ctx, [conversation.id]))
      await publishConversation(tx, ctx, changed)
  })
}
