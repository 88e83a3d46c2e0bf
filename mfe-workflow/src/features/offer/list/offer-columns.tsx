import type { OfferListItem } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { formatDate, formatMoney, Inline, TextLink } from '@schrankwerk/ui'
import type { Column } from '@schrankwerk/ui/table'
import { type OfferMode, offerModes } from '../modes.ts'
import { OfferBadges, WishBadge } from '../offer-badges.tsx'
import { offerName } from '../offer-name.ts'
import type { OfferText } from '../offer-text.ts'

export interface ColumnContext {
  t: OfferText
  mode: OfferMode
  isSupplier: boolean
}

/** The list's columns; who the other side is depends on which side one stands on. */
export const offerListColumns = ({ t, mode, isSupplier }: ColumnContext): Column<OfferListItem>[] => [
  {
    key: 'offerNumber',
    header: t('field.offerNumber'),
    sortable: true,
    hideable: false,
    cell: (row) => (
      <TextLink component={Link} to={offerModes[mode].page(row.id)}>
        {offerName(row, t)}
      </TextLink>
    ),
  },
  { key: 'enquiryTitle', header: t('field.project'), cell: (row) => row.enquiryTitle ?? '–' },
  isSupplier
    ? { key: 'customerName', header: t('field.customerName'), cell: (row) => row.customerName }
    : { key: 'supplierName', header: t('field.supplierName'), cell: (row) => row.supplierName },
  {
    key: 'referenceNumber',
    header: t(isSupplier ? 'field.referenceNumberOfCustomer' : 'field.referenceNumber'),
    sortable: true,
    cell: (row) => row.referenceNumber ?? '–',
  },
  { key: 'version', header: t('field.version'), align: 'end', cell: (row) => row.version },
  {
    key: 'price',
    header: t('field.priceTotal'),
    headerTip: t('field.priceTip'),
    sortable: true,
    align: 'end',
    cell: (row) => formatMoney(row.price),
  },
  {
    key: 'desiredDeliveryDate',
    header: t('field.desiredDeliveryDate'),
    sortable: true,
    cell: (row) => formatDate(row.desiredDeliveryDate),
  },
  ...(mode === 'order'
    ? [
        {
          key: 'bindingUntil',
          header: t('field.bindingUntil'),
          cell: (row: OfferListItem) => formatDate(row.bindingUntil),
        },
      ]
    : []),
  {
    key: 'releaseDate',
    header: t('field.releaseDate'),
    sortable: true,
    hidden: true,
    cell: (row) => formatDate(row.releaseDate),
  },
  // Orders and jobs are in one state each, the page's own, and none of them is a draft or replaced.
  ...(mode === 'offer' ? [stateColumn(t)] : []),
]

/** The state, and beside it what else one has to know of it. */
const stateColumn = (t: OfferText): Column<OfferListItem> => ({
  key: 'state',
  header: t('field.state'),
  sortable: true,
  cell: (row) => (
    <Inline gap={1}>
      <OfferBadges state={row.state} standing={row.standing} />
      {row.wishDate !== null && <WishBadge />}
    </Inline>
  ),
})
