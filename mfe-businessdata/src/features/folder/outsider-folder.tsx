import type { BusinessData } from '@schrankwerk/contracts'
import { usePageTitle } from '@schrankwerk/shell-api'
import { LazyPart, lazyCode, Muted, Page, Stack, TableSkeleton } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FolderCalls } from '../../folder/folder.api.ts'
import type { OpenedFolder } from './use-folder.ts'

const files = lazyCode(() => import('./folder-files.tsx'))

interface OutsiderFolderProps {
  folder: BusinessData
  opened: OpenedFolder
  /** Left out, those of the session. */
  calls?: FolderCalls
  /** Until when one may come in. */
  access: string
  back?: ReactNode
  actions?: ReactNode
}

/** The folder for whoever belongs to neither company: its files, and nothing of the offer. */
export function OutsiderFolder({ folder, opened, calls, access, back, actions }: OutsiderFolderProps) {
  const { t } = useTranslation('businessdata')
  const title = t('folder.title', { name: folder.referenceNumber ?? t('noReference') })
  usePageTitle(title)
  const between = t('folder.between', { customer: folder.customerName, supplier: folder.supplierName })
  return (
    <Page title={title} count={folder.items.length} back={back} actions={actions}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Muted>{[between, folder.enquiryTitle].filter(Boolean).join(' · ')}</Muted>
          <Muted>{access}</Muted>
        </Stack>
        <LazyPart part={files} what={t('folder.filesWhat')} skeleton={<TableSkeleton rows={6} columns={4} />}>
          {({ FolderFiles }) => <FolderFiles opened={opened} calls={calls} />}
        </LazyPart>
      </Stack>
    </Page>
  )
}
