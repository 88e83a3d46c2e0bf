import type { OfferListItem } from '@schrankwerk/contracts'
import { offerStateNames } from '@schrankwerk/domain'
import { StateBadge, type Tone } from '@schrankwerk/ui'
import { IconCircle, IconCircleCheck, IconCircleX, IconRosetteDiscountCheck } from '@tabler/icons-react'

type State = OfferListItem['state']

const tones: Record<State, Tone> = { OPEN: 'grey', DECLINED: 'red', ACCEPTED: 'green', CONFIRMED: 'blue' }
const icons = {
  OPEN: IconCircle,
  DECLINED: IconCircleX,
  ACCEPTED: IconCircleCheck,
  CONFIRMED: IconRosetteDiscountCheck,
}

/** The state of an offer, order or job alone. */
export function OfferStateBadge({ state }: { state: State }) {
  const Icon = icons[state]
  return (
    <StateBadge tone={tones[state]} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {offerStateNames[state]}
    </StateBadge>
  )
}
