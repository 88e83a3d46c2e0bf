import { type DiscountGroup, discountGroupColumns as sortable } from '@schrankwerk/contracts'
import { formatNumber } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { discountGroupName } from '../discount-group-name.ts'
import { combineDialogOf } from '../features/combine/combine-bulk.tsx'
import { deleteDialogOf } from '../features/master-data/delete-master-data.tsx'
import { discountGroups } from '../features/master-data/discount-group/discount-group.api.ts'
import { ExchangeDiscountGroups } from '../features/master-data/discount-group/exchange-discount-groups.tsx'
import { ManufacturerFilter } from '../features/master-data/discount-group/manufacturer-filter.tsx'
import { MasterDataList } from '../features/master-data/master-data-list.tsx'
import { articlesColumn, nameColumn } from '../features/master-data/named-columns.tsx'

type Row = DiscountGroup & { usedByArticleAmount: number }

const CombineDialog = combineDialogOf('discountgroup')
const DeleteDialog = deleteDialogOf(discountGroups)

const columns = (t: TFunction<'catalogue'>): Column<Row>[] => [
  nameColumn<Row>('discountgroup', t, discountGroupName),
  {
    key: 'manufacturerName',
    header: t('masterData.field.manufacturerId'),
    sortable: true,
    cell: ({ manufacturerName }) => manufacturerName ?? '–',
  },
  {
    key: 'percent',
    header: t('masterData.field.percent'),
    sortable: true,
    align: 'end',
    cell: ({ percent }) =>
      percent === null ? t('masterData.noPercent') : `${formatNumber(percent, { decimals: 4 })} %`,
  },
  articlesColumn(t),
]

export function Component() {
  const { t } = useTranslation('catalogue')
  return (
    <MasterDataList
      of={discountGroups}
      columns={columns(t)}
      sortable={sortable}
      flags={['withoutPercent']}
      filters={['manufacturerId']}
      filterFields={(address) => (
        <ManufacturerFilter
          value={address.filters.manufacturerId}
          onChange={(id) => address.setFilter('manufacturerId', id)}
        />
      )}
      actions={<ExchangeDiscountGroups />}
      deleteDialog={DeleteDialog}
      combineDialog={CombineDialog}
    />
  )
}
