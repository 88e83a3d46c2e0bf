import type { Message } from '@schrankwerk/contracts'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useChatText } from './chat-text.ts'
import { markRead, rememberMessages } from './conversation.api.ts'
import { usePageInFront } from './use-page-in-front.ts'

/** Messages that are shown while the page is in front are read; what failed to be marked is tried with the next one. */
export function useMarkRead(conversationId: string, messages: readonly Message[] | undefined): void {
  const t = useChatText()
  const cache = useQueryClient()
  const isInFront = usePageInFront()
  const latestUnread = messages?.findLast(({ read }) => !read)?.position
  const tried = useRef(0)
  useEffect(() => {
    if (!isInFront) tried.current = 0
    if (!isInFront || latestUnread === undefined || latestUnread <= tried.current) return
    tried.current = latestUnread
    markRead(conversationId).then(
      async (marked) => {
        await rememberMessages(
          cache,
          marked.map((message) => ({ ...message, read: true })),
        )
        void cache.invalidateQueries({ queryKey: ['conversation', 'list'] })
        void cache.invalidateQueries({ queryKey: ['unread'] })
      },
      () => notify.error(t('markFailed')),
    )
  }, [cache, conversationId, isInFront, latestUnread, t])
}
