import {
  cloneElement,
  type ElementType,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useFloatingPlace } from '../floating/use-floating-place.ts'
import { usePressOutside } from '../floating/use-press-outside.ts'

export interface MenuEntry {
  key: string
  label: ReactNode
  onSelect?: () => void
  href?: string
  /** A router link instead of a button; its props go into `linkProps`. */
  component?: ElementType
  linkProps?: Record<string, unknown>
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
}

export interface MenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement
  items: (MenuEntry | 'divider')[]
  label?: string
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const entriesOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])') ?? []),
]

const Entry = ({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) => {
  const Component: ElementType = entry.component ?? (entry.href ? 'a' : 'button')
  return (
    <Component
      {...(Component === 'button' ? { type: 'button' } : {})}
      {...(entry.href ? { href: entry.href } : {})}
      {...entry.linkProps}
      role="menuitem"
      tabIndex={-1}
      aria-disabled={entry.disabled || undefined}
      className="kit-menu-item"
      data-danger={entry.danger || undefined}
      onClick={() => {
        if (entry.disabled) return
        onDone()
        entry.onSelect?.()
      }}
    >
      {entry.icon}
      {entry.label}
    </Component>
  )
}

/** A list of actions behind a button: arrow keys move, Escape closes. */
export function Menu({ trigger, items, label }: MenuProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useFloatingPlace(anchor, list, isOpen, 'end')
  usePressOutside([anchor, list], isOpen, () => setOpen(false))

  useEffect(() => {
    if (isOpen) entriesOf(list.current)[0]?.focus()
  }, [isOpen])

  const close = () => {
    setOpen(false)
    anchor.current?.querySelector<HTMLElement>('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false)
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    const entries = entriesOf(list.current)
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const target = steps[event.key]?.(at, entries.length)
    if (target === undefined) return
    event.preventDefault()
    entries[target]?.focus()
  }
  const button = cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setOpen(!isOpen),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setOpen(true)
    },
  })
  return (
    <span ref={anchor} className="kit-menu-anchor">
      {button}
      {isOpen &&
        createPortal(
          <div
            ref={list}
            id={id}
            role="menu"
            tabIndex={-1}
            aria-label={label ?? 'Menü'}
            className="kit-menu"
            data-mantine-stop-propagation="true"
            onKeyDown={onKeyDown}
          >
            {items.map((item, index) =>
              item === 'divider' ? (
                <hr key={`divider-${index}`} className="kit-menu-divider" />
              ) : (
                <Entry key={item.key} entry={item} onDone={close} />
              ),
            )}
          </div>,
          document.body,
        )}
    </span>
  )
}
