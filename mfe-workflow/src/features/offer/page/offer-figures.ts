import type { Offer } from '@schrankwerk/contracts'
import { formatDate, formatMoney } from '@schrankwerk/ui'
import type { OfferText } from '../offer-text.ts'
import { priceEach } from '../price-each.ts'

type Entered = Pick<Offer, 'price' | 'desiredDeliveryDate' | 'validUntil'>

/** What counts of an offer, order or job now, as it stands in its form. */
export function offerFigures(t: OfferText, offer: Offer, entered: Entered) {
  const { desiredDeliveryDate: date, validUntil } = entered
  // What cannot be a price is said at its field alone.
  const price = entered.price !== null && entered.price >= 0 ? entered.price : null
  const wanted = offer.enquiry?.desiredDeliveryDate
  const isOther = date && wanted && date !== wanted
  return [
    {
      label: t('field.priceTotal'),
      value:
        price !== null && offer.amount > 1
          ? t('header.price', { price: formatMoney(price), each: priceEach(t, price, offer.amount) })
          : formatMoney(price),
    },
    {
      label: t('field.desiredDeliveryDate'),
      value: isOther
        ? t('header.date', { date: formatDate(date), wanted: formatDate(wanted) })
        : formatDate(date),
    },
    ...untilOf(t, offer, validUntil),
  ]
}

/** How long an offer is valid, or an order binds. */
function untilOf(t: OfferText, offer: Offer, validUntil: string | null) {
  if (offer.state === 'ACCEPTED')
    return [{ label: t('field.bindingUntil'), value: formatDate(offer.bindingUntil) }]
  return offer.state === 'OPEN' && validUntil
    ? [{ label: t('field.validUntil'), value: formatDate(validUntil) }]
    : []
}
