import type { EnquiryListItem } from '@schrankwerk/contracts'
import { LazyPart, lazyCode, StateBadge, type Tone } from '@schrankwerk/ui'
import { IconArchive, IconCircleCheck, IconPencil, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

type State = EnquiryListItem['state']

const tones: Record<State, Tone> = { DRAFT: 'amber', RELEASED: 'blue', CLOSED: 'green', ARCHIVED: 'grey' }
const icons = { DRAFT: IconPencil, RELEASED: IconSend, CLOSED: IconCircleCheck, ARCHIVED: IconArchive }

// Few enquiries have one, and none in the form of a new one.
const offerBadge = lazyCode(() => import('../../deal/offer-state-badge.tsx'))

/** The state of an enquiry, and besides it that an offer of it became an order or a job. */
export function EnquiryBadges({ state, awardedState }: Pick<EnquiryListItem, 'state' | 'awardedState'>) {
  const { t } = useTranslation('workflow')
  return (
    <>
      <EnquiryStateBadge state={state} />
      {awardedState !== null && (
        <LazyPart part={offerBadge} what={t('enquiry.awardedState')}>
          {({ OfferStateBadge }) => <OfferStateBadge state={awardedState} />}
        </LazyPart>
      )}
    </>
  )
}

function EnquiryStateBadge({ state }: { state: State }) {
  const { t } = useTranslation('workflow')
  const Icon = icons[state]
  return (
    <StateBadge tone={tones[state]} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`enquiry.state.${state}`)}
    </StateBadge>
  )
}
