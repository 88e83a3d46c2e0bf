import {
  copyAttachment as copyEndpoint,
  getQuestions as getEndpoint,
  searchMessages as searchEndpoint,
  settleQuestion as settleEndpoint,
} from '@schrankwerk/contracts'
import { type Api, mustExist, route } from '@schrankwerk/service-kit'
import type { WorkflowTables } from '../database/tables.ts'
import type { ListReading } from '../file/unreadable-list.ts'
import type { IdentityClient } from '../identity-client.ts'
import { copyAttachment, workOfCopy } from './copy-attachment.ts'
import { findAbout } from './find-about.ts'
import { getQuestions } from './get-questions.ts'
import { presentMessages } from './message.presenter.ts'
import { findMessage } from './message.queries.ts'
import { searchMessages } from './search-messages.queries.ts'
import { settleQuestion } from './settle-question.ts'

export function questionRoutes(
  app: Api<WorkflowTables>,
  { identity, ...reading }: { identity: IdentityClient } & ListReading,
): void {
  route(app, settleEndpoint, async ({ ctx, query }) => {
    await settleQuestion(ctx, query)
    const message = mustExist(await findMessage(ctx.db, ctx, query.messageId))
    const [settled] = await presentMessages(ctx, identity, [message])
    return mustExist(settled)
  })
  route(app, getEndpoint, ({ ctx, query }) => getQuestions(ctx, query))
  route(app, searchEndpoint, async ({ ctx, query }) => {
    const about = await findAbout(ctx, query)
    const found = await searchMessages(ctx.db, ctx, { about, searchTerm: query.searchTerm })
    return presentMessages(ctx, identity, found)
  })
  route(app, copyEndpoint, ({ ctx, query }) => copyAttachment(ctx, reading, query), {
    workOf: ({ ctx, query }) => workOfCopy(ctx, query),
  })
}
