import { manufacturerColumns as sortable } from '@schrankwerk/contracts'
import { useTranslation } from 'react-i18next'
import { combineDialogOf } from '../features/combine/combine-bulk.tsx'
import { deleteDialogOf } from '../features/master-data/delete-master-data.tsx'
import { manufacturers } from '../features/master-data/manufacturer/manufacturer.api.ts'
import { MasterDataList } from '../features/master-data/master-data-list.tsx'
import { articlesColumn, nameColumn } from '../features/master-data/named-columns.tsx'

const CombineDialog = combineDialogOf('manufacturer')
const DeleteDialog = deleteDialogOf(manufacturers)

export function Component() {
  const { t } = useTranslation('catalogue')
  return (
    <MasterDataList
      of={manufacturers}
      columns={[nameColumn('manufacturer', t), articlesColumn(t)]}
      sortable={sortable}
      flags={['unused']}
      deleteDialog={DeleteDialog}
      combineDialog={CombineDialog}
    />
  )
}
