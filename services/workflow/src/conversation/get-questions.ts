import type { getQuestions as getEndpoint, QueryOf, Question } from '@schrankwerk/contracts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { findAbout } from './find-about.ts'
import { openQuestions } from './question.queries.ts'
import { presentReferences } from './reference.presenter.ts'

/** Open questions as signs at what they are about; one whose place the asker may not see, or that is gone, has none. */
export async function getQuestions(
  ctx: WorkflowCtx,
  target: QueryOf<typeof getEndpoint>,
): Promise<Question[]> {
  const found = await openQuestions(ctx.db, ctx, await findAbout(ctx, target))
  const references = await presentReferences(ctx.db, ctx, found)
  return found.flatMap((message) => {
    const reference = references.get(message.id)
    if (reference === undefined || reference === null) return []
    return [
      {
        messageId: message.id,
        conversationId: message.conversation_id,
        companyName: ctx.actor.companyType === 'CUSTOMER' ? message.supplier_name : message.customer_name,
        question: 'OPEN' as const,
        reference,
      },
    ]
  })
}
