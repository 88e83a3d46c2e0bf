import type { Conversation } from '@schrankwerk/contracts'
import { CountBadge, formatDate, formatTime, Notice } from '@schrankwerk/ui'
import styles from './chat.module.css'
import { useChatText } from './chat-text.ts'
import { usePendingReference } from './pending-reference.ts'

export interface ConversationListProps {
  conversations: readonly Conversation[]
  onChoose: (conversationId: string) => void
}

/** Today its time, before that its day. */
const moment = (instant: string): string =>
  formatDate(instant) === formatDate(new Date()) ? formatTime(instant) : formatDate(instant)

/** One a supplier, the latest first. */
export function ConversationList({ conversations, onChoose }: ConversationListProps) {
  const t = useChatText()
  const pending = usePendingReference()
  return (
    <>
      {pending && <Notice>{t('chooseFor', { name: pending.caption })}</Notice>}
      <ul className={styles.conversations} aria-label={t('conversations')}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <button
              type="button"
              className={styles.conversation}
              data-unread={conversation.unread > 0 || undefined}
              onClick={() => onChoose(conversation.id)}
            >
              <span className={styles.conversationHead}>
                <span className={styles.company}>{conversation.companyName}</span>
                {conversation.lastMessageAt && (
                  <time className="kit-muted kit-tabular" dateTime={conversation.lastMessageAt}>
                    {moment(conversation.lastMessageAt)}
                  </time>
                )}
              </span>
              <span className={styles.conversationHead}>
                <span className={styles.beginning}>
                  {conversation.lastMessageAt
                    ? conversation.lastMessageText || t('attachmentOnly')
                    : t('noMessage')}
                </span>
                {conversation.openQuestions > 0 && (
                  <span className={styles.questions}>
                    {t('openQuestions', { count: conversation.openQuestions })}
                  </span>
                )}
                <CountBadge count={conversation.unread} label={t('unread')} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
