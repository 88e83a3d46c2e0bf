import { StateBadge } from '@schrankwerk/ui'
import { IconTrophy } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Says by text and sign that nothing is better. */
export function BestBadge({ children }: { children: ReactNode }) {
  return (
    <StateBadge tone="green" icon={<IconTrophy size={14} stroke={2} aria-hidden="true" />}>
      {children}
    </StateBadge>
  )
}
