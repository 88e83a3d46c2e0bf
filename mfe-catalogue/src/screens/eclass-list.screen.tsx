import { type EclassMapping, eclassColumns as sortable } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { formatNumber, TextLink } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { deleteDialogOf } from '../features/master-data/delete-master-data.tsx'
import { eclassMappings } from '../features/master-data/eclass/eclass.api.ts'
import { groupedEclassNumber } from '../features/master-data/eclass/eclass-number.ts'
import { ExchangeEclass } from '../features/master-data/eclass/exchange-eclass.tsx'
import { MasterDataList } from '../features/master-data/master-data-list.tsx'
import { masterDataPath } from '../paths.ts'

const DeleteDialog = deleteDialogOf(eclassMappings)

const columns = (t: TFunction<'catalogue'>): Column<EclassMapping>[] => [
  {
    key: 'eclassNumber',
    header: t('masterData.field.eclassNumber'),
    sortable: true,
    hideable: false,
    cell: ({ id, eclassNumber }) => (
      <TextLink component={Link} to={masterDataPath('eclass', id)}>
        {groupedEclassNumber(eclassNumber)}
      </TextLink>
    ),
  },
  {
    key: 'description',
    header: t('masterData.field.description'),
    sortable: true,
    cell: ({ description }) => description,
  },
  {
    key: 'workTime',
    header: t('masterData.field.workTime'),
    sortable: true,
    align: 'end',
    cell: ({ workTime }) =>
      t('masterData.eclass.minutes', { minutes: formatNumber(workTime, { decimals: 4 }) }),
  },
]

export function Component() {
  const { t } = useTranslation('catalogue')
  return (
    <MasterDataList
      of={eclassMappings}
      columns={columns(t)}
      sortable={sortable}
      searched="eclassNumber"
      actions={<ExchangeEclass />}
      deleteDialog={DeleteDialog}
    />
  )
}
