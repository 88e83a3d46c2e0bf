import type { AnswerOf, copyAttachment as copyEndpoint, FileType, QueryOf } from '@schrankwerk/contracts'
import { fileTypeByName, offerFileTypesOf } from '@schrankwerk/domain'
import { Conflict, inTransaction, mustExist, NotFound, type Work } from '@schrankwerk/service-kit'
import { partyOf } from '../enquiry/enquiry.policy.ts'
import { chosenType, placeFile } from '../file/attach-file.ts'
import { pathOf } from '../file/file.presenter.ts'
import { type ListReading, unreadableCauseOfStored, workOfFile } from '../file/unreadable-list.ts'
import { factsUnderLock } from '../offer/offer.policy.ts'
import { offersBetween } from '../offer/offer.queries.ts'
import { findOwner, lockOwner } from '../owner/find-owner.ts'
import { pathOfOwner } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { pathOfAttachment } from './attachment.ts'
import {
  type ConversationRow,
  findConversation,
  lockConversations,
  raiseVersions,
} from './conversation.queries.ts'
import { findCopy, insertCopy } from './copy-attachment.queries.ts'
import { findMessage } from './message.queries.ts'
import { publishConversation } from './publish-conversation.ts'

type Wanted = QueryOf<typeof copyEndpoint>

/**
 * Puts an attachment among the files of an offer of the conversation's supplier, on the same bytes. Where it is one of
 * that type already, that one is answered; a name that is taken gets a numeric prefix.
 */
export async function copyAttachment(
  ctx: WorkflowCtx,
  reading: ListReading,
  wanted: Wanted,
): Promise<AnswerOf<typeof copyEndpoint>> {
  const { messageId } = wanted
  const message = mustExist(await findMessage(ctx.db, ctx, messageId))
  const attachment = attachmentOf(message)
  if (attachment === undefined || wanted.path !== pathOfAttachment(messageId)) throw new NotFound()
  const conversation = mustExist(await findConversation(ctx.db, ctx, message.conversation_id))
  const offerId = await chooseOffer(ctx, conversation, wanted)
  const owner = { offerId }
  // A customer places no parts list.
  const mayBeList = partyOf(ctx.actor) === 'SUPPLIER'
  const likely = wanted.fileType ?? fileTypeByName(attachment.filename)
  const cause = mayBeList ? await unreadableCauseOfStored(ctx, reading, attachment, likely) : null
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, ctx, owner)
    const visible = await findOwner(tx, ctx, owner)
    if (!takes(visible.types, wanted.fileType)) throw new Conflict('copy-nowhere')
    const asked = wanted.fileType ?? onlyOf(visible.types)
    const fileType = await chosenType(attachment.filename, asked, visible)
    const there = await findCopy(tx, { messageId, offerId, fileType })
    if (there !== undefined) return { path: pathOf(there), offerId, fileType }
    const fileId = await placeFile(tx, ctx, {
      owner,
      file: attachment,
      fileType,
      unreadable: fileType === likely ? cause : null,
    })
    await insertCopy(tx, {
      message_id: messageId,
      file_id: fileId,
      copied_by: ctx.actor.userId,
      create_date: ctx.now(),
    })
    await lockConversations(tx, ctx, [conversation.id])
    for (const changed of await raiseVersions(tx, ctx, [conversation.id]))
      await publishConversation(tx, ctx, changed)
    return { path: `${pathOfOwner(owner)}/${fileId}`, offerId, fileType }
  })
}

/** What it costs: a list is read once more. */
export async function workOfCopy(
  ctx: WorkflowCtx,
  { messageId, fileType }: Wanted,
): Promise<Work | undefined> {
  const message = await findMessage(ctx.db, ctx, messageId)
  return workOfFile(message?.attachment_name ?? '', fileType)
}

type Attached = NonNullable<Awaited<ReturnType<typeof findMessage>>>

const attachmentOf = (message: Attached) =>
  message.attachment_key === null
    ? undefined
    : {
        filename: message.attachment_name as string,
        mediaType: message.attachment_media_type as string,
        key: message.attachment_key,
        size: message.attachment_size as number,
        sha256: message.attachment_sha256 as string,
      }

/** Whether a file of this type can be placed where these can; one of any type where none is named. */
const takes = (types: readonly FileType[], wanted: FileType | undefined) =>
  wanted === undefined ? types.length > 0 : types.includes(wanted)

const onlyOf = (types: readonly FileType[]) => (types.length === 1 ? types[0] : undefined)

/** The offer that was named, or the only one that takes a file of this party now. */
async function chooseOffer(
  ctx: WorkflowCtx,
  conversation: ConversationRow,
  { offerId, fileType }: Wanted,
): Promise<string> {
  const { enquiry_id, supplier_company_id } = conversation
  const offers = await offersBetween(ctx.db, ctx, enquiry_id, supplier_company_id)
  if (offerId !== undefined) return mustExist(offers.find(({ id }) => id === offerId)).id
  const fitting = offers.filter((offer) => {
    const types = offerFileTypesOf(factsUnderLock(offer, ctx), partyOf(ctx.actor))
    return takes(types, fileType)
  })
  if (fitting.length > 1) throw new Conflict('copy-to-several')
  const [only] = fitting
  if (only === undefined) throw new Conflict('copy-nowhere')
  return only.id
}
