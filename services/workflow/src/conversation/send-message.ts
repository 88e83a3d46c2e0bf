import { type FieldsOf, getUserIds, type sendMessage as sendEndpoint } from '@schrankwerk/contracts'
import { cleanFilename } from '@schrankwerk/domain'
import { Invalid, inTransaction, mustExist, type Upload, uuidv7 } from '@schrankwerk/service-kit'
import type { IdentityClient } from '../identity-client.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { type Attachment, appendMessage, insertUnread } from './append-message.queries.ts'
import { requireWriting } from './conversation.policy.ts'
import { type ConversationRow, findConversation } from './conversation.queries.ts'
import { publishMessage } from './publish-conversation.ts'
import { requireReferenceForBoth } from './reference.policy.ts'

type Fields = FieldsOf<typeof sendEndpoint>

/** The conversation as long as the asker can write in it: 404, 409 once it is over for him. */
export async function findWritable(ctx: WorkflowCtx, id: string): Promise<ConversationRow> {
  const conversation = mustExist(await findConversation(ctx.db, ctx, id))
  requireWriting(conversation, ctx.actor)
  return conversation
}

/** Writes a message, which is unread for everyone of both companies but its sender. Answers its id. */
export async function sendMessage(
  ctx: WorkflowCtx,
  identity: IdentityClient,
  { fields, upload }: { fields: Fields; upload: Upload | undefined },
): Promise<string> {
  if (isBlank(fields.content) && upload === undefined) throw new Invalid('message-empty')
  const conversation = await findWritable(ctx, fields.conversationId)
  if (fields.reference !== undefined) await requireReferenceForBoth(ctx, conversation, fields.reference)
  const people = await identity.call(getUserIds, {
    body: { companyIds: [conversation.customer_company_id, conversation.supplier_company_id] },
    requestId: ctx.requestId,
  })
  const readers = people.filter(({ userId }) => userId !== ctx.actor.userId)
  const message = {
    id: uuidv7(),
    conversation_id: conversation.id,
    sender_id: ctx.actor.userId,
    company_id: ctx.actor.companyId,
    content: isBlank(fields.content) ? '' : fields.content,
    reference: fields.reference === undefined ? null : JSON.stringify(fields.reference),
    ...(await kept(upload)),
  }
  await inTransaction(ctx, async (tx) => {
    const written = mustExist(await appendMessage(tx, ctx, { ...message, create_date: ctx.now() }))
    await insertUnread(tx, message, readers)
    await publishMessage(tx, ctx, written, message.id)
  })
  return message.id
}

/** Nothing that anybody could see: blanks, and characters without a width. */
const isBlank = (content: string) => /^[\s\p{Cf}]*$/u.test(content)

async function kept(upload: Upload | undefined): Promise<Attachment> {
  const stored = await upload?.keep()
  return {
    attachment_name: upload === undefined ? null : cleanFilename(upload.filename),
    attachment_media_type: upload?.mediaType ?? null,
    attachment_key: stored?.key ?? null,
    attachment_size: stored?.size ?? null,
    attachment_sha256: stored?.sha256 ?? null,
  }
}
