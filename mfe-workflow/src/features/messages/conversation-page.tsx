import type { Message } from '@schrankwerk/contracts'
import { absenceOf, useSession } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { AbsentObject, BackLink, formatDateTime, Page } from '@schrankwerk/ui'
import { IconPaperclip } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { messagesPath } from '../../paths.ts'
import { conversationQuery } from './messages.api.ts'
import classes from './messages.module.css'
import { useMessagesText } from './messages-text.ts'
import { MoreButton } from './more-button.tsx'

/** A conversation by itself, for whoever sees its enquiry no more: it can be read. */
export function ConversationPage({ conversationId }: { conversationId: string }) {
  const t = useMessagesText()
  const list = useInfiniteQuery(conversationQuery(conversationId))
  const back = (
    <BackLink component={Link} to={`${messagesPath}?view=all`}>
      {t('title')}
    </BackLink>
  )
  if (list.data === undefined)
    return (
      <AbsentObject
        reason={absenceOf(list.error)}
        title={t('title')}
        what={t('chat.what')}
        missing={t('chat.missing')}
        back={back}
        onRetry={() => void list.refetch()}
      />
    )
  return (
    <Page title={t('chat.title')} back={back}>
      <MoreButton list={list} label={t('chat.earlier')} failed={t('chat.earlierFailed')} />
      <ol className={classes.rows} aria-label={t('chat.list')}>
        {list.data.pages
          .toReversed()
          .flat()
          .map((message) => (
            <ReadMessage key={message.id} message={message} />
          ))}
      </ol>
    </Page>
  )
}

function ReadMessage({ message }: { message: Message }) {
  const t = useMessagesText()
  const { user } = useSession()
  return (
    <li className={classes.readMessage} data-own={message.companyId === user.companyId || undefined}>
      <span className={classes.sender}>
        <strong>{message.userFullName}</strong>
        <span className={classes.quiet}>{message.companyName}</span>
        <time className={classes.quiet} dateTime={message.createDate}>
          {formatDateTime(message.createDate)}
        </time>
      </span>
      {message.content !== '' && <span className={classes.text}>{message.content}</span>}
      {message.file && (
        <span className={classes.attachment}>
          <IconPaperclip size={16} stroke={1.75} aria-hidden="true" />
          {t('unread.attachment', { filename: message.file.filename })}
        </span>
      )}
    </li>
  )
}
