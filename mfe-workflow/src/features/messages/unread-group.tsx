import type { Message, UnreadConversation } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { Button, formatDateTime, IconButton, TextLink } from '@schrankwerk/ui'
import { IconCheck, IconChecks, IconPaperclip } from '@tabler/icons-react'
import { useReferenceCaption } from '../../chat/reference-caption.ts'
import { ConversationHead } from './conversation-head.tsx'
import { messagePlace } from './message-place.ts'
import classes from './messages.module.css'
import { useMessagesText } from './messages-text.ts'

export interface UnreadGroupProps extends UnreadConversation {
  onMarkOne: (messageId: string) => void
  onMarkAll: () => void
}

/** The unread messages of one conversation. */
export function UnreadGroup({ conversation, messages, onMarkOne, onMarkAll }: UnreadGroupProps) {
  const t = useMessagesText()
  const { companyName, unread } = conversation
  const others = unread - messages.length
  return (
    <li className={classes.group}>
      <div className={classes.groupHead}>
        <ConversationHead conversation={conversation} level={2} />
        <Button
          variant="quiet"
          small
          icon={<IconChecks size={16} stroke={1.75} aria-hidden="true" />}
          aria-label={t('unread.markConversationOf', { company: companyName })}
          onClick={onMarkAll}
        >
          {t('unread.markConversation')}
        </Button>
      </div>
      <ul className={classes.messages} aria-label={t('unread.list', { company: companyName })}>
        {messages.map((message) => (
          <li key={message.id} className={classes.message}>
            <UnreadMessage message={message} to={messagePlace(conversation, message.id)} />
            <IconButton
              small
              label={t('unread.markOne', { name: message.userFullName })}
              onClick={() => onMarkOne(message.id)}
            >
              <IconCheck size={16} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <TextLink component={Link} to={messagePlace(conversation)} className={classes.others}>
          {t('unread.others', { count: others })}
        </TextLink>
      )}
    </li>
  )
}

function UnreadMessage({ message, to }: { message: Message; to: string }) {
  const t = useMessagesText()
  const captionOf = useReferenceCaption()
  return (
    <Link className={classes.link} to={to}>
      <span className={classes.sender}>
        <strong>{message.userFullName}</strong>
        <span className={classes.quiet}>{message.companyName}</span>
        <time className={classes.quiet} dateTime={message.createDate}>
          {formatDateTime(message.createDate)}
        </time>
      </span>
      {message.reference && <span className={classes.about}>{captionOf(message.reference)}</span>}
      {message.content !== '' && <span className={classes.content}>{message.content}</span>}
      {message.file && (
        <span className={classes.attachment}>
          <IconPaperclip size={16} stroke={1.75} aria-hidden="true" />
          {t('unread.attachment', { filename: message.file.filename })}
        </span>
      )}
    </Link>
  )
}
