import type { OfferListItem } from '@schrankwerk/contracts'
import { offerStateNames } from '@schrankwerk/domain'
import { Link } from '@schrankwerk/shell-api/router'
import { formatDate, StateBadge, TextLink, type Tone } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { folderPath } from '../../paths.ts'

const tones: Record<OfferListItem['state'], Tone> = {
  OPEN: 'grey',
  DECLINED: 'red',
  ACCEPTED: 'green',
  CONFIRMED: 'blue',
}

export interface ColumnContext {
  t: TFunction<'businessdata'>
  /** Whose side one is on; an outsider is on none and sees both names. */
  side: 'customer' | 'supplier' | undefined
  /** Undefined while they are not known. */
  counts: Readonly<Record<string, number>> | undefined
}

export const nameOf = (row: Pick<OfferListItem, 'referenceNumber'>, t: TFunction<'businessdata'>): string =>
  row.referenceNumber ?? t('noReference')

export const folderColumns = ({ t, side, counts }: ColumnContext): Column<OfferListItem>[] => [
  {
    key: 'referenceNumber',
    header: t(side === 'customer' ? 'field.referenceNumber' : 'field.referenceNumberOfCustomer'),
    sortable: true,
    hideable: false,
    cell: (row) => (
      <TextLink component={Link} to={folderPath(row.id)}>
        {nameOf(row, t)}
      </TextLink>
    ),
  },
  { key: 'enquiryTitle', header: t('field.enquiry'), cell: (row) => row.enquiryTitle ?? '–' },
  {
    key: 'offerNumber',
    header: t('field.offerNumber'),
    sortable: true,
    cell: (row) => row.offerNumber ?? '–',
  },
  { key: 'version', header: t('field.version'), align: 'end', cell: (row) => row.version },
  ...(side === 'customer'
    ? []
    : [
        {
          key: 'customerName',
          header: t('field.customerName'),
          cell: (row: OfferListItem) => row.customerName,
        },
      ]),
  ...(side === 'supplier'
    ? []
    : [
        {
          key: 'supplierName',
          header: t('field.supplierName'),
          cell: (row: OfferListItem) => row.supplierName,
        },
      ]),
  {
    key: 'state',
    header: t('field.state'),
    sortable: true,
    cell: (row) => <StateBadge tone={tones[row.state]}>{offerStateNames[row.state]}</StateBadge>,
  },
  {
    key: 'files',
    header: t('field.files'),
    align: 'end',
    cell: (row) => counts?.[row.id] ?? '–',
  },
  {
    key: 'createDate',
    header: t('field.createDate'),
    sortable: true,
    cell: (row) => formatDate(row.createDate),
  },
]
