import { createOffer, getConversations } from '@schrankwerk/contracts'
import { api, useMayCall } from '@schrankwerk/shell-api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MarkedObject } from './question-marks.tsx'
import type { QuestionTarget } from './use-questions.ts'

export const conversationsQuery = (target: QuestionTarget) =>
  queryOptions({
    queryKey: ['conversation', 'list', target],
    queryFn: ({ signal }) => api.call(getConversations, { query: target, signal }),
  })

/** Whether one may ask about what the page shows, and in which conversation where only one comes into question. */
export function useMayAsk(of: MarkedObject, target: QuestionTarget) {
  const isSupplier = useMayCall(createOffer)
  const conversations = useQuery(conversationsQuery(target)).data
  if (conversations === undefined) return { mayAsk: false, conversationId: undefined }
  const open = conversations.filter(({ allowedActions }) => allowedActions.includes('write'))
  const mayBegin = conversations.length === 0 && ('offer' in of ? of.offer.enquiry !== null : isSupplier)
  return { mayAsk: open.length > 0 || mayBegin, conversationId: open.length === 1 ? open[0]?.id : undefined }
}
