import type { CompanyState } from '@schrankwerk/contracts'
import { Inline, StateBadge } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'

const tones = { pending: 'amber', active: 'green', inactive: 'grey' } as const

/** Whether a company is active, and what its release still waits for. */
export function CompanyStateBadge({ state, mailConfirmed }: { state: CompanyState; mailConfirmed: boolean }) {
  const { t } = useTranslation('accounts')
  return (
    <Inline gap={1}>
      <StateBadge tone={tones[state]}>{t(`company.state.${state}`)}</StateBadge>
      {!mailConfirmed && <StateBadge tone="grey">{t('company.mailUnconfirmed')}</StateBadge>}
    </Inline>
  )
}

export const stateOf = (company: { active: boolean; pendingRegistration: boolean }): CompanyState => {
  if (!company.active) return 'inactive'
  return company.pendingRegistration ? 'pending' : 'active'
}
