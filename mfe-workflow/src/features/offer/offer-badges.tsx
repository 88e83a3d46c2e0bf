import type { OfferListItem, OfferStanding } from '@schrankwerk/contracts'
import { offerStandingNames } from '@schrankwerk/domain'
import { StateBadge, type Tone } from '@schrankwerk/ui'
import {
  IconArchive,
  IconArrowBackUp,
  IconBuildingOff,
  IconCalendarX,
  IconClockX,
  IconLock,
  IconMessagePlus,
  IconPencil,
  IconReplace,
} from '@tabler/icons-react'
import { OfferStateBadge } from '../../deal/offer-state-badge.tsx'
import { useOfferText } from './offer-text.ts'

/** An offer's state in one badge; of an open one that is not in play, why. What is settled can be filed away besides. */
export function OfferBadges({ state, standing }: Pick<OfferListItem, 'state' | 'standing'>) {
  const isOpen = state === 'OPEN'
  const isFiled = standing === 'REPLACED' || standing === 'ARCHIVED'
  return (
    <>
      {(!isOpen || standing === 'RELEASED') && <OfferStateBadge state={state} />}
      {standing !== 'RELEASED' && (isOpen || isFiled) && <StandingBadge standing={standing} />}
    </>
  )
}

type Standing = Exclude<OfferStanding, 'RELEASED'>

const standings = {
  DRAFT: { tone: 'amber', Icon: IconPencil },
  LAPSED: { tone: 'amber', Icon: IconClockX },
  EXPIRED: { tone: 'amber', Icon: IconCalendarX },
  CLOSED: { tone: 'grey', Icon: IconLock },
  ENQUIRY_ARCHIVED: { tone: 'grey', Icon: IconArchive },
  SUPPLIER_INACTIVE: { tone: 'grey', Icon: IconBuildingOff },
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
