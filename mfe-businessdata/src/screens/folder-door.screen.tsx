import { useUserIfAny } from '@schrankwerk/shell-api'
import { Link, useParams } from '@schrankwerk/shell-api/router'
import { BackLink, LazyPart, lazyCode, Notice, Page, TableSkeleton } from '@schrankwerk/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { EndedNotice } from '../features/folder/guest/ended-notice.tsx'
import { GuestFolder } from '../features/folder/guest/guest-folder.tsx'
import { useFolder } from '../features/folder/use-folder.ts'
import { VisitorEntrance } from '../features/folder/visitor/visitor-entrance.tsx'
import { folderListPath } from '../paths.ts'

/** What the two companies see; those from outside leave its code alone. */
const ownPage = lazyCode(() => import('./folder.screen.tsx'))

/** One address for everybody: who asks, and what the folder answers, decides what is shown. */
export function Component() {
  const { id = '' } = useParams()
  const user = useUserIfAny()
  return user ? <FolderOfPerson key={id} offerId={id} /> : <VisitorEntrance key={id} offerId={id} />
}

function FolderOfPerson({ offerId }: { offerId: string }) {
  const { t } = useTranslation('businessdata')
  const opened = useFolder(offerId)
  // Fetched beside the question who looks, for most who do are of the two companies.
  useEffect(() => void ownPage.load().catch(() => undefined), [])
  const { folder, absence } = opened
  if (absence === 'missing' || absence === 'ended')
    return (
      <VisitorEntrance
        offerId={offerId}
        notice={absence === 'ended' ? <EndedNotice /> : <Notice tone="warning">{t('folder.missing')}</Notice>}
        back={
          <BackLink component={Link} to={folderListPath}>
            {t('folder.back')}
          </BackLink>
        }
      />
    )
  if (folder?.view === 'guest') return <GuestFolder folder={folder} opened={opened} />
  return (
    <LazyPart
      part={ownPage}
      what={t('folder.what')}
      skeleton={
        <Page bare>
          <TableSkeleton rows={6} columns={5} />
        </Page>
      }
    >
      {({ Component: OwnPage }) => <OwnPage />}
    </LazyPart>
  )
}
