import type { Conversation, Message } from '@schrankwerk/contracts'
import { problemText, useSession } from '@schrankwerk/shell-api'
import { Button, formatDate, formatDateTime, Notice } from '@schrankwerk/ui'
import { Fragment, useEffect, useRef, useState } from 'react'
import styles from './chat.module.css'
import type { ChatPlace } from './chat-door.tsx'
import { useChatText } from './chat-text.ts'
import { MessageItem } from './message-item.tsx'
import { OutgoingItem } from './outgoing-item.tsx'
import { useOutgoing } from './outgoing-messages.ts'
import { useChatAddress } from './use-chat-address.ts'
import { useMessageScroll } from './use-message-scroll.ts'
import type { useMessages } from './use-messages.ts'
import { usePageInFront } from './use-page-in-front.ts'

export interface MessageListProps {
  place: ChatPlace
  conversation: Conversation
  loaded: ReturnType<typeof useMessages>
}

const dayMs = 24 * 60 * 60 * 1000

const isSameMinute = (one: Message, next: Message | undefined): boolean =>
  next?.senderId === one.senderId && formatDateTime(next.createDate) === formatDateTime(one.createDate)

/** What was written, by day and sender, the latest at the bottom. */
export function MessageList({ place, conversation, loaded }: MessageListProps) {
  const t = useChatText()
  const { user } = useSession()
  const { messageId } = useChatAddress()
  const { messages = [], hasOlder, older, reach, isCurrent } = loaded
  const outgoing = useOutgoing(conversation.id)
  const newFrom = useNewFrom(messages, isCurrent)
  const box = useRef<HTMLDivElement>(null)
  const { onScroll, isAtEnd, toEnd } = useMessageScroll({
    box,
    first: messages[0]?.position,
    last: messages.at(-1)?.id,
    written: outgoing.map(({ key, state }) => `${key} ${state}`).join(),
    newFrom,
    target: messages.some(({ id }) => id === messageId) ? messageId : undefined,
    isReady: isCurrent,
    onTop: () => hasOlder && !older.isPending && !older.error && older.mutate(),
  })
  const sought = useRef<string>(undefined)
  useEffect(() => {
    if (!messageId || !isCurrent || sought.current === messageId) return
    sought.current = messageId
    reach(messageId)
  }, [messageId, isCurrent, reach])

  const dayOf = (instant: string): string => {
    const day = formatDate(instant)
    if (day === formatDate(new Date())) return t('today')
    return day === formatDate(new Date(Date.now() - dayMs)) ? t('yesterday') : day
  }
  const isOver = !conversation.allowedActions.includes('write')
  return (
    <>
      <section
        ref={box}
        className={styles.messages}
        aria-label={t('messages', { company: conversation.companyName })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {hasOlder && (
          <div className={styles.older}>
            <Button small variant="quiet" loading={older.isPending} onClick={() => older.mutate()}>
              {t('older')}
            </Button>
          </div>
        )}
        {older.error && (
          <Notice tone="error" title={t('olderFailed')}>
            {problemText(older.error)}
          </Notice>
        )}
        {messages.length === 0 && outgoing.length === 0 && (
          <p className={styles.empty}>{t(isOver ? 'emptyOver' : 'empty')}</p>
        )}
        <ol className={styles.list}>
          {messages.map((message, index) => {
            const before = messages[index - 1]
            const isNewDay = !before || formatDate(before.createDate) !== formatDate(message.createDate)
            const isFirstNew = message.position === newFrom
            return (
              <Fragment key={message.id}>
                {isNewDay && (
                  <li className={styles.day}>
                    <h4>{dayOf(message.createDate)}</h4>
                  </li>
                )}
                {isFirstNew && (
                  <li className={styles.new} data-new>
                    {t('new')}
                  </li>
                )}
                <MessageItem
                  place={place}
                  conversation={conversation}
                  message={message}
                  isOwn={message.companyId === user.companyId}
                  isFollowing={!isNewDay && !isFirstNew && before.senderId === message.senderId}
                  isShown={message.id === messageId}
                  isLastOfMinute={!isSameMinute(message, messages[index + 1])}
                />
              </Fragment>
            )
          })}
          {outgoing.map((message) => (
            <OutgoingItem key={message.key} message={message} mayWrite={!isOver} />
          ))}
        </ol>
      </section>
      {!isAtEnd && (
        <div className={styles.latest}>
          <Button small onClick={toEnd}>
            {t('latest')}
          </Button>
        </div>
      )}
      <Arrivals messages={messages} ownId={user.id} />
    </>
  )
}

/**
 * Position of the first message that was new when the conversation was opened, or when one came back to the page. It
 * stays there: what is read at once would take its own mark away.
 */
function useNewFrom(messages: readonly Message[], isLoaded: boolean): number | undefined {
  const isInFront = usePageInFront()
  const [from, setFrom] = useState<{ position: number | undefined }>()
  const firstUnread = messages.find(({ read }) => !read)?.position
  if (isLoaded && !from) setFrom({ position: firstUnread })
  if (from && !isInFront && firstUnread !== undefined && firstUnread > (from.position ?? 0))
    setFrom({ position: firstUnread })
  return from?.position
}

/** Tells those who do not see the list that somebody else wrote. */
function Arrivals({ messages, ownId }: { messages: readonly Message[]; ownId: string }) {
  const t = useChatText()
  const [known, setKnown] = useState(messages.at(-1)?.position ?? 0)
  const [names, setNames] = useState<readonly string[]>([])
  const latest = messages.at(-1)?.position ?? 0
  if (latest > known) {
    const arrived = messages.filter(({ position, senderId }) => position > known && senderId !== ownId)
    if (arrived.length > 0) setNames([...new Set(arrived.map(({ userFullName }) => userFullName))])
    setKnown(latest)
  }
  return (
    <p className="kit-hidden" role="status">
      {names.length > 0 && <span key={known}>{t('arrived', { name: names.join(', ') })}</span>}
    </p>
  )
}
