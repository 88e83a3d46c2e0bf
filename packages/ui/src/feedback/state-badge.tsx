import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconProgress,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'

export type Tone = 'grey' | 'blue' | 'green' | 'red' | 'amber'

const icons = {
  grey: IconCircle,
  blue: IconProgress,
  green: IconCircleCheck,
  red: IconCircleX,
  amber: IconAlertTriangle,
}

/** A state is colour, text and icon together. */
export function StateBadge({ tone, children, icon }: { tone: Tone; children: ReactNode; icon?: ReactNode }) {
  const Icon = icons[tone]
  return (
    <span className={`kit-badge kit-tone-${tone}`}>
      {icon ?? <Icon size={14} stroke={2} aria-hidden="true" />}
      <span>{children}</span>
    </span>
  )
}

/** A number beside a menu entry; `label` says what is counted. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null
  return (
    <span className="kit-count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="kit-hidden">{`${count} ${label}`}</span>
    </span>
  )
}

export interface ChipProps {
  children: ReactNode
  pressed?: boolean
  onClick?: () => void
  onRemove?: () => void
  removeLabel?: string
}

/** A filter that is on or off, or a value that can be taken away. */
export function Chip({ children, pressed, onClick, onRemove, removeLabel = 'Entfernen' }: ChipProps) {
  return (
    <span className="kit-chip" data-pressed={pressed || undefined}>
      {onClick ? (
        <button type="button" className="kit-chip-button" aria-pressed={pressed ?? false} onClick={onClick}>
          {children}
        </button>
      ) : (
        <span className="kit-chip-text">{children}</span>
      )}
      {onRemove && (
        <button type="button" className="kit-chip-remove" aria-label={removeLabel} onClick={onRemove}>
          <IconX size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
