import type { ComparedOffer } from '@schrankwerk/contracts'
import { Inline, Muted, Stack } from '@schrankwerk/ui'
import { OfferBadges } from '../offer-badges.tsx'
import { useComparisonText } from './comparison-text.ts'

/** An offer's state, and that it counts for no comparison where it does not. */
export function ComparedState({ offer }: { offer: ComparedOffer }) {
  const t = useComparisonText()
  return (
    <Stack gap={1} align="start">
      <Inline gap={1}>
        <OfferBadges state={offer.state} standing={offer.standing} />
      </Inline>
      {!offer.inPlay && <Muted>{t('outOfPlay')}</Muted>}
    </Stack>
  )
}
