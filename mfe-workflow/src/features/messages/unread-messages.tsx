import { problemText } from '@schrankwerk/shell-api'
import { Button, Empty, Failed, Loading, TableSkeleton } from '@schrankwerk/ui'
import { IconChecks, IconMailOpened } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { unreadQuery } from './messages.api.ts'
import classes from './messages.module.css'
import { useMessagesText } from './messages-text.ts'
import { UnreadGroup } from './unread-group.tsx'
import { useMessageMarks } from './use-message-marks.ts'

/** What one has not read, by conversation. */
export function UnreadMessages() {
  const t = useMessagesText()
  const { data, error, refetch } = useQuery(unreadQuery)
  const { marked, markOne, markConversation, markAll } = useMessageMarks()
  const place = useRef<HTMLDivElement>(null)
  if (data === undefined)
    return error ? (
      <Failed what={problemText(error, t('unread.what'))} onRetry={() => void refetch()} />
    ) : (
      <Loading>
        <TableSkeleton rows={4} />
      </Loading>
    )
  const groups = data
    .map(({ conversation, messages }) => ({
      conversation,
      messages: messages.filter(({ id }) => !marked.has(id)),
    }))
    .filter(({ messages }) => messages.length > 0)
  const all = groups.flatMap(({ messages }) => messages)
  const unread = groups.reduce((sum, { conversation }) => sum + conversation.unread, 0)
  /** The button that was pressed goes with its message: the focus stays near. */
  const staying = (act: () => void) => () => {
    act()
    place.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      {groups.length === 0 ? (
        <Empty icon={<IconMailOpened size={32} stroke={1.5} />} text={t('unread.empty')} />
      ) : (
        <>
          <div className={classes.bar}>
            <Button
              icon={<IconChecks size={18} stroke={1.75} aria-hidden="true" />}
              onClick={staying(() => markAll(all, unread))}
            >
              {t('unread.markAll')}
            </Button>
          </div>
          <ul className={classes.groups}>
            {groups.map(({ conversation, messages }) => (
              <UnreadGroup
                key={conversation.id}
                conversation={conversation}
                messages={messages}
                onMarkOne={(id) => staying(() => markOne(id))()}
                onMarkAll={staying(() => markConversation(conversation.id, messages, conversation.unread))}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
