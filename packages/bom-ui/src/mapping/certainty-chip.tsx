import type { Certainty } from '@schrankwerk/contracts'
import { StateBadge } from '@schrankwerk/ui'
import { IconCircleCheck, IconEye, IconHelpCircle } from '@tabler/icons-react'

// Said here: mapping and review show it, and a new enquiry has neither.
const looks = {
  SURE: { tone: 'green', Icon: IconCircleCheck, word: 'Sicher' },
  CHECK: { tone: 'amber', Icon: IconEye, word: 'Prüfen' },
  OPEN: { tone: 'grey', Icon: IconHelpCircle, word: 'Offen' },
} as const

/** How far a guess may be trusted: text, colour and icon. */
export function CertaintyChip({ certainty }: { certainty: Certainty }) {
  const { tone, Icon, word } = looks[certainty]
  return (
    <StateBadge tone={tone} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {word}
    </StateBadge>
  )
}
