import {
  countUnreadMessages,
  getMessages,
  getUnreadMessages,
  markAllRead as markAllEndpoint,
  markConversationsRead as markConversationsEndpoint,
  markMessageRead as markMessageEndpoint,
  markUnread as markUnreadEndpoint,
  sendMessage as sendEndpoint,
} from '@schrankwerk/contracts'
import { type Api, formRoute, mustExist, route } from '@schrankwerk/service-kit'
import type { WorkflowTables } from '../database/tables.ts'
import type { IdentityClient } from '../identity-client.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { presentConversation } from './conversation.presenter.ts'
import { findConversation, listConversations } from './conversation.queries.ts'
import { markAllRead, markConversationsRead, markMessageRead } from './mark-read.ts'
import { markUnread } from './mark-unread.ts'
import { presentMessages } from './message.presenter.ts'
import { countUnread, findMessage, findMessages, listMessages, listUnread } from './message.queries.ts'
import { findWritable, sendMessage } from './send-message.ts'

const mostConversations = 50
const mostMessagesEach = 20
/** The latest: as many as can be taken back at once. */
const mostAnswered = 1000

export function messageRoutes(app: Api<WorkflowTables>, { identity }: { identity: IdentityClient }): void {
  const presented = async (ctx: WorkflowCtx, ids: readonly string[]) =>
    presentMessages(ctx, identity, await findMessages(ctx.db, ctx, [...ids].sort().slice(-mostAnswered)))

  route(app, getMessages, async ({ ctx, query }) => {
    mustExist(await findConversation(ctx.db, ctx, query.conversationId))
    return presentMessages(ctx, identity, await listMessages(ctx.db, ctx, query))
  })
  formRoute(
    app,
    sendEndpoint,
    async ({ ctx, fields, upload }) => {
      const id = await sendMessage(ctx, identity, { fields, upload })
      const [message] = await presentMessages(ctx, identity, [mustExist(await findMessage(ctx.db, ctx, id))])
      return mustExist(message)
    },
    {
      // Refused before the bytes come: 200 MB are not sent for a 404.
      before: async ({ ctx, fields }) => void (await findWritable(ctx, fields.conversationId)),
    },
  )
  route(app, getUnreadMessages, async ({ ctx }) => {
    const conversations = await listConversations(ctx.db, ctx, { unreadOnly: true }, mostConversations)
    const ids = conversations.map(({ id }) => id)
    const unread = await listUnread(ctx.db, ctx, ids, mostMessagesEach)
    const messages = Map.groupBy(await presentMessages(ctx, identity, unread), (one) => one.conversationId)
    return conversations.map((row) => ({
      conversation: presentConversation(row, ctx.actor),
      messages: messages.get(row.id) ?? [],
    }))
  })
  route(app, countUnreadMessages, async ({ ctx }) => ({ unread: await countUnread(ctx.db, ctx) }))
  route(app, markMessageEndpoint, ({ ctx, query }) => markMessageRead(ctx, query.messageId))
  route(app, markAllEndpoint, async ({ ctx }) => presented(ctx, await markAllRead(ctx)))
  route(app, markConversationsEndpoint, async ({ ctx, body }) =>
    presented(ctx, await markConversationsRead(ctx, body)),
  )
  route(app, markUnreadEndpoint, ({ ctx, body }) => markUnread(ctx, body.messageIds))
}
