import type { Offer } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { LinkButton, Notice } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { enquiryPath, offerListPath } from '../../../paths.ts'
import { latestVersionLink } from './latest-version-link.tsx'
import { outOfPlay, standingWords } from './out-of-play.ts'
import { WishRevision } from './wish-revision.tsx'

/** To the customer: why the offer cannot be had as it is, and what to do instead. */
export function CustomerStandingNotice({ offer }: { offer: Offer }) {
  const { t } = useTranslation('workflow')
  const reason = outOfPlay(offer)
  const mayWish = offer.wishDate !== null || offer.allowedActions.includes('wish')
  if (reason === null || (reason === 'DECLINED' && !mayWish)) return null
  const link = (to: string, label: string) => (
    <LinkButton small component={Link} to={to}>
      {label}
    </LinkButton>
  )
  const actions: Partial<Record<typeof reason, ReactNode>> = {
    EXPIRED: <WishRevision offer={offer} />,
    LAPSED: <WishRevision offer={offer} />,
    DECLINED: <WishRevision offer={offer} />,
    REPLACED: latestVersionLink(offer, t),
    WITHDRAWN: link(`${offerListPath}?enquiryId=${offer.enquiryId}`, t('offer.standingNotice.otherOffers')),
    CLOSED: link(enquiryPath(offer.enquiryId), t('offer.enquiry.open')),
  }
  return (
    <Notice
      tone={reason === 'ARCHIVED' || reason === 'DECLINED' ? 'info' : 'warning'}
      action={actions[reason]}
    >
      {t(`offer.standingNotice.customer.${reason}`, standingWords(offer))}
    </Notice>
  )
}
