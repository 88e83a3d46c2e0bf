import { useLocation, useNavigate, useSearchParams } from '@schrankwerk/shell-api/router'
import { useIsNarrow } from '@schrankwerk/ui'
import { useCallback, useMemo } from 'react'

export interface ChatAddress {
  isOpen: boolean
  /** Undefined where none was chosen: of several the list is shown, and one that does not exist yet is begun. */
  conversationId: string | undefined
  /** The message to be shown, instead of the latest. */
  messageId: string | undefined
  /** Opens the chat beside the page, at a conversation, at a message; the back button closes it again. */
  open(conversationId?: string, messageId?: string): void
  /** The same without a step of its own in the browser's history. */
  show(conversationId?: string, messageId?: string): void
  /** Shows it without being asked to: only while there is room for it beside the page. */
  appear(conversationId: string): void
  close(): void
}

/** What an entry of the browser's history holds where the chat was opened from this page. */
const ownEntry = { isChatOpened: true }
const unaskedEntry = { isChatUnasked: true }
const holds = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && name in state

/** Whether the chat is open and what it shows, as the page's address says it: `?chat=<id>&message=<id>`. */
export function useChatAddress(): ChatAddress {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const isNarrow = useIsNarrow('side')
  const isOpen = search.has('chat') && !(isNarrow && holds(state, 'isChatUnasked'))
  const isOwn = holds(state, 'isChatOpened')
  const go = useCallback(
    (entry: { isStep: boolean; state: object | undefined }, conversationId = '', messageId?: string) =>
      setSearch(
        (before) => {
          before.set('chat', conversationId)
          before.delete('message')
          if (messageId) before.set('message', messageId)
          return before
        },
        { replace: !entry.isStep, state: entry.state, preventScrollReset: true },
      ),
    [setSearch],
  )
  // While it is open another conversation takes the place of this one: a single step back closes it.
  const open = useCallback<ChatAddress['open']>(
    (...what) => go({ isStep: !isOpen, state: isOpen && !isOwn ? undefined : ownEntry }, ...what),
    [go, isOpen, isOwn],
  )
  const show = useCallback<ChatAddress['show']>(
    (...what) => go({ isStep: false, state: isOwn ? ownEntry : undefined }, ...what),
    [go, isOwn],
  )
  const appear = useCallback<ChatAddress['appear']>(
    (conversation) => go({ isStep: false, state: unaskedEntry }, conversation),
    [go],
  )
  const close = useCallback(() => {
    if (isOwn) return void navigate(-1)
    setSearch(
      (before) => {
        before.delete('chat')
        before.delete('message')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }, [setSearch, navigate, isOwn])
  const conversationId = search.get('chat') || undefined
  const messageId = search.get('message') || undefined
  return useMemo(
    () => ({ isOpen, conversationId, messageId, open, show, appear, close }),
    [isOpen, conversationId, messageId, open, show, appear, close],
  )
}
