import { createConversation, getConversations, type QueryOf } from '@schrankwerk/contracts'
import { type Api, Invalid, mustExist, NotFound, route } from '@schrankwerk/service-kit'
import type { WorkflowTables } from '../database/tables.ts'
import { ownerOf } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { beginConversation } from './begin-conversation.ts'
import { presentConversation } from './conversation.presenter.ts'
import { type ConversationFilter, findShownConversation, listConversations } from './conversation.queries.ts'
import { findAbout } from './find-about.ts'

const mostListed = 100

export function conversationRoutes(app: Api<WorkflowTables>): void {
  route(app, getConversations, async ({ ctx, query }) => {
    const filter = { ...(await filterOfQuery(ctx, query)), before: query.before }
    const rows = await listConversations(ctx.db, ctx, filter, mostListed)
    return rows.map((row) => presentConversation(row, ctx.actor))
  })
  route(app, createConversation, async ({ ctx, query }) => {
    const id = await beginConversation(ctx, ownerOf(query))
    return presentConversation(mustExist(await findShownConversation(ctx.db, ctx, id)), ctx.actor)
  })
}

/** What is listed: where the asker does not see the enquiry or offer, there is nothing to list either. */
async function filterOfQuery(
  ctx: WorkflowCtx,
  { enquiryId, offerId, userId }: QueryOf<typeof getConversations>,
): Promise<ConversationFilter> {
  if ([enquiryId, offerId, userId].filter((given) => given !== undefined).length !== 1)
    throw new Invalid('exactly-one-conversation-filter')
  if (userId === undefined) return findAbout(ctx, { enquiryId, offerId })
  if (userId !== ctx.actor.userId) throw new NotFound()
  return {}
}
