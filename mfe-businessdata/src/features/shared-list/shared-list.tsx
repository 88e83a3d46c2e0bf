import { ListPage, useList } from '@schrankwerk/portal-ui/list'
import { Notice } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { folderPath } from '../../paths.ts'
import { sharedColumns, sharedName } from './shared-columns.tsx'
import { sharedFoldersQuery } from './shared-list.api.ts'

/** Folders of other companies, for guests; `tabs` lead whoever has own ones back to them. */
export function SharedList({ tabs }: { tabs?: ReactNode }) {
  const { t } = useTranslation('businessdata')
  const list = useList({
    name: 'sharedFolders',
    query: sharedFoldersQuery,
    filters: [],
    sortable: ['referenceNumber', 'enquiryTitle', 'endDate'],
  })
  return (
    <ListPage
      list={list}
      title={t('list.title')}
      what={t('list.what')}
      columns={sharedColumns(t)}
      nameOf={(row) => sharedName(row, t)}
      to={(row) => folderPath(row.offerId)}
      notice={tabs}
      empty={<Notice tone="error">{t('list.emptyExternal')}</Notice>}
    />
  )
}
