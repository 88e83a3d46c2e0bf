import { getNames, type Message } from '@schrankwerk/contracts'
import type { IdentityClient } from '../identity-client.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { pathOfAttachment } from './attachment.ts'
import { presentCopies } from './copy.presenter.ts'
import { type MessageRow, readsOf } from './message.queries.ts'
import { presentReferences } from './reference.presenter.ts'

/** Messages as the asker sees them, their people called what they are called now. */
export async function presentMessages(
  ctx: WorkflowCtx,
  identity: IdentityClient,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [reads, references, copies] = await Promise.all([
    readsOf(ctx.db, ctx, ids),
    presentReferences(ctx.db, ctx, rows),
    presentCopies(ctx.db, ctx, ids),
  ])
  const nameOf = await namesOf(ctx, identity, [
    ...rows.map((row) => row.sender_id),
    ...reads.map((read) => read.user_id),
  ])
  const readsByMessage = Map.groupBy(reads, (read) => read.message_id)
  return rows.map((row) => {
    const readBy = readsByMessage.get(row.id) ?? []
    const firstOfOthers = readBy.find((read) => read.company_id !== row.company_id)
    return {
      id: row.id,
      conversationId: row.conversation_id,
      position: row.position,
      senderId: row.sender_id,
      companyId: row.company_id,
      userFullName: nameOf(row.sender_id),
      companyName: row.company_id === row.customer_company_id ? row.customer_name : row.supplier_name,
      content: row.content,
      createDate: row.create_date.toISOString(),
      readBy: readBy.map((read) => ({
        userId: read.user_id,
        userFullName: nameOf(read.user_id),
        at: read.read_at.toISOString(),
      })),
      readDate: firstOfOthers?.read_at.toISOString() ?? null,
      read: !row.unread,
      ...presentAttachment(row),
      reference: references.get(row.id) ?? null,
      question: row.reference === null ? null : row.settled_at === null ? 'OPEN' : 'SETTLED',
      copies: copies.get(row.id) ?? [],
    }
  })
}

const presentAttachment = (row: MessageRow): Pick<Message, 'attachmentPath' | 'file'> =>
  row.attachment_key === null
    ? { attachmentPath: null, file: null }
    : {
        attachmentPath: pathOfAttachment(row.id),
        file: {
          filename: row.attachment_name ?? '',
          size: row.attachment_size ?? 0,
          mediaType: row.attachment_media_type ?? '',
        },
      }

const mostNames = 5000

/** What these people are called now. Of the asker nothing is asked: who has sent a message gets it back though identity went away meanwhile. */
export async function namesOf(
  {
    requestId,
    signal,
    actor,
  }: Pick<WorkflowCtx, 'requestId' | 'signal'> & Partial<Pick<WorkflowCtx, 'actor'>>,
  identity: IdentityClient,
  userIds: readonly string[],
): Promise<(userId: string) => string> {
  const names = new Map<string, string>()
  if (actor !== undefined) names.set(actor.userId, `${actor.name} ${actor.lastname}`)
  const asked = [...new Set(userIds)].filter((id) => !names.has(id))
  for (let from = 0; from < asked.length; from += mostNames) {
    const body = { userIds: asked.slice(from, from + mostNames) }
    for (const { userId, name, lastname } of await identity.call(getNames, { body, requestId, signal }))
      names.set(userId, `${name} ${lastname}`)
  }
  return (userId) => names.get(userId) ?? 'Ehemalige Person'
}
