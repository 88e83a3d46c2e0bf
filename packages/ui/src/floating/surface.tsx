import { useFocusTrap } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { useCoverPage } from './use-cover-page.ts'
import { useFocusBack } from './use-focus-back.ts'

export interface SurfaceProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  kind: 'dialog' | 'drawer'
  /** Adds to the class: a side or `full`. */
  variant?: string
  /** CSS width. */
  width: string
  closeLabel: string
  closable?: boolean
  closeOnBackdrop?: boolean
}

/** Open surfaces, the topmost last: Escape closes one at a time. */
const stack: symbol[] = []

/** A list or menu that is open inside takes Escape for itself, and so does a message. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[data-mantine-stop-propagation="true"], [data-toasts]') !== null

const useEscape = (isActive: boolean, onEscape: () => void) => {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!isActive) return
    const own = Symbol('surface')
    stack.push(own)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || stack.at(-1) !== own || isTaken(event.target)) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKeyDown, true)
    return () => {
      stack.splice(stack.indexOf(own), 1)
      removeEventListener('keydown', onKeyDown, true)
    }
  }, [isActive])
}

const Opened = ({ onClose, closable = true, ...props }: Omit<SurfaceProps, 'open'>) => {
  const id = useId()
  const surface = useRef<HTMLDivElement>(null)
  useFocusBack()
  useCoverPage(surface)
  const trap = useFocusTrap(true)
  useEscape(true, () => closable && onClose())
  return createPortal(
    <div ref={surface} className={`kit-surface kit-surface-${props.kind}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape is the key for it */}
      <div className="kit-backdrop" onClick={props.closeOnBackdrop && closable ? onClose : undefined} />
      <div
        ref={trap}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        className={classNames(`kit-${props.kind}`, props.variant && `kit-${props.kind}-${props.variant}`)}
        style={{ width: props.width }}
      >
        <div className="kit-dialog-header">
          <h2 id={id}>{props.title}</h2>
          {closable && (
            <IconButton label={props.closeLabel} small onClick={onClose}>
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <div className="kit-dialog-content">{props.children}</div>
        {props.actions && <div className="kit-dialog-actions">{props.actions}</div>}
      </div>
    </div>,
    document.body,
  )
}

/** What lies above the page and keeps the focus: the frame of dialogs and drawers. */
export function Surface({ open, ...props }: SurfaceProps) {
  return open ? <Opened {...props} /> : null
}
