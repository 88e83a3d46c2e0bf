import type { ImportConfig } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { TextLink } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { importConfigPath } from '../../paths.ts'

export const importConfigColumns = (t: TFunction<'catalogue'>): Column<ImportConfig>[] => [
  {
    key: 'title',
    header: t('config.field.title'),
    hideable: false,
    sortValue: ({ title }) => title,
    cell: ({ id, title }) => (
      <TextLink component={Link} to={importConfigPath(id)}>
        {title}
      </TextLink>
    ),
  },
  {
    key: 'manufacturer',
    header: t('config.field.manufacturerId'),
    hideable: false,
    sortValue: ({ manufacturerName }) => manufacturerName,
    cell: ({ manufacturerName }) => manufacturerName ?? '–',
  },
  {
    key: 'description',
    header: t('config.field.description'),
    hideable: false,
    cell: ({ description }) => description,
  },
]
