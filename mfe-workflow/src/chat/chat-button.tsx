import type { Conversation } from '@schrankwerk/contracts'
import { Button, CountBadge, Tooltip, useIsNarrow } from '@schrankwerk/ui'
import { IconMessage } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Beginning, ChatPlace } from './chat-door.tsx'
import { useChatText } from './chat-text.ts'
import { conversationsQuery } from './conversation.api.ts'
import { opensByItself, rememberClosed } from './opens-by-itself.ts'
import { dropPendingReference } from './pending-reference.ts'
import { useChatAddress } from './use-chat-address.ts'

/** A page has one. */
export const doorId = 'nachrichten'

/** Opens and closes the chat; where only the supplier can begin one, and has not, it says so. */
export function ChatButton({ place, begins }: { place: ChatPlace; begins: Beginning }) {
  const t = useChatText()
  const { isOpen, open, close } = useChatAddress()
  const isNarrow = useIsNarrow()
  const { data: conversations } = useQuery(conversationsQuery(place))
  useOpening(conversations)
  useOpenQuestions(conversations)
  useEffect(() => dropPendingReference, [])

  if (begins === 'nowhere' && !conversations?.length) return null
  const unread = conversations?.reduce((sum, conversation) => sum + conversation.unread, 0) ?? 0
  const isBySupplier = begins === 'by-supplier' && conversations?.length === 0
  const button = (
    <Button
      id={doorId}
      small
      icon={<IconMessage size={16} stroke={1.75} aria-hidden="true" />}
      aria-expanded={isBySupplier ? undefined : isOpen}
      aria-disabled={isBySupplier || undefined}
      onClick={() => {
        if (isBySupplier) return
        rememberClosed(isOpen)
        if (isOpen) close()
        else open()
      }}
    >
      <span className={isNarrow ? 'kit-hidden' : undefined}>{t('title')}</span>
      <CountBadge count={unread} label={t('unread')} />
    </Button>
  )
  return isBySupplier ? <Tooltip label={t('bySupplier')}>{button}</Tooltip> : button
}

/** An offer recommends a look at open questions: where their number changes, the page asks for its offer again. */
function useOpenQuestions(conversations: readonly Conversation[] | undefined) {
  const cache = useQueryClient()
  const count = conversations?.reduce((sum, { openQuestions }) => sum + openQuestions, 0)
  const known = useRef(count)
  useEffect(() => {
    const isChanged = known.current !== undefined && known.current !== count
    known.current = count
    if (isChanged) void cache.invalidateQueries({ queryKey: ['offer'] })
  }, [cache, count])
}

/**
 * Once a page: the only conversation opens where there is room for it, unless one has closed the chat before. What
 * somebody begins later moves nothing under the eyes of whoever reads the page.
 */
function useOpening(conversations: readonly Conversation[] | undefined) {
  const { isOpen, appear } = useChatAddress()
  const isNarrow = useIsNarrow('side')
  const isDecided = useRef(false)
  useEffect(() => {
    if (isDecided.current || !conversations) return
    isDecided.current = true
    const [only, ...others] = conversations
    if (only && others.length === 0 && !isOpen && !isNarrow && opensByItself()) appear(only.id)
  }, [conversations, isOpen, isNarrow, appear])
}
