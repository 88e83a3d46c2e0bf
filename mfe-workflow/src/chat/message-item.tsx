import type { Conversation, Message } from '@schrankwerk/contracts'
import { formatDateTime, formatTime } from '@schrankwerk/ui'
import { Attachment } from './attachment.tsx'
import styles from './chat.module.css'
import type { ChatPlace } from './chat-door.tsx'
import { MessageText } from './message-text.tsx'
import { QuestionState } from './question-state.tsx'
import { ReadBy } from './read-by.tsx'
import { ReferenceChip } from './reference-chip.tsx'

export interface MessageItemProps {
  place: ChatPlace
  conversation: Conversation
  message: Message
  /** Of one's own company. */
  isOwn: boolean
  /** The one in front of it has the same sender. */
  isFollowing: boolean
  /** It is the one the address names. */
  isShown: boolean
  /** The sender wrote no other one in this minute, which is said once. */
  isLastOfMinute: boolean
}

/** One message with all that belongs to it; those of one's own company stand at the right. */
export function MessageItem(props: MessageItemProps) {
  const { place, conversation, message, isOwn, isFollowing, isShown, isLastOfMinute } = props
  const { content, file, reference, question } = message
  return (
    <li
      id={`message-${message.id}`}
      className={styles.message}
      data-own={isOwn || undefined}
      data-following={isFollowing || undefined}
      data-shown={isShown || undefined}
      tabIndex={-1}
    >
      <p className={isFollowing ? 'kit-hidden' : styles.sender}>{message.userFullName}</p>
      <div className={styles.bubble}>
        {reference && <ReferenceChip reference={reference} />}
        {content !== '' && <MessageText text={content} />}
        {file && <Attachment place={place} conversation={conversation} message={message} file={file} />}
        {question && (
          <QuestionState
            message={message}
            question={question}
            mayChange={conversation.allowedActions.includes('write')}
          />
        )}
      </div>
      <div className={isLastOfMinute ? styles.foot : 'kit-hidden'}>
        <time
          className="kit-tabular"
          dateTime={message.createDate}
          title={formatDateTime(message.createDate)}
        >
          {formatTime(message.createDate)}
        </time>
        {isOwn && isLastOfMinute && <ReadBy readers={message.readBy} />}
      </div>
    </li>
  )
}
