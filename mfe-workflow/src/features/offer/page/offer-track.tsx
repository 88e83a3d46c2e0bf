import type { Offer } from '@schrankwerk/contracts'
import { formatDate, StateTrack } from '@schrankwerk/ui'
import { modeOfState } from '../modes.ts'
import { usePageText } from './page-text.ts'

/** Offer, order, job: how far it is, and since when. */
export function OfferTrack({ offer }: { offer: Offer }) {
  const page = usePageText()
  const offerNote = offer.releaseDate
    ? page('track.released', { date: formatDate(offer.releaseDate) })
    : page('track.draft')
  const binding =
    offer.state === 'ACCEPTED' && offer.bindingUntil
      ? `, ${page('track.binding', { date: formatDate(offer.bindingUntil) })}`
      : ''
  const isEnded =
    offer.state === 'DECLINED' || (offer.state === 'OPEN' && (offer.invalidated || offer.archived))
  return (
    <StateTrack
      label={page('track.label')}
      current={modeOfState(offer.state)}
      failed={isEnded}
      steps={[
        {
          key: 'offer',
          label: page('track.offer'),
          note: offer.state === 'DECLINED' ? page('track.declined') : offerNote,
        },
        {
          key: 'order',
          label: page('track.order'),
          note: offer.acceptDate && page('track.accepted', { date: formatDate(offer.acceptDate) }) + binding,
        },
        {
          key: 'job',
          label: page('track.job'),
          note: offer.confirmDate && page('track.confirmed', { date: formatDate(offer.confirmDate) }),
        },
      ]}
    />
  )
}
