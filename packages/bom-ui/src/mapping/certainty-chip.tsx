import type { Certainty } from '@schrankwerk/contracts'
import { StateBadge } from '@schrankwerk/ui'
import { IconCircleCheck, IconEye, IconHelpCircle } from '@tabler/icons-react'
import { useBomText } from '../texts.ts'

const looks = {
  SURE: { tone: 'green', Icon: IconCircleCheck },
  CHECK: { tone: 'amber', Icon: IconEye },
  OPEN: { tone: 'grey', Icon: IconHelpCircle },
} as const

/** How far a guess may be trusted: text, colour and icon. */
export function CertaintyChip({ certainty }: { certainty: Certainty }) {
  const t = useBomText()
  const { tone, Icon } = looks[certainty]
  return (
    <StateBadge tone={tone} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`certainty.${certainty}`)}
    </StateBadge>
  )
}
