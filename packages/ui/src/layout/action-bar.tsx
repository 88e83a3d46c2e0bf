import { IconDots } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext, useRef } from 'react'
import { Button, LinkButton } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Menu, type MenuEntry } from '../buttons/menu.tsx'
import { useIsNarrow } from '../theme/use-is-narrow.ts'
import { useMeasuredHeight } from './use-measured-height.ts'

export interface BarAction extends MenuEntry {
  loading?: boolean
  /** Explains the action on hover. */
  title?: string
  /** Stands beside the primary action where there is room; otherwise it is behind „…“. */
  isBeside?: boolean
}

export interface ActionBarProps {
  /** The one thing that leads on. */
  primary?: BarAction
  others?: readonly BarAction[]
}

/** What the bar says where it has room, and what it always says; `ObjectPage` gives it. */
export const BarNote = createContext<{ note?: ReactNode; alert?: ReactNode }>({})

function BarButton({ action, isPrimary }: { action: BarAction; isPrimary?: boolean }) {
  const { label, icon, title, component, linkProps, href, loading, disabled, onSelect } = action
  const look = { variant: isPrimary ? 'primary' : 'default', icon, title } as const
  if (component || href)
    return (
      <LinkButton component={component} href={href} {...look} {...linkProps}>
        {label}
      </LinkButton>
    )
  return (
    <Button {...look} loading={loading} disabled={disabled} onClick={onSelect}>
      {label}
    </Button>
  )
}

/** Stays at the bottom: one primary action, on a phone everything else behind „…“. Its height is measured. */
export function ActionBar({ primary, others = [] }: ActionBarProps) {
  const { note, alert } = useContext(BarNote)
  const bar = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow()
  useMeasuredHeight(bar, '--kit-action-bar-height')
  const [first] = others.filter(({ isBeside }) => isBeside)
  const isShown = (other: BarAction): boolean => {
    if (others.length === 1 && !primary) return true
    return isNarrow ? !primary && other === first : other.isBeside === true
  }
  const shown = others.filter(isShown)
  const hidden = others.filter((other) => !shown.includes(other))
  if (!primary && others.length === 0 && !alert && (isNarrow || !note)) return null
  return (
    <div ref={bar} className="kit-action-bar kit-no-print">
      {alert || (note && !isNarrow && <div className="kit-action-note">{note}</div>)}
      <div className="kit-actions">
        {hidden.length > 0 && (
          <Menu
            label="Weitere Aktionen"
            trigger={
              <IconButton label="Weitere Aktionen" variant="default">
                <IconDots size={18} stroke={1.75} aria-hidden="true" />
              </IconButton>
            }
            items={hidden.map(({ loading, ...entry }) => ({
              ...entry,
              disabled: entry.disabled || loading,
            }))}
          />
        )}
        {shown.map((other) => (
          <BarButton key={other.key} action={other} />
        ))}
        {primary && <BarButton action={primary} isPrimary />}
      </div>
    </div>
  )
}
