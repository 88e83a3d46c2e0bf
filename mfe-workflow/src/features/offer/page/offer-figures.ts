import type { Offer } from '@schrankwerk/contracts'
import { roundToCents } from '@schrankwerk/domain'
import type { OwnText } from '@schrankwerk/portal-ui/own-texts'
import { formatDate, formatMoney } from '@schrankwerk/ui'

type Entered = Pick<Offer, 'price' | 'desiredDeliveryDate' | 'validUntil'>

/** What counts of an offer, order or job now, as it stands in its form. */
export function offerFigures(t: OwnText, offer: Offer, entered: Entered) {
  const { price, desiredDeliveryDate: date, validUntil } = entered
  const each = price === null ? '' : formatMoney(roundToCents(price / offer.amount))
  const wanted = offer.enquiry?.desiredDeliveryDate
  const isOther = date && wanted && date !== wanted
  return [
    {
      label: t('field.priceTotal'),
      value:
        price !== null && offer.amount > 1
          ? t('header.price', { price: formatMoney(price), each })
          : formatMoney(price),
    },
    {
      label: t('field.desiredDeliveryDate'),
      value: isOther
        ? t('header.date', { date: formatDate(date), wanted: formatDate(wanted) })
        : formatDate(date),
    },
    ...untilOf(offer, validUntil).map(({ field, until }) => ({
      label: t(`field.${field}`),
      value: formatDate(until),
    })),
  ]
}

/** How long an offer is valid, or an order binds. */
function untilOf(offer: Offer, validUntil: string | null) {
  if (offer.state === 'ACCEPTED') return [{ field: 'bindingUntil', until: offer.bindingUntil }]
  return offer.state === 'OPEN' && validUntil ? [{ field: 'validUntil', until: validUntil }] : []
}
