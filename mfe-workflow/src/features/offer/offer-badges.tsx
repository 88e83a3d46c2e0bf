import type { OfferListItem, OfferStanding } from '@schrankwerk/contracts'
import { offerStandingNames, offerStateNames } from '@schrankwerk/domain'
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
} from '@tabler/icons-react'
import { useOfferText } from './offer-text.ts'

type State = OfferListItem['state']

const tones: Record<State, Tone> = { OPEN: 'grey', DECLINED: 'red', ACCEPTED: 'green', CONFIRMED: 'blue' }
const icons = {
  OPEN: IconCircle,
  DECLINED: IconCircleX,
  ACCEPTED: IconCircleCheck,
  CONFIRMED: IconRosetteDiscountCheck,
}

/** An offer's state in one badge; of an open one that is not in play, why. What is settled can be filed away besides. */
export function OfferBadges({ state, standing }: Pick<OfferListItem, 'state' | 'standing'>) {
  const isOpen = state === 'OPEN'
  const isFiled = standing === 'REPLACED' || standing === 'ARCHIVED'
  return (
    <>
      {(!isOpen || standing === 'RELEASED') && <StateOnlyBadge state={state} />}
      {standing !== 'RELEASED' && (isOpen || isFiled) && <StandingBadge standing={standing} />}
    </>
  )
}

function StateOnlyBadge({ state }: { state: State }) {
  const Icon = icons[state]
  return (
    <StateBadge tone={tones[state]} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {offerStateNames[state]}
    </StateBadge>
  )
}

type Standing = Exclude<OfferStanding, 'RELEASED'>

const standings = {
  DRAFT: { tone: 'amber', Icon: IconPencil },
  LAPSED: { tone: 'amber', Icon: IconClockX },
  EXPIRED: { tone: 'amber', Icon: IconCalendarX },
  CLOSED: { tone: 'grey', Icon: IconLock },
  ENQUIRY_ARCHIVED: { tone: 'grey', Icon: IconArchive },
  REPLACED: { tone: 'grey', Icon: IconReplace },
  WITHDRAWN: { tone: 'grey', Icon: IconArrowBackUp },
  ARCHIVED: { tone: 'grey', Icon: IconArchive },
} as const satisfies Record<Standing, { tone: Tone; Icon: unknown }>

function StandingBadge({ standing }: { standing: Standing }) {
  const { tone, Icon } = standings[standing]
  return (
    <StateBadge tone={tone} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {offerStandingNames[standing]}
    </StateBadge>
  )
}

/** The customer asks for a new version. */
export function WishBadge() {
  const t = useOfferText()
  return (
    <StateBadge tone="amber" icon={<IconMessagePlus size={14} stroke={2} aria-hidden="true" />}>
      {t('wished')}
    </StateBadge>
  )
}
