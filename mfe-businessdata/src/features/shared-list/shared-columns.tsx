import { Link } from '@schrankwerk/shell-api/router'
import { formatDate, TextLink } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { folderPath } from '../../paths.ts'
import type { SharedRow } from './shared-list.api.ts'

export const sharedName = (row: SharedRow, t: TFunction<'businessdata'>): string =>
  row.referenceNumber ?? row.enquiryTitle ?? t('noReference')

export const sharedColumns = (t: TFunction<'businessdata'>): Column<SharedRow>[] => [
  {
    key: 'referenceNumber',
    header: t('field.referenceNumberOfCustomer'),
    sortable: true,
    hideable: false,
    cell: (row) => (
      <TextLink component={Link} to={folderPath(row.offerId)}>
        {row.referenceNumber ?? t('noReference')}
      </TextLink>
    ),
  },
  {
    key: 'enquiryTitle',
    header: t('field.enquiry'),
    sortable: true,
    cell: (row) => row.enquiryTitle ?? '–',
  },
  { key: 'customerName', header: t('field.customerName'), cell: (row) => row.customerName },
  { key: 'supplierName', header: t('field.supplierName'), cell: (row) => row.supplierName },
  { key: 'files', header: t('field.files'), align: 'end', cell: (row) => row.files },
  {
    key: 'rights',
    header: t('field.rights'),
    cell: (row) => t(row.permissions.write ? 'rights.write' : 'rights.read'),
  },
  {
    key: 'endDate',
    header: t('field.endDate'),
    sortable: true,
    cell: (row) => (row.endDate === null ? t('unlimited') : formatDate(row.endDate)),
  },
]
