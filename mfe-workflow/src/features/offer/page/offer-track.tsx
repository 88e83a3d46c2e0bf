import type { Offer } from '@schrankwerk/contracts'
import { formatDate, StateTrack } from '@schrankwerk/ui'
import { useTranslation } from 'react-i18next'
import { modeOfState } from '../modes.ts'

/** Offer, order, job: how far it is, and since when. */
export function OfferTrack({ offer }: { offer: Offer }) {
  const { t } = useTranslation('workflow')
  const offerNote = offer.releaseDate
    ? t('offer.track.released', { date: formatDate(offer.releaseDate) })
    : t('offer.track.draft')
  const binding =
    offer.state === 'ACCEPTED' && offer.bindingUntil
      ? `, ${t('offer.track.binding', { date: formatDate(offer.bindingUntil) })}`
      : ''
  const isEnded =
    offer.state === 'DECLINED' || (offer.state === 'OPEN' && (offer.invalidated || offer.archived))
  return (
    <StateTrack
      label={t('offer.track.label')}
      current={modeOfState(offer.state)}
      failed={isEnded}
      steps={[
        {
          key: 'offer',
          label: t('offer.track.offer'),
          note: offer.state === 'DECLINED' ? t('offer.track.declined') : offerNote,
        },
        {
          key: 'order',
          label: t('offer.track.order'),
          note:
            offer.acceptDate && t('offer.track.accepted', { date: formatDate(offer.acceptDate) }) + binding,
        },
        {
          key: 'job',
          label: t('offer.track.job'),
          note: offer.confirmDate && t('offer.track.confirmed', { date: formatDate(offer.confirmDate) }),
        },
      ]}
    />
  )
}
