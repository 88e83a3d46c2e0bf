import { countUnreadMessages } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { queryOptions } from '@tanstack/react-query'

// Apart from the messages themselves: every page asks it.
export const unreadCountQuery = queryOptions({
  queryKey: ['unread', 'count'],
  queryFn: ({ signal }) => api.call(countUnreadMessages, { signal }),
})
