import type { Offer } from '@schrankwerk/contracts'
import { useSession } from '@schrankwerk/shell-api'
import { formatDate } from '@schrankwerk/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

type Party = 'CUSTOMER' | 'SUPPLIER'

const sentence = (t: TFunction<'workflow'>, offer: Offer, party: Party): string => {
  const isOwn = offer.nextParty === party
  const name = offer.nextParty === 'CUSTOMER' ? offer.customerName : offer.supplierName
  const date = formatDate(offer.bindingUntil)
  if (offer.nextParty === null) {
    if (offer.state === 'CONFIRMED') return t('offer.next.confirmed')
    if (offer.state !== 'DECLINED' || offer.invalidated || offer.archived) return t('offer.next.nobody')
    return t(offer.allowedActions.includes('revise') ? 'offer.next.declinedSupplier' : 'offer.next.declined')
  }
  if (offer.state === 'ACCEPTED')
    return t(isOwn ? 'offer.next.acceptedOwn' : 'offer.next.acceptedOther', { name, date })
  if (!offer.released) return t('offer.next.draftOwn')
  return t(isOwn ? 'offer.next.openOwn' : 'offer.next.openOther', { name })
}

/** Whose move it is, and which. */
export function NextStep({ offer }: { offer: Offer }) {
  const { t } = useTranslation('workflow')
  const party = useSession().user.companyType === 'CUSTOMER' ? 'CUSTOMER' : 'SUPPLIER'
  return (
    <span role="status">
      <strong>{t('offer.next.lead')}</strong> {sentence(t, offer, party)}
    </span>
  )
}
