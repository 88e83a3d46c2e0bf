import {
  type Conversation,
  copyAttachment,
  createConversation,
  type FileType,
  filterOffers,
  getConversations,
  getMessages,
  type Message,
  markConversationsRead,
  searchMessages,
  settleQuestion,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ChatPlace } from './chat-door.tsx'

// The first part of the keys is the kind of the live events that refresh them.
export const conversationsQuery = (place: ChatPlace) =>
  queryOptions({
    queryKey: ['conversation', 'list', place],
    queryFn: ({ signal }) => api.call(getConversations, { query: place, signal }),
  })

export const searchQuery = (place: ChatPlace, searchTerm: string) =>
  queryOptions({
    queryKey: ['conversation', 'search', place, searchTerm],
    queryFn: ({ signal }) => api.call(searchMessages, { query: { ...place, searchTerm }, signal }),
  })

export const messagesKey = (conversationId: string) => ['conversation', conversationId, 'messages'] as const

export const readMessages = (conversationId: string, before?: number, signal?: AbortSignal) =>
  api.call(getMessages, {
    query: { conversationId, before, paginationSize: before === undefined ? 100 : 200 },
    signal,
  })

/** Puts messages that a call answered among those shown, past any read that is still under way. */
export async function rememberMessages(cache: QueryClient, messages: readonly Message[]): Promise<void> {
  const conversations = Map.groupBy(messages, ({ conversationId }) => conversationId)
  for (const [conversationId, own] of conversations) {
    const queryKey = messagesKey(conversationId)
    await cache.cancelQueries({ queryKey })
    cache.setQueryData<Message[]>(queryKey, (shown) => shown && mergeMessages(shown, own))
  }
}

/** In their order; of two states of one message the newer stands. */
export const mergeMessages = (older: readonly Message[], newer: readonly Message[]): Message[] => {
  const byPosition = new Map([...older, ...newer].map((message) => [message.position, message]))
  return [...byPosition.values()].sort((one, other) => one.position - other.position)
}

export const begin = (place: ChatPlace): Promise<Conversation> =>
  api.call(createConversation, { query: place })

export const markRead = (conversationId: string) =>
  api.call(markConversationsRead, { body: [conversationId] })

export const settle = (messageId: string, settled: boolean) =>
  api.call(settleQuestion, { query: { messageId, settled } })

/** Offers on an enquiry that may take a file, as far as the asker sees them. */
export const offersOnQuery = (enquiryId: string) =>
  queryOptions({
    queryKey: ['offer', 'list', 'taking files', enquiryId],
    queryFn: ({ signal }) =>
      api.call(filterOffers, {
        query: { enquiryId, states: ['OPEN', 'ACCEPTED'], paginationSize: 30 },
        signal,
      }),
  })

export const copyToOffer = (
  { id, attachmentPath }: Message,
  choice: { offerId?: string; fileType?: FileType },
) => api.call(copyAttachment, { query: { messageId: id, path: attachmentPath, ...choice } })
