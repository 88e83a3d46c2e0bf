import type { AnswerOf, getUnreadForMail, QueryOf } from '@schrankwerk/contracts'
import { type InternalCtx, NotFound } from '@schrankwerk/service-kit'
import type { WorkflowTables } from '../database/tables.ts'
import type { IdentityClient } from '../identity-client.ts'
import { presentConversation } from './conversation.presenter.ts'
import { findShownConversation, type Reader } from './conversation.queries.ts'
import { namesOf } from './message.presenter.ts'
import { presentReferences } from './reference.presenter.ts'
import { unreadFromOthers } from './unread-for-mail.queries.ts'

/** What a mail tells one reader of a conversation, and where he finds it by what he may see now; 404 where it is not his company's. */
export async function unreadForMail(
  ctx: InternalCtx<WorkflowTables>,
  identity: IdentityClient,
  { conversationId, userId, companyId }: QueryOf<typeof getUnreadForMail>,
): Promise<AnswerOf<typeof getUnreadForMail>> {
  const { reader, row } = await findAsParty(ctx, { conversationId, userId, companyId })
  const { companyName, enquiryTitle, referenceNumber, enquiryId, offerId } = presentConversation(
    row,
    reader.actor,
  )
  const { unread, messages } = await unreadFromOthers(ctx.db, reader, conversationId)
  const senders = messages.map(({ sender_id }) => sender_id)
  const [nameOf, references] = await Promise.all([
    namesOf(ctx, identity, senders),
    presentReferences(ctx.db, { actor: reader.actor, now: ctx.now }, messages),
  ])
  return {
    unread,
    companyName,
    enquiryTitle,
    referenceNumber,
    enquiryId,
    offerId,
    messages: messages.map((message) => ({
      userFullName: nameOf(message.sender_id),
      content: message.content,
      filename: message.attachment_name,
      reference: references.get(message.id) ?? null,
      createDate: message.create_date.toISOString(),
    })),
  }
}

/** The conversation as its reader's company sees it: on which side of it that stands, the conversation itself says. */
async function findAsParty(
  { db }: Pick<InternalCtx<WorkflowTables>, 'db'>,
  { conversationId, ...reader }: QueryOf<typeof getUnreadForMail>,
) {
  for (const companyType of ['CUSTOMER', 'SUPPLIER'] as const) {
    const as: Reader = { actor: { ...reader, companyType } }
    const row = await findShownConversation(db, as, conversationId)
    if (row !== undefined) return { reader: as, row }
  }
  throw new NotFound()
}
