import type { ComparedOffer } from '@schrankwerk/contracts'
import { Inline, Muted, Stack, StateBadge } from '@schrankwerk/ui'
import { OfferStateBadge } from '../offer-badges.tsx'
import { useComparisonText } from './comparison-text.ts'

const told = ['EXPIRED', 'LAPSED', 'CLOSED', 'REPLACED', 'WITHDRAWN'] as const

/** An offer's state, and that it counts for no comparison where it does not. */
export function ComparedState({ offer }: { offer: ComparedOffer }) {
  const t = useComparisonText()
  const standing = told.find((one) => one === offer.standing)
  return (
    <Stack gap={1} align="start">
      <Inline gap={1}>
        {(standing === undefined || standing === 'LAPSED') && <OfferStateBadge state={offer.state} />}
        {standing && <StateBadge tone="amber">{t(`standing.${standing}`)}</StateBadge>}
      </Inline>
      {!offer.inPlay && <Muted>{t('outOfPlay')}</Muted>}
    </Stack>
  )
}
