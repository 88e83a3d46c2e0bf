import { createOffer, type Offer } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { formatDate } from '@schrankwerk/ui'
import { latestVersion } from './latest-version-link.tsx'
import { orderedElsewhere } from './out-of-play.ts'
import { type PageText, usePageText } from './page-text.ts'
import { type StandingText, useStandingText } from './standing-text.ts'

/** What comes after an offer that cannot be accepted as it is. */
const sentenceOutOfPlay = (say: StandingText, offer: Offer, isSupplier: boolean): string | null => {
  if (offer.standing === 'SUPPLIER_INACTIVE') return say(isSupplier ? 'next.over' : 'next.supplierInactive')
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
  return page(isOwn ? 'next.openOwn' : 'next.openOther', { name })
}

/** Whose move it is, and which. */
export function NextStep({ offer }: { offer: Offer }) {
  const page = usePageText()
  const say = useStandingText()
  const isSupplier = useMayCall(createOffer)
  const orderedFrom = isSupplier ? null : orderedElsewhere(offer)
  return (
    <span role="status">
      <strong>{page('next.lead')}</strong>{' '}
      {orderedFrom === null
        ? (sentenceOutOfPlay(say, offer, isSupplier) ?? sentence(page, offer, isSupplier))
        : page('next.orderedElsewhere', { name: orderedFrom })}
    </span>
  )
}
