import type { Offer } from '@schrankwerk/contracts'
import { Link, useLocation, useNavigate } from '@schrankwerk/shell-api/router'
import { LinkButton, Notice } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { offerListPath } from '../../../paths.ts'
import type { RefusalState } from './use-offer-step.ts'

/** What one has to know before anything else: a refused step, or that this offer is out of play. */
export function OfferNotices({ offer }: { offer: Offer }) {
  const { t } = useTranslation('workflow')
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const { refusal, hasMoved } = (state as RefusalState | null) ?? {}
  const isInPlay = offer.released && !offer.invalidated && !offer.archived
  return (
    <>
      {refusal !== undefined && (
        <Notice
          tone="error"
          title={t('offer.refused.title')}
          onClose={() => void navigate(pathname, { replace: true, preventScrollReset: true })}
        >
          {refusal}{' '}
          {hasMoved && isInPlay && t('offer.refused.now', { state: t(`offer.state.${offer.state}`) })}
        </Notice>
      )}
      {offer.releaseObstacle && !offer.archived && (
        <Notice tone="warning">
          {t('offer.page.cannotRelease', { reason: offer.releaseObstacle.detail })}
        </Notice>
      )}
      {offer.archived && <Notice>{t('offer.page.archived')}</Notice>}
      {offer.invalidated && !offer.archived && (
        <Notice
          tone="warning"
          action={
            <LinkButton small component={Link} to={`${offerListPath}?enquiryId=${offer.enquiryId}`}>
              {t('offer.page.newerVersion')}
            </LinkButton>
          }
        >
          {t('offer.page.invalidated')}
        </Notice>
      )}
    </>
  )
}
