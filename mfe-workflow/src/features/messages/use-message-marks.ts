import {
  type Message,
  markAllRead,
  markConversationsRead,
  markMessageRead,
  markUnread,
} from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessagesText } from './messages-text.ts'
import { unreadCountQuery } from './unread-count.api.ts'

const idsAtOnce = 1000

/**
 * Marks messages as read: they leave the screen and the count at once, come back where it failed, and can be made
 * unread again.
 */
export function useMessageMarks() {
  const t = useMessagesText()
  const cache = useQueryClient()
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const askAgain = () => cache.invalidateQueries({ queryKey: ['unread'] })
  const count = (by: number) =>
    cache.setQueryData(unreadCountQuery.queryKey, (now) => now && { unread: Math.max(0, now.unread + by) })
  const hide = (ids: readonly string[]) => setMarked((now) => new Set([...now, ...ids]))
  const show = (ids: readonly string[]) =>
    setMarked((now) => new Set([...now].filter((id) => !ids.includes(id))))

  const takeBack = async (ids: readonly string[]) => {
    try {
      for (let from = 0; from < ids.length; from += idsAtOnce)
        await api.call(markUnread, { body: { messageIds: ids.slice(from, from + idsAtOnce) } })
    } catch {
      notify.error(t('unread.takeBackFailed', { count: ids.length }))
    }
    await askAgain()
  }

  /** `shown` are those of them on the screen; `send` answers all that it changed. */
  const mark = async (shown: readonly string[], unread: number, send: () => Promise<readonly string[]>) => {
    hide(shown)
    // An answer on its way was true before.
    await cache.cancelQueries({ queryKey: ['unread'] })
    count(-unread)
    let changed: readonly string[]
    try {
      changed = await send()
    } catch {
      show(shown)
      count(unread)
      notify.error(t('unread.markFailed', { count: unread }))
      return askAgain()
    }
    const takenBack = () => {
      show(shown)
      void takeBack(changed)
    }
    if (changed.length > 0)
      notify.success(t('unread.marked', { count: changed.length }), {
        label: t('unread.takeBack'),
        run: takenBack,
      })
    await askAgain()
    show(shown)
  }

  const idsOf = (messages: readonly Pick<Message, 'id'>[]) => messages.map(({ id }) => id)
  return {
    /** Messages that are shown as read although the list still holds them. */
    marked,
    markOne: (messageId: string) =>
      void mark([messageId], 1, async () => {
        await api.call(markMessageRead, { query: { messageId } })
        return [messageId]
      }),
    markConversation: (conversationId: string, shown: readonly Message[], unread: number) =>
      void mark(idsOf(shown), unread, async () =>
        idsOf(await api.call(markConversationsRead, { body: [conversationId] })),
      ),
    markAll: (shown: readonly Message[], unread: number) =>
      void mark(idsOf(shown), unread, async () => idsOf(await api.call(markAllRead))),
  }
}
