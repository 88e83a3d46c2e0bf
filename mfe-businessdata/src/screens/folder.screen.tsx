import { getOffer } from '@schrankwerk/contracts'
import { useMayCall, usePageTitle } from '@schrankwerk/shell-api'
import { Link, useParams } from '@schrankwerk/shell-api/router'
import { BackLink, LinkButton, Muted, Page, Stack } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { FolderFiles } from '../features/folder/folder-files.tsx'
import { useFolder } from '../features/folder/use-folder.ts'
import { FolderSharing } from '../features/settings/folder-sharing.tsx'
import { folderListPath, offerPath } from '../paths.ts'

export function Component() {
  const { t } = useTranslation('businessdata')
  const { id = '' } = useParams()
  const mayOpenOffer = useMayCall(getOffer)
  const opened = useFolder(id)
  const { folder, absence } = opened
  const title = folder
    ? t('folder.title', { name: folder.referenceNumber ?? t('noReference') })
    : t('folder.titlePlain')
  usePageTitle(folder || absence ? title : undefined)
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
        folder?.belongsTo &&
        mayOpenOffer && (
          <LinkButton component={Link} to={offerPath(folder.belongsTo)}>
            {t(`folder.toOffer.${folder.belongsTo.state}`)}
          </LinkButton>
        )
      }
    >
      <Stack gap={5}>
        {folder && (
          <Muted>
            {[
              t('folder.between', { customer: folder.customerName, supplier: folder.supplierName }),
              folder.enquiryTitle,
              folder.offerNumber && t('folder.offer', { number: folder.offerNumber }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Muted>
        )}
        {folder && <FolderSharing folder={folder} />}
        <FolderFiles opened={opened} />
      </Stack>
    </Page>
  )
}
