import { usePageTitle } from '@schrankwerk/shell-api'
import { useSearchParams } from '@schrankwerk/shell-api/router'
import { ConversationPage } from '../features/messages/conversation-page.tsx'
import { MessagesPage } from '../features/messages/messages-page.tsx'
import { useMessagesText } from '../features/messages/messages-text.ts'

export function Component() {
  const t = useMessagesText()
  const [search] = useSearchParams()
  const conversationId = search.get('chat')
  usePageTitle(t('title'))
  if (!conversationId) return <MessagesPage />
  return <ConversationPage conversationId={conversationId} messageId={search.get('message') ?? undefined} />
}
