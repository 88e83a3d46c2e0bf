import type { Conversation } from '@schrankwerk/contracts'
import { absenceOf } from '@schrankwerk/shell-api'
import { Failed, IconButton, Loading, SkeletonLine } from '@schrankwerk/ui'
import { IconArrowLeft } from '@tabler/icons-react'
import styles from './chat.module.css'
import type { ChatPlace } from './chat-door.tsx'
import { useChatText } from './chat-text.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useMessages } from './use-messages.ts'

export interface ConversationViewProps {
  place: ChatPlace
  conversation: Conversation
  /** To the list; left out where there is only this one. */
  onBack?: (() => void) | undefined
}

/** One conversation: what was written, and where one writes. */
export function ConversationView({ place, conversation, onBack }: ConversationViewProps) {
  const t = useChatText()
  const loaded = useMessages(conversation.id)
  useMarkRead(conversation.id, loaded.messages)
  const mayWrite = conversation.allowedActions.includes('write')
  return (
    <>
      <div className={styles.party}>
        {onBack && (
          <IconButton small label={t('back')} onClick={onBack}>
            <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
        <h3>{conversation.companyName}</h3>
      </div>
      {loaded.messages ? (
        <MessageList place={place} conversation={conversation} loaded={loaded} />
      ) : loaded.error ? (
        <Failed what={t('what')} {...absenceOf(loaded.error)} onRetry={() => void loaded.refetch()} />
      ) : (
        <div className={styles.messages}>
          <Loading>
            <SkeletonLine width="60%" />
          </Loading>
        </div>
      )}
      {mayWrite ? <Composer conversation={conversation} /> : <p className={styles.over}>{t('over')}</p>}
    </>
  )
}
