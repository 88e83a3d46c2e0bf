import type { Offer } from '@schrankwerk/contracts'
import { Link } from '@schrankwerk/shell-api/router'
import { Button, formatDate, LinkButton, Notice } from '@schrankwerk/ui'
import type { ReactNode } from 'react'
import { enquiryPath, offerPath } from '../../../paths.ts'
import { useOfferText } from '../offer-text.ts'
import { latestVersionLink } from './latest-version-link.tsx'
import { outOfPlay, standingWords } from './out-of-play.ts'
import { useStandingText } from './standing-text.ts'

export interface SupplierStandingNoticeProps {
  offer: Offer
  onRevise: () => void
}

/** To the supplier: why the offer is out of play, whether a new version is wished for, and the way to it. */
export function SupplierStandingNotice({ offer, onRevise }: SupplierStandingNoticeProps) {
  const say = useStandingText()
  const reason = outOfPlay(offer)
  const words = standingWords(offer)
  const nextVersion = <NextVersion offer={offer} onRevise={onRevise} />
  const actions: Partial<Record<NonNullable<typeof reason>, ReactNode>> = {
    // What is wished for stands in its own notice, with the same button.
    EXPIRED: offer.wishDate === null && nextVersion,
    LAPSED: offer.wishDate === null && nextVersion,
    REPLACED: latestVersionLink(offer, say),
    WITHDRAWN: offer.enquiry && (
      <LinkButton small component={Link} to={enquiryPath(offer.enquiryId)}>
        {say('enquiry')}
      </LinkButton>
    ),
  }
  return (
    <>
      {offer.wishDate !== null && (
        <Notice action={nextVersion}>
          {say('wish.asked', { ...words, date: formatDate(offer.wishDate) })}
        </Notice>
      )}
      {/* That it is declined, the line above the buttons says, and so do these. */}
      {reason !== null && reason !== 'DECLINED' && (
        <Notice tone={reason === 'ARCHIVED' ? 'info' : 'warning'} action={actions[reason]}>
          {say(`supplier.${reason === 'CLOSED' ? closed(offer) : reason}`, words)}
        </Notice>
      )}
    </>
  )
}

/** Only what is closed may be opened again. */
const closed = ({ enquiryObstacle }: Offer) =>
  enquiryObstacle === 'customer-inactive' ? 'CLOSED_INACTIVE' : 'CLOSED'

/** To the draft of the next version, or to its beginning; nothing where none is possible. */
function NextVersion({ offer, onRevise }: SupplierStandingNoticeProps) {
  const t = useOfferText()
  const say = useStandingText()
  const draft = offer.versions.find(({ standing }) => standing === 'DRAFT')
  if (draft)
    return (
      <LinkButton small component={Link} to={offerPath(draft.id)}>
        {say('toDraft', { version: draft.version })}
      </LinkButton>
    )
  if (!offer.allowedActions.includes('revise')) return null
  return (
    <Button small onClick={onRevise}>
      {t('action.revise')}
    </Button>
  )
}
