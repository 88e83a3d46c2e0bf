import { useSearchParams } from '@schrankwerk/shell-api/router'
import { Page, Tabs } from '@schrankwerk/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ConversationList } from './conversation-list.tsx'
import { DesktopSwitch } from './desktop-switch.tsx'
import { HappeningList } from './happening-list.tsx'
import { happeningsQuery } from './messages.api.ts'
import { useMessagesText } from './messages-text.ts'
import { unreadCountQuery } from './unread-count.api.ts'
import { UnreadMessages } from './unread-messages.tsx'

const views = ['unread', 'all', 'happenings'] as const

/** What was written and what happened while one was away. */
export function MessagesPage() {
  const t = useMessagesText()
  const [search, setSearch] = useSearchParams()
  const unread = useQuery(unreadCountQuery).data?.unread
  const news = useInfiniteQuery(happeningsQuery).data?.pages[0]?.unread
  const view = views.find((one) => one === search.get('view')) ?? 'unread'
  return (
    <Page title={t('title')} actions={<DesktopSwitch />}>
      <Tabs
        label={t('views')}
        value={view}
        onChange={(key) =>
          setSearch(key === 'unread' ? {} : { view: key }, { replace: true, preventScrollReset: true })
        }
        items={[
          { key: 'unread', label: t('view.unread'), count: unread, content: <UnreadMessages /> },
          { key: 'all', label: t('view.all'), content: <ConversationList /> },
          { key: 'happenings', label: t('view.happenings'), count: news, content: <HappeningList /> },
        ]}
      />
    </Page>
  )
}
