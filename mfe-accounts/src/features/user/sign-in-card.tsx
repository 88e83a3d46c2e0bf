import { getSignInState } from '@schrankwerk/contracts'
import { absenceOf, problemText, useMayCall, useSingleMutation } from '@schrankwerk/shell-api'
import {
  Button,
  Failed,
  FormSkeleton,
  formatDateTime,
  Loading,
  Notice,
  notify,
  Section,
  Stack,
} from '@schrankwerk/ui'
import { IconLockOpen, IconMail } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sendLink, signInStateQuery, unlock } from '../../user.api.ts'
import { type Obstacle, obstaclesOf } from './sign-in-obstacles.ts'

/** Why someone can or cannot sign in, with what helps beside it. */
export function SignInCard({ userId }: { userId: string }) {
  const { t } = useTranslation('accounts')
  const maySee = useMayCall(getSignInState)
  const state = useQuery({ ...signInStateQuery(userId), enabled: maySee })
  if (!maySee) return null
  const { data } = state
  const obstacles = data ? obstaclesOf(data, new Date()) : []
  return (
    <Section title={t('signIn.title')}>
      {data ? (
        <Stack gap={2}>
          {obstacles.map((obstacle) => (
            <ObstacleNotice key={obstacle.key} userId={userId} obstacle={obstacle} />
          ))}
          {obstacles.length === 0 && <p>{t('signIn.fine')}</p>}
          {data.wrongPasswords > 0 && <p>{t('signIn.wrongPasswords', { count: data.wrongPasswords })}</p>}
        </Stack>
      ) : state.error ? (
        <Failed what={t('signIn.what')} {...absenceOf(state.error)} onRetry={() => void state.refetch()} />
      ) : (
        <Loading>
          <FormSkeleton fields={1} />
        </Loading>
      )}
    </Section>
  )
}

const acts = { sendLink, unlock }
const icons = { sendLink: IconMail, unlock: IconLockOpen }

function ObstacleNotice({ userId, obstacle }: { userId: string; obstacle: Obstacle }) {
  const { t } = useTranslation('accounts')
  const cache = useQueryClient()
  const { key, remedy, until, hasRunOut } = obstacle
  const helping = useSingleMutation({
    mutationFn: (act: keyof typeof acts) => acts[act](userId),
    onSuccess: async (_, act) => {
      await cache.invalidateQueries({ queryKey: ['user', userId] })
      notify.success(t(`signIn.${act}.done`))
    },
  })
  const Icon = remedy && icons[remedy]
  const when = until ? (hasRunOut ? 'runOut' : 'until') : 'plain'
  return (
    <Notice
      tone="warning"
      title={t(`signIn.obstacle.${key}.title`)}
      action={
        remedy &&
        Icon && (
          <Button
            small
            icon={<Icon size={16} stroke={1.75} aria-hidden="true" />}
            loading={helping.isPending}
            onClick={() => helping.mutate(remedy)}
          >
            {t(`signIn.${remedy}.verb`)}
          </Button>
        )
      }
    >
      <p>{t(`signIn.obstacle.${key}.${when}`, { until: formatDateTime(until) })}</p>
      {helping.error && (
        <p role="alert">{remedy && t(`signIn.${remedy}.failed`, { detail: problemText(helping.error) })}</p>
      )}
    </Notice>
  )
}
