import { filterHappenings, getConversations, getUnreadMessages } from '@schrankwerk/contracts'
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
