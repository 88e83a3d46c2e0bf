import { absenceOf } from '@schrankwerk/shell-api'
import { Link, useParams } from '@schrankwerk/shell-api/router'
import { AbsentObject, LinkButton } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { missingNumberQuery } from '../features/missing-number/missing-number.api.ts'
import { MissingNumberPage } from '../features/missing-number/missing-number-page.tsx'
import { missingNumbersAddress } from '../lists/missing-numbers-address.ts'

export function Component() {
  const { id = '' } = useParams()
  const { t } = useTranslation('catalogue')
  const query = useQuery(missingNumberQuery(id))
  const reason = absenceOf(query.error)
  // Also where it was there a moment ago: the lists that had it have found it, or are gone.
  if (query.data && !reason?.isMissing) return <MissingNumberPage key={id} missing={query.data} />
  return (
    <AbsentObject
      reason={reason}
      title={t('missing.page.one')}
      what={t('missing.page.what')}
      missing={t('missing.page.missing')}
      back={
        <LinkButton component={Link} to={missingNumbersAddress()}>
          {t('missing.page.toList')}
        </LinkButton>
      }
      onRetry={() => void query.refetch()}
      fields={4}
    />
  )
}
