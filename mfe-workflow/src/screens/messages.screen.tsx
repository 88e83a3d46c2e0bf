import { usePageTitle } from '@schrankwerk/shell-api'
import { useSearchParams } from '@schrankwerk/shell-api/router'
import { LazyPart, lazyCode, SkeletonLine } from '@schrankwerk/ui'
import type { ChatPlace } from '../chat/chat-door.tsx'
import { ConversationPage } from '../features/messages/conversation-page.tsx'
import { MessagesPage } from '../features/messages/messages-page.tsx'
import { useMessagesText } from '../features/messages/messages-text.ts'

const chat = lazyCode(() => import('../chat/conversation-view.tsx'))

// Nothing is taken over from here: who reads here has no part in the enquiry any more.
const nowhere: ChatPlace = { enquiryId: '' }

export function Component() {
  const t = useMessagesText()
  const [search] = useSearchParams()
  const conversationId = search.get('chat')
  usePageTitle(t('title'))
  if (!conversationId) return <MessagesPage />
  return (
    <ConversationPage conversationId={conversationId} messageId={search.get('message') ?? undefined}>
      {(conversation) => (
        <LazyPart part={chat} what={t('chat.what')} skeleton={<SkeletonLine width="60%" />}>
          {({ ConversationView }) => <ConversationView place={nowhere} conversation={conversation} />}
        </LazyPart>
      )}
    </ConversationPage>
  )
}
