import { createOffer, type Offer } from '@schrankwerk/contracts'
import { useMayCall } from '@schrankwerk/shell-api'
import { formatDate } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

const sentence = (t: TFunction<'workflow'>, offer: Offer, isSupplier: boolean): string => {
  const date = formatDate(offer.bindingUntil)
  if (offer.standing === 'CLOSED') return t('offer.next.closed')
  if (offer.standing === 'EXPIRED') {
    if (isSupplier) return t('offer.next.expiredSupplier')
    if (offer.wishDate !== null) return t('offer.next.wished', { name: offer.supplierName })
    return t(offer.allowedActions.includes('wish') ? 'offer.next.expired' : 'offer.next.expiredOnly')
  }
  if (offer.nextParty === null) {
    if (offer.state === 'CONFIRMED') return t('offer.next.confirmed')
    if (offer.state !== 'DECLINED' || offer.invalidated || offer.archived) return t('offer.next.nobody')
    return t(offer.allowedActions.includes('revise') ? 'offer.next.declinedSupplier' : 'offer.next.declined')
  }
  const isOwn = { CUSTOMER: !isSupplier, SUPPLIER: isSupplier }[offer.nextParty]
  const name = { CUSTOMER: offer.customerName, SUPPLIER: offer.supplierName }[offer.nextParty]
  if (offer.state === 'ACCEPTED')
    return t(isOwn ? 'offer.next.acceptedOwn' : 'offer.next.acceptedOther', { name, date })
  if (!offer.released) return t(offer.releaseObstacle ? 'offer.next.draftBlocked' : 'offer.next.draftOwn')
  return t(isOwn ? 'offer.next.openOwn' : 'offer.next.openOther', { name })
}

/** Whose move it is, and which. */
export function NextStep({ offer }: { offer: Offer }) {
  const { t } = useTranslation('workflow')
  const isSupplier = useMayCall(createOffer)
  return (
    <span role="status">
      <strong>{t('offer.next.lead')}</strong> {sentence(t, offer, isSupplier)}
    </span>
  )
}
