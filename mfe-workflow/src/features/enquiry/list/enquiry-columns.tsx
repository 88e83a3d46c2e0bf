import type { EnquiryListItem } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { formatDate, Inline, TextLink } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import type { TFunction } from 'i18next'
import { deadlineText } from '../../../deal/deadline-text.ts'
import { enquiryPath } from '../../../paths.ts'
import { answersText } from '../answers-text.ts'
import { EnquiryBadges } from '../enquiry-badges.tsx'

export const titleOf = (enquiry: Pick<EnquiryListItem, 'title'>, t: TFunction<'workflow'>): string =>
  enquiry.title ?? t('enquiry.untitled')

export interface ColumnContext {
  t: TFunction<'workflow'>
  isCustomer: boolean
}

/** The list's columns; who the other side is depends on which side one stands on. */
export const enquiryColumns = ({ t, isCustomer }: ColumnContext): Column<EnquiryListItem>[] => [
  {
    key: 'title',
    header: t('enquiry.field.title'),
    sortable: true,
    hideable: false,
    cell: (row) => (
      <TextLink component={Link} to={enquiryPath(row.id)}>
        {titleOf(row, t)}
      </TextLink>
    ),
  },
  {
    key: 'referenceNumber',
    header: t(isCustomer ? 'enquiry.field.referenceNumber' : 'enquiry.field.referenceNumberOfCustomer'),
    sortable: true,
    cell: (row) => row.referenceNumber ?? '–',
  },
  isCustomer
    ? { key: 'supplierName', header: t('enquiry.field.supplierName'), cell: (row) => answersText(row, t) }
    : {
        key: 'customerName',
        header: t('enquiry.field.customerName'),
        sortable: true,
        cell: (row) => row.customerName,
      },
  ...(isCustomer
    ? []
    : [
        {
          key: 'offerCount',
          header: t('enquiry.list.ownOffers'),
          align: 'end' as const,
          cell: (row: EnquiryListItem) => row.offerCount,
        },
      ]),
  {
    key: 'state',
    header: t('enquiry.field.state'),
    sortable: true,
    cell: (row) => (
      <Inline gap={1}>
        <EnquiryBadges state={row.state} awardedState={row.awardedState} />
      </Inline>
    ),
  },
  {
    key: 'desiredDeliveryDate',
    header: t('enquiry.field.desiredDeliveryDate'),
    sortable: true,
    cell: (row) => formatDate(row.desiredDeliveryDate),
  },
  {
    key: 'offerDeadline',
    header: t('enquiry.field.offerDeadline'),
    cell: (row) => deadlineText(t, row.offerDeadline),
  },
  {
    key: 'amount',
    header: t('enquiry.field.amount'),
    align: 'end',
    cell: (row) => row.amount ?? '–',
  },
  {
    key: 'createDate',
    header: t('enquiry.field.createDate'),
    sortable: true,
    cell: (row) => formatDate(row.createDate),
  },
  {
    key: 'releaseDate',
    header: t('enquiry.field.releaseDate'),
    sortable: true,
    cell: (row) => formatDate(row.releaseDate),
  },
]

/** A supplier plans by the day until which offers are wished for. */
export const initiallyHidden = (isCustomer: boolean): string[] => [
  ...(isCustomer ? ['offerDeadline'] : []),
  'amount',
  'releaseDate',
]
