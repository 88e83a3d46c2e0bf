import { createOffer, type Offer } from '@schrankwerk/contracts'
import { offerStateNames } from '@schrankwerk/domain'
import { useMayCall } from '@schrankwerk/shell-api'
import { useLocation, useNavigate } from '@schrankwerk/shell-api/router'
import { Notice } from '@schrankwerk/ui'
import { useOfferText } from '../offer-text.ts'
import { CustomerStandingNotice } from './customer-standing-notice.tsx'
import { SupplierStandingNotice } from './supplier-standing-notice.tsx'
import type { RefusalState } from './use-offer-step.ts'

export interface OfferNoticesProps {
  offer: Offer
  /** Asks whether to begin a next version. */
  onRevise: () => void
}

/** What one has to know before anything else: a refused step, or that this offer is out of play, and what one can do. */
export function OfferNotices({ offer, onRevise }: OfferNoticesProps) {
  const t = useOfferText()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const isSupplier = useMayCall(createOffer)
  const { refusal, hasMoved } = (state as RefusalState | null) ?? {}
  const isInPlay = offer.released && !offer.invalidated && !offer.archived
  return (
    <>
      {refusal !== undefined && (
        <Notice
          tone="error"
          title={t('refused.title')}
          onClose={() => void navigate(pathname, { replace: true, preventScrollReset: true })}
        >
          {refusal} {hasMoved && isInPlay && t('refused.now', { state: offerStateNames[offer.state] })}
        </Notice>
      )}
      {offer.releaseObstacle && !offer.archived && (
        <Notice tone="warning">{t('page.cannotRelease', { reason: offer.releaseObstacle.detail })}</Notice>
      )}
      {isSupplier ? (
        <SupplierStandingNotice offer={offer} onRevise={onRevise} />
      ) : (
        <CustomerStandingNotice offer={offer} />
      )}
    </>
  )
}
