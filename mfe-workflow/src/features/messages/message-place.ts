import type { Conversation } from '@schrankwerk/contracts'
import { enquiryPath, messagesPath, offerPath } from '../../paths.ts'

type Placed = Pick<Conversation, 'id' | 'offerId' | 'enquiryId'>

/** Whether one sees an offer or enquiry beside which the conversation stands. */
export const hasPlace = ({ offerId, enquiryId }: Placed): boolean => offerId !== null || enquiryId !== null

/** Where a conversation is read, and one of its messages shown: beside the offer, the enquiry, or by itself. */
export function messagePlace({ id, offerId, enquiryId }: Placed, messageId?: string): string {
  const query = new URLSearchParams({ chat: id, ...(messageId !== undefined && { message: messageId }) })
  if (offerId !== null) return `${offerPath(offerId)}?${query}`
  if (enquiryId !== null) return `${enquiryPath(enquiryId)}?${query}`
  return `${messagesPath}?${query}`
}
