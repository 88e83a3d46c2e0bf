import type { Offer } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { LinkButton, Notice } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import { enquiryPath, offerListPath } from '../../../paths.ts'
import { latestVersionLink } from './latest-version-link.tsx'
import { outOfPlay, standingWords } from './out-of-play.ts'
import { useStandingText } from './standing-text.ts'
import { WishRevision } from './wish-revision.tsx'

/** To the customer: why the offer cannot be had as it is, and what to do instead. */
export function CustomerStandingNotice({ offer }: { offer: Offer }) {
  const say = useStandingText()
  const reason = outOfPlay(offer)
  const words = standingWords(offer)
  const mayWish = offer.wishDate !== null || offer.allowedActions.includes('wish')
  if (reason === null || (reason === 'DECLINED' && !mayWish)) return null
  const link = (to: string, label: string) => (
    <LinkButton small component={Link} to={to}>
      {label}
    </LinkButton>
  )
  const toEnquiry = link(enquiryPath(offer.enquiryId), say('enquiry'))
  const toOthers = link(`${offerListPath}?enquiryId=${offer.enquiryId}`, say('otherOffers'))
  const actions: Partial<Record<typeof reason, ReactNode>> = {
    EXPIRED: <WishRevision offer={offer} />,
    LAPSED: <WishRevision offer={offer} />,
    DECLINED: <WishRevision offer={offer} />,
    REPLACED: latestVersionLink(offer, say),
    WITHDRAWN: toOthers,
    SUPPLIER_INACTIVE: toOthers,
    CLOSED: toEnquiry,
    ENQUIRY_ARCHIVED: toEnquiry,
  }
  return (
    <Notice
      tone={reason === 'ARCHIVED' || reason === 'DECLINED' ? 'info' : 'warning'}
      action={actions[reason]}
    >
      {say(`customer.${reason === 'CLOSED' ? closed(words) : reason}`, words)}
    </Notice>
  )
}

/** Reopening the enquiry helps only where nothing else of it is ordered. */
const closed = ({ orderedFrom }: ReturnType<typeof standingWords>) =>
  orderedFrom === null ? 'CLOSED' : 'CLOSED_ORDERED'
