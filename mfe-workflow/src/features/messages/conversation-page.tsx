import type { Conversation } from '@schrankwerk/contracts'
import { absenceOf, useSession } from '@schrankwerk/shell-api'
import { Link, Navigate } from '@schrankwerk/shell-api/router'
import { AbsentObject, BackLink, Page } from '@schrankwerk/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { messagesPath } from '../../paths.ts'
import { hasPlace, messagePlace } from './message-place.ts'
import { conversationsQuery } from './messages.api.ts'
import classes from './messages.module.css'
import { useMessagesText } from './messages-text.ts'

export interface ConversationPageProps {
  conversationId: string
  messageId: string | undefined
  /** The conversation as it is shown everywhere. */
  children: (conversation: Conversation) => ReactNode
}

/** A conversation by itself, for whoever sees its enquiry no more; any other is read at its place. */
export function ConversationPage({ conversationId, messageId, children }: ConversationPageProps) {
  const t = useMessagesText()
  const { query, conversation } = useConversation(conversationId)
  const back = (
    <BackLink component={Link} to={`${messagesPath}?view=all`}>
      {t('title')}
    </BackLink>
  )
  if (conversation === undefined)
    return (
      <AbsentObject
        reason={absenceOf(query.error) ?? (query.isSuccess && !query.hasNextPage ? missing : undefined)}
        title={t('title')}
        what={t('chat.what')}
        missing={t('chat.missing')}
        back={back}
        onRetry={() => void query.refetch()}
      />
    )
  if (hasPlace(conversation)) return <Navigate to={messagePlace(conversation, messageId)} replace />
  return (
    <Page title={conversation.enquiryTitle ?? t('untitled')} back={back}>
      <div className={classes.conversation}>{children(conversation)}</div>
    </Page>
  )
}

const missing = { isMissing: true }

/** One of one's conversations, searched from the latest on: there is no call for a single one. */
function useConversation(id: string) {
  const { user } = useSession()
  const query = useInfiniteQuery(conversationsQuery(user.id))
  const conversation = query.data?.pages.flat().find((one) => one.id === id)
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  const isSought = conversation === undefined && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (isSought) void fetchNextPage()
  }, [isSought, fetchNextPage])
  return { query, conversation }
}
