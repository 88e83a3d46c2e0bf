import type { MissingNumber } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { formatDate, formatNumber, TextLink } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { missingNumberPath } from '../../paths.ts'

/** How a number is called where its manufacturer does not stand beside it. */
export const missingNumberName = ({ manufacturerName, number }: MissingNumber): string =>
  [manufacturerName, number].filter(Boolean).join(' ')

export const missingNumberColumns = (t: TFunction<'catalogue'>): Column<MissingNumber>[] => [
  {
    key: 'number',
    header: t('missing.column.number'),
    hideable: false,
    sortable: true,
    cell: ({ id, number }) => (
      <TextLink component={Link} to={missingNumberPath(id)}>
        {number}
      </TextLink>
    ),
  },
  {
    key: 'manufacturerName',
    header: t('missing.column.manufacturerName'),
    sortable: true,
    cell: ({ manufacturerName }) => manufacturerName ?? '–',
  },
  {
    key: 'lines',
    header: t('missing.column.lines'),
    sortable: true,
    align: 'end',
    cell: ({ lines }) => formatNumber(lines),
  },
  {
    key: 'enquiries',
    header: t('missing.column.enquiries'),
    sortable: true,
    align: 'end',
    cell: ({ enquiries }) => formatNumber(enquiries),
  },
  {
    key: 'lastAt',
    header: t('missing.column.lastAt'),
    sortable: true,
    cell: ({ lastAt }) => formatDate(lastAt),
  },
]
