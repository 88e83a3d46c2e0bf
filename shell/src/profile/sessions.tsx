import { endOwnSessions, getSessions, type Session } from '@schrankwerk/contracts'
import { api, problemText, useSession, useSingleMutation } from '@schrankwerk/shell-api'
import {
  Button,
  ConfirmDialog,
  Failed,
  formatDateTime,
  Inline,
  Loading,
  notify,
  Section,
  SimpleTable,
  StateBadge,
} from '@schrankwerk/ui'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const sessionsQuery = queryOptions({
  queryKey: ['user', 'sessions'],
  queryFn: ({ signal }) => api.call(getSessions, { signal }),
})

/** Where one is signed in, and the way out of there. */
export function Sessions() {
  const { t } = useTranslation('shell')
  const { data, error, refetch } = useQuery(sessionsQuery)
  const [ending, setEnding] = useState<'others' | 'all'>()
  return (
    <Section title={t('profile.sessions.title')} description={t('profile.sessions.text')}>
      {error && !data && (
        <Failed what={t('profile.sessions.list')} onRetry={() => void refetch()}>
          {problemText(error)}
        </Failed>
      )}
      {!data && !error && <Loading />}
      {data && <SessionTable sessions={data} />}
      <Inline gap={2}>
        {data?.some(({ current }) => !current) && (
          <Button onClick={() => setEnding('others')}>{t('profile.sessions.endOthers')}</Button>
        )}
        <Button onClick={() => setEnding('all')}>{t('profile.sessions.endAll')}</Button>
      </Inline>
      {ending && <EndDialog which={ending} onClose={() => setEnding(undefined)} />}
    </Section>
  )
}

function SessionTable({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('shell')
  return (
    <SimpleTable
      label={t('profile.sessions.list')}
      head={[
        t('profile.sessions.startedAt'),
        t('profile.sessions.lastUsedAt'),
        t('profile.sessions.address'),
        <span key="which" className="kit-hidden">
          {t('profile.sessions.which')}
        </span>,
      ]}
      rows={sessions.map(({ startedAt, lastUsedAt, address, current }) => [
        formatDateTime(startedAt),
        formatDateTime(lastUsedAt),
        address,
        current && <StateBadge tone="green">{t('profile.sessions.current')}</StateBadge>,
      ])}
    />
  )
}

const words = {
  others: { title: 'endOthersTitle', text: 'endOthersText', verb: 'endOthers' },
  all: { title: 'endAllTitle', text: 'endAllText', verb: 'endAll' },
} as const

function EndDialog({ which, onClose }: { which: 'others' | 'all'; onClose: () => void }) {
  const { t } = useTranslation('shell')
  const { signOut } = useSession()
  const cache = useQueryClient()
  const ending = useSingleMutation({
    mutationFn: () => api.call(endOwnSessions, { query: which === 'all' ? { current: true } : {} }),
    onSuccess: async () => {
      onClose()
      if (which === 'all') return signOut()
      notify.success(t('profile.sessions.othersEnded'))
      await cache.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  const { title, text, verb } = words[which]
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => ending.mutate()}
      title={t(`profile.sessions.${title}`)}
      verb={t(`profile.sessions.${verb}`)}
      busy={ending.isPending}
      error={ending.error && problemText(ending.error)}
    >
      {t(`profile.sessions.${text}`)}
    </ConfirmDialog>
  )
}
