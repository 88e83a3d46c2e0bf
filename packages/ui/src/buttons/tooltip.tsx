import { cloneElement, type ReactElement, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFloatingPlace } from '../floating/use-floating-place.ts'

/** A short hint on hover and focus; never the only place of an information. Escape takes it away. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  useFloatingPlace(anchor, bubble, isOpen, 'center')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for what happens to the control inside
    <span
      ref={anchor}
      className="kit-menu-anchor"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {cloneElement(children as ReactElement<Record<string, unknown>>, {
        'aria-describedby': isOpen ? id : undefined,
      })}
      {isOpen &&
        createPortal(
          <span ref={bubble} id={id} role="tooltip" className="kit-tooltip">
            {label}
          </span>,
          document.body,
        )}
    </span>
  )
}
