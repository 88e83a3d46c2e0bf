import { filterHappenings, getConversations, getMessages, getUnreadMessages } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export const unreadQuery = queryOptions({
  queryKey: ['unread', 'messages'],
  queryFn: ({ signal }) => api.call(getUnreadMessages, { signal }),
})

const conversationsAtOnce = 100

/** All conversations of one's company, the latest first. */
export const conversationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['conversation', 'of-user', userId],
    queryFn: ({ pageParam: before, signal }) =>
      api.call(getConversations, { query: { userId, ...(before && { before }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < conversationsAtOnce ? undefined : page.at(-1)?.id),
  })

export const happeningsQuery = infiniteQueryOptions({
  queryKey: ['happening', 'list'],
  queryFn: ({ pageParam: before, signal }) =>
    api.call(filterHappenings, { query: { ...(before && { before }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ content, hasMore }) => (hasMore ? content.at(-1)?.id : undefined),
})

const messagesAtOnce = 100

/** What was written in a conversation, the latest part first. */
export const conversationQuery = (conversationId: string) =>
  infiniteQueryOptions({
    queryKey: ['conversation', conversationId, 'read-only'],
    queryFn: ({ pageParam: before, signal }) =>
      api.call(getMessages, {
        query: { conversationId, paginationSize: messagesAtOnce, ...(before > 0 && { before }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => {
      const first = page[0]?.position ?? 1
      return first > 1 ? first : undefined
    },
  })
