import { absenceOf } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Empty, Failed, Loading, Notice, SkeletonLine, TextLink } from '@schrankwerk/ui'
import { SearchField } from '@schrankwerk/ui/forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { comparisonPath } from '../paths.ts'
import { BeginConversation } from './begin-conversation.tsx'
import styles from './chat.module.css'
import type { Beginning, ChatPlace } from './chat-door.tsx'
import { useChatText } from './chat-text.ts'
import { conversationsQuery } from './conversation.api.ts'
import { ConversationList } from './conversation-list.tsx'
import { ConversationView } from './conversation-view.tsx'
import { SearchHits } from './search-hits.tsx'
import { useChatAddress } from './use-chat-address.ts'

/** All that was written about an enquiry or offer, as far as one's own company takes part in it. */
export function ChatPanel({ place, begins }: { place: ChatPlace; begins: Beginning }) {
  const t = useChatText()
  const { conversationId, show } = useChatAddress()
  const query = useQuery(conversationsQuery(place))
  const [term, setTerm] = useState('')
  const conversations = query.data
  if (!conversations) {
    if (query.error)
      return <Failed what={t('what')} {...absenceOf(query.error)} onRetry={() => void query.refetch()} />
    return (
      <Loading>
        <SkeletonLine width="60%" />
      </Loading>
    )
  }
  if (conversations.length === 0) return <NoConversation place={place} begins={begins} />
  const isSeveral = conversations.length > 1
  const chosen = isSeveral ? conversations.find(({ id }) => id === conversationId) : conversations[0]
  return (
    <>
      <div className={styles.search}>
        <SearchField label={t('search.label')} value={term} onChange={setTerm} />
      </div>
      {term.trim().length >= 2 ? (
        <SearchHits
          place={place}
          term={term.trim()}
          companies={
            isSeveral ? new Map(conversations.map(({ id, companyName }) => [id, companyName])) : undefined
          }
          onChoose={(hit) => {
            setTerm('')
            show(hit.conversationId, hit.id)
          }}
        />
      ) : chosen ? (
        <ConversationView
          key={chosen.id}
          place={place}
          conversation={chosen}
          onBack={isSeveral ? () => show() : undefined}
        />
      ) : (
        <>
          {conversationId && <Notice>{t('gone')}</Notice>}
          <ConversationList conversations={conversations} onChoose={show} />
        </>
      )}
    </>
  )
}

/** None is there yet: begins one, or says where that is done. */
function NoConversation({ place, begins }: { place: ChatPlace; begins: Beginning }) {
  const t = useChatText()
  if (begins === 'nowhere') return <Empty text={t('emptyOver')} />
  if (begins === 'by-supplier') return <Empty text={t('bySupplier')} />
  if (begins === 'here' || !('enquiryId' in place)) return <BeginConversation place={place} />
  const offers = (
    <TextLink component={Link} to={comparisonPath(place.enquiryId)}>
      {t('offers')}
    </TextLink>
  )
  return <Empty text={t('atOffer')} action={offers} />
}
