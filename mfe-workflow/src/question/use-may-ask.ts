import { createOffer } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { useQuery } from '@tanstack/react-query'
import type { ChatPlace } from '../chat/chat-door.tsx'
import { conversationsQuery } from '../chat/conversation.api.ts'
import type { MarkedObject } from './page-marks-context.ts'

/** Whether one may ask about what the page shows, and in which conversation where only one comes into question. */
export function useMayAsk(of: MarkedObject, place: ChatPlace) {
  const isSupplier = useMayCall(createOffer)
  const conversations = useQuery(conversationsQuery(place)).data
  if (conversations === undefined) return { mayAsk: false, conversationId: undefined }
  const open = conversations.filter(({ allowedActions }) => allowedActions.includes('write'))
  const mayBegin = conversations.length === 0 && ('offer' in of ? of.offer.enquiry !== null : isSupplier)
  return { mayAsk: open.length > 0 || mayBegin, conversationId: open.length === 1 ? open[0]?.id : undefined }
}
