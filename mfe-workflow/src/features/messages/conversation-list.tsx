import type { Conversation } from '@schrankwerk/contracts'
import { problemText, useSession } from '@schrankwerk/shell-api'
import {
  CountBadge,
  Empty,
  Failed,
  formatDateTime,
  Loading,
  StateBadge,
  TableSkeleton,
} from '@schrankwerk/ui'
import { IconMessages } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ConversationHead } from './conversation-head.tsx'
import { conversationsQuery } from './messages.api.ts'
import classes from './messages.module.css'
import { useMessagesText } from './messages-text.ts'
import { MoreButton } from './more-button.tsx'

/** All conversations of one's company, read ones too. */
export function ConversationList() {
  const t = useMessagesText()
  const { user } = useSession()
  const list = useInfiniteQuery(conversationsQuery(user.id))
  if (list.data === undefined)
    return list.error ? (
      <Failed what={problemText(list.error, t('all.what'))} onRetry={() => void list.refetch()} />
    ) : (
      <Loading>
        <TableSkeleton rows={6} />
      </Loading>
    )
  const conversations = list.data.pages.flat()
  if (conversations.length === 0)
    return <Empty icon={<IconMessages size={32} stroke={1.5} />} text={t('all.empty')} />
  return (
    <>
      <ul className={classes.rows} aria-label={t('all.list')}>
        {conversations.map((conversation) => (
          <Row key={conversation.id} conversation={conversation} />
        ))}
      </ul>
      <MoreButton list={list} failed={t('all.moreFailed')} />
    </>
  )
}

function Row({ conversation }: { conversation: Conversation }) {
  const t = useMessagesText()
  const { lastMessageAt, lastMessageText, unread, openQuestions, allowedActions } = conversation
  return (
    <li className={classes.row}>
      <ConversationHead conversation={conversation} level={2} />
      <span className={classes.excerpt}>
        {lastMessageText === null ? t('all.noMessage') : lastMessageText || t('all.attachmentAlone')}
      </span>
      <span className={classes.marks}>
        <CountBadge count={unread} label={t('all.unread', { count: unread })} />
        {openQuestions > 0 && (
          <StateBadge tone="amber">{t('all.openQuestions', { count: openQuestions })}</StateBadge>
        )}
        {allowedActions.length === 0 && <StateBadge tone="grey">{t('all.readOnly')}</StateBadge>}
        {lastMessageAt !== null && (
          <time className={classes.quiet} dateTime={lastMessageAt}>
            {formatDateTime(lastMessageAt)}
          </time>
        )}
      </span>
    </li>
  )
}
