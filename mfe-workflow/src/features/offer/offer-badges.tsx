import type { OfferListItem, OfferStanding } from '@schrankwerk/contracts'
import { StateBadge, type Tone } from '@schrankwerk/ui'
import {
  IconArchive,
  IconArrowBackUp,
  IconCalendarX,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconLock,
  IconMessagePlus,
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
  DRAFT: { tone: 'amber', Icon: IconPencil },
  RELEASED: { tone: 'blue', Icon: IconSend },
  LAPSED: { tone: 'amber', Icon: IconClockX },
  EXPIRED: { tone: 'amber', Icon: IconCalendarX },
  CLOSED: { tone: 'grey', Icon: IconLock },
  REPLACED: { tone: 'grey', Icon: IconReplace },
  WITHDRAWN: { tone: 'grey', Icon: IconArrowBackUp },
  ARCHIVED: { tone: 'grey', Icon: IconArchive },
} as const satisfies Record<OfferStanding, { tone: Tone; Icon: unknown }>

/** Draft, released, or why it is out of play. */
export function OfferStandingBadge({ standing }: { standing: OfferStanding }) {
  const { t } = useTranslation('workflow')
  const { tone, Icon } = standings[standing]
  return (
    <StateBadge tone={tone} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`offer.standing.${standing}`)}
    </StateBadge>
  )
}

/** The customer asks for a new version. */
export function WishBadge() {
  const { t } = useTranslation('workflow')
  return (
    <StateBadge tone="amber" icon={<IconMessagePlus size={14} stroke={2} aria-hidden="true" />}>
      {t('offer.standing.WISHED')}
    </StateBadge>
  )
}
