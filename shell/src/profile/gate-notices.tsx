import { type SessionUser, useSession } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { LinkButton, Notice } from '@schrankwerk/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Why nothing but this page is in reach, and that it is no longer so. */
export function GateNotices() {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  return (
    <div role="status">
      <Release pending={user.pendingRegistration} />
      {user.passwordChangeNeeded && (
        <Notice tone="warning" title={t('profile.passwordFirst.title')}>
          {t('profile.passwordFirst.text')}
        </Notice>
      )}
    </div>
  )
}

function Release({ pending }: { pending: SessionUser['pendingRegistration'] }) {
  const { t } = useTranslation('shell')
  const [hasWaited, setWaited] = useState(pending)
  if (pending && !hasWaited) setWaited(true)
  if (pending)
    return (
      <Notice tone="info" title={t('profile.pending.title')}>
        {t('profile.pending.text')}
      </Notice>
    )
  if (!hasWaited) return null
  return (
    <Notice
      tone="success"
      title={t('profile.pending.released')}
      action={
        <LinkButton small component={Link} to="/">
          {t('profile.pending.start')}
        </LinkButton>
      }
    >
      {t('profile.pending.releasedText')}
    </Notice>
  )
}
