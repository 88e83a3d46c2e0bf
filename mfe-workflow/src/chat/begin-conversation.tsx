import { ProblemError, problemText, useSingleMutation } from '@schrankwerk/shell-api'
import { Failed, Loading, Notice } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ChatPlace } from './chat-door.tsx'
import { useChatText } from './chat-text.ts'
import { begin, conversationsQuery } from './conversation.api.ts'

/** Opening the chat where there is none yet begins it. */
export function BeginConversation({ place }: { place: ChatPlace }) {
  const t = useChatText()
  const cache = useQueryClient()
  const { queryKey } = conversationsQuery(place)
  const beginning = useSingleMutation({
    mutationFn: async () => {
      try {
        const begun = await begin(place)
        await cache.cancelQueries({ queryKey })
        cache.setQueryData(queryKey, [begun])
      } catch (error) {
        // Somebody else was quicker: it is there.
        if (!(error instanceof ProblemError && error.code === 'conversation-exists')) throw error
        await cache.invalidateQueries({ queryKey })
      }
    },
  })
  const { mutate, error } = beginning
  const hasTried = useRef(false)
  useEffect(() => {
    if (hasTried.current) return
    hasTried.current = true
    mutate()
  }, [mutate])
  if (!error) return <Loading />
  const isRefused = error instanceof ProblemError && !error.isUndecided
  if (isRefused) return <Notice>{problemText(error)}</Notice>
  return (
    <Failed what={t('what')} onRetry={() => mutate()}>
      {problemText(error)}
    </Failed>
  )
}
