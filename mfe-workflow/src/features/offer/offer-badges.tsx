import type { OfferListItem } from '@schrankwerk/contracts'
import { StateBadge, type Tone } from '@schrankwerk/ui'
import {
  IconArchive,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconPencil,
  IconReplace,
  IconRosetteDiscountCheck,
  IconSend,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

type State = OfferListItem['state']

const tones: Record<State, Tone> = { OPEN: 'grey', DECLINED: 'red', ACCEPTED: 'green', CONFIRMED: 'blue' }
const icons = {
  OPEN: IconCircle,
  DECLINED: IconCircleX,
  ACCEPTED: IconCircleCheck,
  CONFIRMED: IconRosetteDiscountCheck,
}

export function OfferStateBadge({ state }: { state: State }) {
  const { t } = useTranslation('workflow')
  const Icon = icons[state]
  return (
    <StateBadge tone={tones[state]} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`offer.state.${state}`)}
    </StateBadge>
  )
}

const standings = {
  archived: { tone: 'grey', Icon: IconArchive },
  invalidated: { tone: 'grey', Icon: IconReplace },
  released: { tone: 'blue', Icon: IconSend },
  draft: { tone: 'amber', Icon: IconPencil },
} as const satisfies Record<string, { tone: Tone; Icon: unknown }>

const standingOf = (offer: Pick<OfferListItem, 'archived' | 'invalidated' | 'released'>) => {
  if (offer.archived) return 'archived'
  if (offer.invalidated) return 'invalidated'
  return offer.released ? 'released' : 'draft'
}

/** Draft, released, replaced by a newer version, or archived. */
export function OfferStandingBadge(props: {
  offer: Pick<OfferListItem, 'archived' | 'invalidated' | 'released'>
}) {
  const { t } = useTranslation('workflow')
  const standing = standingOf(props.offer)
  const { tone, Icon } = standings[standing]
  return (
    <StateBadge tone={tone} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`offer.standing.${standing}`)}
    </StateBadge>
  )
}
