import { wholesalerColumns as sortable } from '@schrankwerk/contracts'
import { useTranslation } from 'react-i18next'
import { deleteDialogOf } from '../features/master-data/delete-master-data.tsx'
import { MasterDataList } from '../features/master-data/master-data-list.tsx'
import { articlesColumn, nameColumn } from '../features/master-data/named-columns.tsx'
import { wholesalers } from '../features/master-data/wholesaler/wholesaler.api.ts'

const DeleteDialog = deleteDialogOf(wholesalers)

export function Component() {
  const { t } = useTranslation('catalogue')
  return (
    <MasterDataList
      of={wholesalers}
      columns={[nameColumn('wholesaler', t), articlesColumn(t)]}
      sortable={sortable}
      deleteDialog={DeleteDialog}
    />
  )
}
