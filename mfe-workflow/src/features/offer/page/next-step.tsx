import { createOffer, type Offer } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { formatDate } from '@schrankwerk/ui'
import { latestVersion } from './latest-version-link.tsx'
import { type PageText, usePageText } from './page-text.ts'
import { type StandingText, useStandingText } from './standing-text.ts'

/** What comes after an offer that cannot be accepted as it is. */
const sentenceOutOfPlay = (say: StandingText, offer: Offer, isSupplier: boolean): string | null => {
  if (offer.standing === 'CLOSED' || offer.standing === 'ENQUIRY_ARCHIVED') {
    const mayOpenAgain = offer.enquiryObstacle === 'enquiry-closed'
    if (isSupplier) return say(mayOpenAgain ? 'next.closed' : 'next.over')
    return say(mayOpenAgain ? 'next.closedCustomer' : 'next.expiredOnly')
  }
  if (offer.standing === 'REPLACED') {
    const latest = latestVersion(offer)
    return latest ? say('next.replaced', { version: latest.version }) : null
  }
  if (offer.standing !== 'EXPIRED') return null
  if (isSupplier) return say('next.expiredSupplier')
  if (offer.wishDate !== null) return say('next.wished', { name: offer.supplierName })
  return say(offer.allowedActions.includes('wish') ? 'next.expired' : 'next.expiredOnly')
}

const draftSentence = ({ releaseObstacle, enquiryObstacle }: Offer) => {
  if (releaseObstacle === null) return 'next.draftOwn'
  if (releaseObstacle.code === 'enquiry-closed') return 'next.draftClosed'
  return enquiryObstacle === null ? 'next.draftBlocked' : 'next.draftOver'
}

const sentence = (page: PageText, offer: Offer, isSupplier: boolean): string => {
  const date = formatDate(offer.bindingUntil)
  if (offer.nextParty === null) {
    if (offer.state === 'CONFIRMED') {
      const words = { date: formatDate(offer.desiredDeliveryDate) }
      return isSupplier
        ? page('next.confirmedSupplier', { ...words, name: offer.customerName })
        : page('next.confirmedCustomer', { ...words, name: offer.supplierName })
    }
    if (offer.state !== 'DECLINED' || offer.invalidated || offer.archived) return page('next.nobody')
    return page(offer.allowedActions.includes('revise') ? 'next.declinedSupplier' : 'next.declined')
  }
  const isOwn = { CUSTOMER: !isSupplier, SUPPLIER: isSupplier }[offer.nextParty]
  const name = { CUSTOMER: offer.customerName, SUPPLIER: offer.supplierName }[offer.nextParty]
  if (offer.state === 'ACCEPTED')
    return page(isOwn ? 'next.acceptedOwn' : 'next.acceptedOther', { name, date })
  if (!offer.released) return page(draftSentence(offer), { name: offer.customerName })
  const orderedFrom = isOwn ? orderedElsewhere(offer) : null
  if (orderedFrom !== null) return page('next.orderedElsewhere', { name: orderedFrom })
  return page(isOwn ? 'next.openOwn' : 'next.openOther', { name })
}

/** To the customer: from whom another offer of the enquiry is ordered, so that this one cannot be accepted. */
const orderedElsewhere = ({ allowedActions, enquiry }: Offer): string | null =>
  enquiry?.awardedState != null && !allowedActions.includes('accept') ? enquiry.supplierName : null

/** Whose move it is, and which. */
export function NextStep({ offer }: { offer: Offer }) {
  const page = usePageText()
  const say = useStandingText()
  const isSupplier = useMayCall(createOffer)
  return (
    <span role="status">
      <strong>{page('next.lead')}</strong>{' '}
      {sentenceOutOfPlay(say, offer, isSupplier) ?? sentence(page, offer, isSupplier)}
    </span>
  )
}
