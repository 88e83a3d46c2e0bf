import { getLastLogins } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import {
  Button,
  Drawer,
  Empty,
  Failed,
  formatDateTime,
  Loading,
  SimpleTable,
  TableSkeleton,
  TextLink,
} from '@schrankwerk/ui'
import { IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../full-name.ts'
import { userPath } from '../../paths.ts'
import { lastLoginsQuery } from '../../user.api.ts'

const shownAtMost = 20

/** Who signed in last, whatever the list is narrowed to; asked for when it is opened. */
export function LastLogins() {
  const { t } = useTranslation('accounts')
  const maySee = useMayCall(getLastLogins)
  const [isOpen, setOpen] = useState(false)
  if (!maySee) return null
  return (
    <>
      <Button icon={<IconClock size={18} stroke={1.75} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('user.lastLogins.title')}
      </Button>
      {isOpen && (
        <Drawer open onClose={() => setOpen(false)} title={t('user.lastLogins.title')}>
          <Latest />
        </Drawer>
      )}
    </>
  )
}

function Latest() {
  const { t } = useTranslation('accounts')
  const logins = useQuery(lastLoginsQuery)
  const latest = logins.data?.filter(({ lastLoginAt }) => lastLoginAt !== null).slice(0, shownAtMost)
  if (latest?.length === 0) return <Empty text={t('user.lastLogins.empty')} />
  if (latest)
    return (
      <SimpleTable
        label={t('user.lastLogins.title')}
        head={[t('user.lastLogins.person'), t('user.column.lastLoginAt')]}
        rows={latest.map((login) => [
          <TextLink key={login.userId} component={Link} to={userPath(login.userId)}>
            {fullName(login)}
          </TextLink>,
          formatDateTime(login.lastLoginAt),
        ])}
      />
    )
  if (logins.error) return <Failed what={t('user.lastLogins.title')} onRetry={() => void logins.refetch()} />
  return (
    <Loading>
      <TableSkeleton />
    </Loading>
  )
}
