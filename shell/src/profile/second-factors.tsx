import type { SecondFactor } from '@schrankwerk/contracts'
import { problemText } from '@schrankwerk/shell-api'
import {
  Button,
  Failed,
  formatDateTime,
  Inline,
  Loading,
  Muted,
  Notice,
  Section,
  SimpleTable,
  Stack,
} from '@schrankwerk/ui'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AccountAction, beginAction, takeOutcome } from '../session/account-action.ts'
import { RemoveFactorDialog } from './remove-factor-dialog.tsx'
import { secondFactorsQuery } from './second-factors.api.ts'

const tones = { success: 'success', cancelled: 'info', error: 'error' } as const

/** The second factors of oneself; Keycloak sets them up and leads back to here. */
export function SecondFactors() {
  const { t } = useTranslation('shell')
  const [outcome, setOutcome] = useState(takeOutcome)
  const { data, error, refetch } = useQuery(secondFactorsQuery)
  return (
    <Section title={t('profile.factor.title')} description={t('profile.factor.text')}>
      {outcome && (
        <div role="status">
          <Notice tone={tones[outcome.status]} onClose={() => setOutcome(undefined)}>
            {t(`profile.factor.outcome.${outcome.action}.${outcome.status}`)}
          </Notice>
        </div>
      )}
      {error && !data && (
        <Failed what={t('profile.factor.what')} onRetry={() => void refetch()}>
          {problemText(error)}
        </Failed>
      )}
      {!data && !error && <Loading />}
      {data?.required && <Notice tone="info">{t('profile.factor.required')}</Notice>}
      {data && <FactorTable factors={data.factors} />}
      <SetUp />
    </Section>
  )
}

function FactorTable({ factors }: { factors: readonly SecondFactor[] }) {
  const { t } = useTranslation('shell')
  const [removed, setRemoved] = useState<SecondFactor>()
  const nameOf = ({ kind, label }: SecondFactor) =>
    label ? `${t(`profile.factor.${kind}`)} „${label}“` : t(`profile.factor.${kind}`)
  if (factors.length === 0) return <Muted>{t('profile.factor.none')}</Muted>
  return (
    <>
      <SimpleTable
        label={t('profile.factor.what')}
        head={[
          t('profile.factor.kind'),
          t('profile.factor.label'),
          t('profile.factor.createdAt'),
          <span key="act" className="kit-hidden">
            {t('profile.factor.remove')}
          </span>,
        ]}
        rows={factors.map((factor) => [
          t(`profile.factor.${factor.kind}`),
          factor.label ?? '–',
          formatDateTime(factor.createdAt),
          <Button
            key="remove"
            variant="quiet"
            small
            aria-label={t('profile.factor.removeNamed', { name: nameOf(factor) })}
            onClick={() => setRemoved(factor)}
          >
            {t('profile.factor.remove')}
          </Button>,
        ])}
      />
      {removed && (
        <RemoveFactorDialog factor={removed} name={nameOf(removed)} onClose={() => setRemoved(undefined)} />
      )}
    </>
  )
}

function SetUp() {
  const { t } = useTranslation('shell')
  const [leaving, setLeaving] = useState<AccountAction>()
  const [hasFailed, setFailed] = useState(false)
  const begin = (action: AccountAction) => {
    setLeaving(action)
    setFailed(false)
    beginAction(action).catch(() => {
      setLeaving(undefined)
      setFailed(true)
    })
  }
  const button = (action: AccountAction, label: string) => (
    <Button
      icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
      loading={leaving === action}
      disabled={leaving !== undefined && leaving !== action}
      onClick={() => begin(action)}
    >
      {label}
    </Button>
  )
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        {button('CONFIGURE_TOTP', t('profile.factor.setUpTotp'))}
        {button('webauthn-register', t('profile.factor.setUpPasskey'))}
      </Inline>
      {hasFailed && <Notice tone="error">{t('profile.factor.away')}</Notice>}
    </Stack>
  )
}
