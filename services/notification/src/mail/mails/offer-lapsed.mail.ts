import { type OfferParties, offerLapsed } from '@schrankwerk/contracts'
import { hasExpired } from '@schrankwerk/domain'
import { berlinDate } from '@schrankwerk/service-kit'
import { defineOfferMail } from '../define-offer-mail.ts'
import { germanDate } from '../german-values.ts'
import {
  bindingFact,
  offerFacts,
  offerNamed,
  orderedElsewhere,
  pageOfOffer,
  priced,
  reasonFact,
} from '../offer-facts.ts'

/** To both parties: an order was not confirmed while it bound, and its offer is open again or declined. */
export const offerLapsedMail = defineOfferMail({
  kind: 'offer-lapsed',
  event: offerLapsed,
  states: ['OPEN', 'DECLINED'],
  toCustomer: (offer, { now }) => ({
    subject: `Bestellung bei ${offer.supplierName} verfallen: ${offerNamed(offer)}`,
    heading: 'Ihre Bestellung ist verfallen',
    paragraphs: [
      `${offer.supplierName} hat Ihre Bestellung${priced(offer)} nicht innerhalb der Bindefrist bestätigt. Sie sind an die Bestellung nicht mehr gebunden.`,
      since(offer) ?? openToCustomer(offer, now),
    ],
    facts: [...offerFacts(offer, 'customer'), ...bindingFact(offer), ...reasonOf(offer)],
    link: { label: 'Angebot anzeigen', path: pageOfOffer(offer) },
  }),
  toSupplier: (offer, { now }) => ({
    subject: `Bestellung von ${offer.customerName} verfallen: ${offerNamed(offer)}`,
    heading: 'Eine Bestellung ist verfallen',
    paragraphs: [
      `Die Bestellung von ${offer.customerName}${priced(offer)} wurde nicht innerhalb der Bindefrist bestätigt. Der Kunde ist nicht mehr gebunden, und Sie können den Auftrag nicht mehr bestätigen.`,
      // The same whether he ordered elsewhere meanwhile: of that a supplier learns nothing.
      since(offer) ?? openToSupplier(offer, now),
    ],
    facts: [...offerFacts(offer, 'supplier'), ...bindingFact(offer), ...reasonOf(offer)],
    link: { label: 'Angebot anzeigen', path: pageOfOffer(offer) },
  }),
})

/** Why the offer is not open again. That the order no longer binds is news all the same. */
function since({ state, invalidated, archived }: OfferParties): string | undefined {
  if (state === 'DECLINED') return 'Das Angebot ist jetzt abgelehnt.'
  if (invalidated) return 'Das Angebot wurde inzwischen durch eine neue Version ersetzt.'
  return archived ? 'Das Angebot wurde inzwischen zurückgezogen.' : undefined
}

/** What the customer can do with the offer that is open again. */
function openToCustomer(offer: OfferParties, now: Date): string {
  const { supplierName, supplierInactive } = offer
  if (supplierInactive)
    return `Das Angebot ist wieder offen, annehmen können Sie es aber nicht: ${supplierName} ist im Portal nicht mehr aktiv. Sie können es ablehnen.`
  const ordered = orderedElsewhere(offer)
  const over = expiredOn(offer, now)
  if (over === undefined)
    return `Das Angebot ist wieder offen. ${ordered ?? 'Solange es gültig ist, können Sie es erneut annehmen.'}`
  const wish = ordered === undefined ? ' oder eine neue Version anfragen' : ''
  return `Das Angebot ist wieder offen, galt aber nur bis zum ${over}. Annehmen können Sie es nicht mehr; Sie können es ablehnen${wish}.`
}

function openToSupplier(offer: OfferParties, now: Date): string {
  const { customerName, customerInactive } = offer
  if (customerInactive)
    return `Ihr Angebot ist wieder offen, angenommen werden kann es aber nicht: ${customerName} ist im Portal nicht mehr aktiv. Sie können es zurückziehen.`
  const over = expiredOn(offer, now)
  const rest = 'Sie können eine neue Version abgeben oder es zurückziehen.'
  return over === undefined
    ? `Ihr Angebot ist wieder offen. Der Kunde kann erneut darüber entscheiden, solange es gültig ist; ${rest}`
    : `Ihr Angebot ist wieder offen, galt aber nur bis zum ${over}: Annehmen kann es der Kunde nicht mehr. ${rest}`
}

/** Its last valid day, once that is over. */
const expiredOn = ({ validUntil }: OfferParties, now: Date): string | undefined =>
  validUntil !== null && hasExpired({ validUntil }, { today: berlinDate(now) })
    ? germanDate(validUntil)
    : undefined

const reasonOf = (offer: OfferParties) => (offer.state === 'DECLINED' ? reasonFact(offer) : [])
