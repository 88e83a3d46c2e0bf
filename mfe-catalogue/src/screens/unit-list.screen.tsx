import { unitColumns as sortable } from '@schrankwerk/contracts'
import { useTranslation } from 'react-i18next'
import { combineDialogOf } from '../features/combine/combine-bulk.tsx'
import { deleteDialogOf } from '../features/master-data/delete-master-data.tsx'
import { MasterDataList } from '../features/master-data/master-data-list.tsx'
import { articlesColumn, nameColumn } from '../features/master-data/named-columns.tsx'
import { units } from '../features/master-data/unit/unit.api.ts'

const CombineDialog = combineDialogOf('unit')
const DeleteDialog = deleteDialogOf(units)

export function Component() {
  const { t } = useTranslation('catalogue')
  return (
    <MasterDataList
      of={units}
      columns={[nameColumn('unit', t), articlesColumn(t)]}
      sortable={sortable}
      deleteDialog={DeleteDialog}
      combineDialog={CombineDialog}
    />
  )
}
