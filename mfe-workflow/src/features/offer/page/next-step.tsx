import { createOffer, type Offer } from '@schrankwerk/contracts'
import type { OwnText } from '@schrankwerk/portal-ui/own-texts'
import { useMayCall } from '@schrankwerk/shell-api'
import { formatDate } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useStandingText } from './standing-text.ts'

/** What comes after an open offer that cannot be accepted as it is. */
const sentenceOutOfPlay = (say: OwnText, offer: Offer, isSupplier: boolean): string | null => {
  if (offer.standing === 'CLOSED') return say('next.closed')
  if (offer.standing !== 'EXPIRED') return null
  if (isSupplier) return say('next.expiredSupplier')
  if (offer.wishDate !== null) return say('next.wished', { name: offer.supplierName })
  return say(offer.allowedActions.includes('wish') ? 'next.expired' : 'next.expiredOnly')
}

const sentence = (t: TFunction<'workflow'>, offer: Offer, isSupplier: boolean): string => {
  const date = formatDate(offer.bindingUntil)
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
  const say = useStandingText()
  const isSupplier = useMayCall(createOffer)
  return (
    <span role="status">
      <strong>{t('offer.next.lead')}</strong>{' '}
      {sentenceOutOfPlay(say, offer, isSupplier) ?? sentence(t, offer, isSupplier)}
    </span>
  )
}
