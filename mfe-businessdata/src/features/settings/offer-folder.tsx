import { saveFolderSettings } from '@schrankwerk/contracts'
import { absenceOf, useMayCall } from '@schrankwerk/shell-api'
import { Link } from '@schrankwerk/shell-api/router'
import { Failed, Inline, LinkButton, Loading, SkeletonLine, Stack } from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fileCountsQuery } from '../../folder/file-counts.api.ts'
import { folderPath } from '../../paths.ts'
import { SharingOfOffer } from './folder-sharing.tsx'

/** On the page of an offer: how full its folder is, the way there, and for admins who may open it. */
export default function OfferFolder({ offerId }: { offerId: string }) {
  const { t } = useTranslation('businessdata')
  const isAdmin = useMayCall(saveFolderSettings)
  const counts = useQuery(fileCountsQuery([offerId]))
  const files = counts.data?.[offerId]
  if (counts.error)
    return (
      <Failed
        what={t('offerFolder.what')}
        {...absenceOf(counts.error)}
        onRetry={() => void counts.refetch()}
      />
    )
  if (!counts.data)
    return (
      <Loading>
        <SkeletonLine width="40%" />
      </Loading>
    )
  if (files === undefined) return <p>{t('offerFolder.notReadable')}</p>
  return (
    <Stack gap={4}>
      <Inline gap={4} align="center">
        <span>{t('offerFolder.files', { count: files })}</span>
        <LinkButton small component={Link} to={folderPath(offerId)}>
          {t('offerFolder.open')}
        </LinkButton>
      </Inline>
      {isAdmin && <SharingOfOffer offerId={offerId} />}
    </Stack>
  )
}
