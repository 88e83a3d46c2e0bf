import { getOffer } from '@schrankwerk/contracts'
import { ProblemError, useMayCall, usePageTitle } from '@schrankwerk/shell-api'
import { Link, useParams, useSearchParams } from '@schrankwerk/shell-api/router'
import {
  BackLink,
  Empty,
  Failed,
  LinkButton,
  Loading,
  Muted,
  Page,
  Stack,
  TableSkeleton,
} from '@schrankwerk/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { folderQuery } from '../features/folder/folder.api.ts'
import { FolderFiles } from '../features/folder/folder-files.tsx'
import { FolderSharing } from '../features/settings/folder-sharing.tsx'
import { folderListPath, offerPath } from '../paths.ts'

const previewParameter = 'file'

export function Component() {
  const { t } = useTranslation('businessdata')
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const mayOpenOffer = useMayCall(getOffer)
  const query = useQuery(folderQuery(id))
  const folder = query.data
  const problem = query.error instanceof ProblemError ? query.error : undefined
  const isMissing = problem?.status === 404 || problem?.status === 403 || problem?.status === 400
  const title = folder
    ? t('folder.title', { name: folder.referenceNumber ?? t('noReference') })
    : t('folder.titlePlain')
  usePageTitle(folder || query.error ? title : undefined)
  const preview = (itemId: string | undefined) =>
    setParams(itemId === undefined ? {} : { [previewParameter]: itemId }, {
      replace: true,
      preventScrollReset: true,
    })

  const content = (): ReactNode => {
    if (folder)
      return (
        <Stack gap={5}>
          <Muted>
            {[
              t('folder.between', { customer: folder.customerName, supplier: folder.supplierName }),
              folder.enquiryTitle,
              folder.offerNumber && t('folder.offer', { number: folder.offerNumber }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Muted>
          <FolderSharing folder={folder} />
          <FolderFiles
            key={id}
            folder={folder}
            previewed={params.get(previewParameter) ?? undefined}
            onPreview={preview}
          />
        </Stack>
      )
    if (isMissing) return <Empty text={t('folder.missing')} />
    if (query.error)
      return (
        <Failed
          what={t('folder.what')}
          onRetry={() => void query.refetch()}
          code={problem?.code}
          requestId={problem?.requestId}
        />
      )
    return (
      <Loading>
        <TableSkeleton rows={6} columns={5} />
      </Loading>
    )
  }
  return (
    <Page
      title={title}
      count={folder?.items.length}
      back={
        <BackLink component={Link} to={folderListPath}>
          {t('folder.back')}
        </BackLink>
      }
      actions={
        folder &&
        mayOpenOffer && (
          <LinkButton component={Link} to={offerPath(id)}>
            {t('folder.toOffer')}
          </LinkButton>
        )
      }
    >
      {content()}
    </Page>
  )
}
