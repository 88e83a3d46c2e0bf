import { markHappeningsRead } from '@schrankwerk/contracts'
import { api } from '@schrankwerk/shell-api'
import { notify } from '@schrankwerk/ui'
import { useQueryClient } from '@tanstack/react-query'
import { happeningsQuery } from './messages.api.ts'
import { type MessagesText, useMessagesText } from './messages-text.ts'

/** Marks happenings as seen, at once on the screen, and takes that back. */
export function useHappeningMarks() {
  const t = useMessagesText()
  const cache = useQueryClient()
  const askAgain = () => cache.invalidateQueries({ queryKey: happeningsQuery.queryKey })
  const show = (isMeant: (id: string) => boolean, read: boolean) =>
    cache.setQueryData(happeningsQuery.queryKey, (now) => {
      if (now === undefined) return now
      const pages = now.pages.map((page) => ({
        ...page,
        content: page.content.map((one) => (isMeant(one.id) ? { ...one, read } : one)),
      }))
      return { ...now, pages }
    })

  const send = async (
    ids: readonly string[] | undefined,
    read: boolean,
    failed: Parameters<MessagesText>[0],
  ) => {
    await cache.cancelQueries({ queryKey: happeningsQuery.queryKey })
    show((id) => ids === undefined || ids.includes(id), read)
    try {
      return await api.call(markHappeningsRead, { body: { ...(ids && { ids: [...ids] }), read } })
    } catch {
      notify.error(t(failed))
      return []
    } finally {
      // Also what a failure left standing wrongly is put right by it.
      void askAgain()
    }
  }
  const mark = async (ids?: readonly string[]) => {
    const changed = await send(ids, true, 'happenings.markFailed')
    if (changed.length > 0)
      notify.success(t('happenings.marked', { count: changed.length }), {
        label: t('happenings.takeBack'),
        run: () => void send(changed, false, 'happenings.takeBackFailed'),
      })
  }
  return {
    markOne: (id: string) => void mark([id]),
    markAll: () => void mark(),
    /** Whoever goes there has seen it. */
    visit: (id: string) => void send([id], true, 'happenings.markFailed'),
  }
}
