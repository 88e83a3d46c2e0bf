import type { Conversation } from '@schrankwerk/contracts'
import { enquiryPath, messagesPath, offerPath } from '../../paths.ts'

/** Where a conversation is read, and one of its messages shown: beside the offer, the enquiry, or by itself. */
export function messagePlace(
  { id, offerId, enquiryId }: Pick<Conversation, 'id' | 'offerId' | 'enquiryId'>,
  messageId?: string,
): string {
  const query = new URLSearchParams({ chat: id, ...(messageId !== undefined && { message: messageId }) })
  if (offerId !== null) return `${offerPath(offerId)}?${query}`
  if (enquiryId !== null) return `${enquiryPath(enquiryId)}?${query}`
  return `${messagesPath}?${query}`
}
