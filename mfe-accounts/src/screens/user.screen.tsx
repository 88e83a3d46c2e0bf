import { absenceOf } from '@schrankwerk/shell-api'
import { Link, useParams } from '@schrankwerk/shell-api/router'
import { AbsentObject, LinkButton } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { UserPage } from '../features/user/user-page.tsx'
import { newId, userListPath } from '../paths.ts'
import { userQuery } from '../user.api.ts'

export function Component() {
  const { id = newId } = useParams()
  return id === newId ? <UserPage key={newId} user={undefined} /> : <ExistingUser key={id} id={id} />
}

function ExistingUser({ id }: { id: string }) {
  const { t } = useTranslation('accounts')
  const query = useQuery(userQuery(id))
  const reason = absenceOf(query.error)
  if (query.data && !reason?.isMissing) return <UserPage user={query.data} />
  return (
    <AbsentObject
      reason={reason}
      title={t('user.page.one')}
      what={t('user.page.what')}
      missing={t('user.page.missing')}
      back={
        <LinkButton component={Link} to={userListPath}>
          {t('user.page.toList')}
        </LinkButton>
      }
      onRetry={() => void query.refetch()}
    />
  )
}
