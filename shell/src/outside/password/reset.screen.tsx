import { usePageTitle } from '@schrankwerk/shell-api'
import { Navigate, useLocation } from '@schrankwerk/shell-api/router'
import { Page } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { ChoosePassword, type PasswordLink } from './choose-password.tsx'

/** What the link's page hands on in the history's state, where no address shows it. */
const linkIn = (state: unknown): PasswordLink | undefined =>
  typeof state === 'object' && state !== null && 'oobCode' in state && 'mail' in state
    ? (state as PasswordLink)
    : undefined

export function Component() {
  const { t } = useTranslation('shell')
  const link = linkIn(useLocation().state)
  usePageTitle(t('reset.title'))
  if (!link) return <Navigate to="/" replace />
  return (
    <Page title={t('reset.title')} reading>
      <ChoosePassword link={link} mode="resetPassword" />
    </Page>
  )
}
