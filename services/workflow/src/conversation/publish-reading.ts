import { unreadChanged } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { raiseVersions } from './conversation.queries.ts'
import { publishConversation } from './publish-conversation.ts'

/** Publishes that someone read messages of locked conversations, or took that back: his number, and the read marks. */
export async function publishReading(
  tx: Transaction<WorkflowTables>,
  ctx: Pick<WorkflowCtx, 'actor' | 'now'>,
  messages: readonly { conversation_id: string }[],
): Promise<void> {
  if (messages.length === 0) return
  const ids = [...new Set(messages.map((message) => message.conversation_id))]
  for (const conversation of await raiseVersions(tx, ctx, ids))
    await publishConversation(tx, ctx, conversation)
  const { userId } = ctx.actor
  await publish(tx, unreadChanged, { userId }, { aggregateId: userId, aggregateVersion: ctx.now().getTime() })
}
