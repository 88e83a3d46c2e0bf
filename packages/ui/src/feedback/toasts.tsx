import { useMantineColorScheme } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ToastContainer, type ToastContentProps, type ToastOptions, toast } from 'react-toastify/unstyled'
import { closeByKey, isKeyToMessages } from './close-by-key.ts'
import { lazyCode } from './lazy-part.tsx'

type Kind = 'success' | 'info' | 'warning' | 'error'

const optionsFor = (type: Kind): ToastOptions => ({
  type,
  role: type === 'error' ? 'alert' : 'status',
})

/** The same sentence twice is one toast. */
const idOf = (type: Kind, text: string) => `${type}:${text}`

const show = (type: Kind, text: string): void => {
  toast(text, { ...optionsFor(type), toastId: idOf(type, text) })
}

export interface ToastAction {
  label: string
  run: () => void
}

interface Actionable extends ToastAction {
  text: string
}

function WithAction({ closeToast, data: { text, label, run } }: ToastContentProps<Actionable>) {
  const act = () => {
    closeToast()
    run()
  }
  return (
    <span className="kit-toast-text">
      {text}
      <button type="button" className="kit-toast-action" onClick={act}>
        {label}
      </button>
    </span>
  )
}

/** It stays for twice the time, so that who comes by keyboard reaches its button. */
const showWithAction = (type: Kind, text: string, action: ToastAction): void => {
  toast(WithAction, { ...optionsFor(type), autoClose: 10_000, data: { text, ...action } })
}

/** Short messages at the right, wherever nothing that leads on lies under them. What failed is also told beside its cause, since a toast goes away. */
export const notify = {
  /** With an action, the one thing that can be done about it now, such as taking it back. */
  success: (text: string, action?: ToastAction): void =>
    action ? showWithAction('success', text, action) : show('success', text),
  info: (text: string): void => show('info', text),
  warn: (text: string): void => show('warning', text),
  /** Takes a warning away once it is no longer so. */
  dismissWarning: (text: string): void => toast.dismiss(idOf('warning', text)),
  /** With an action, the way to what it is about, where that is not in sight. */
  error: (text: string, action?: ToastAction): void =>
    action ? showWithAction('error', text, action) : show('error', text),
  dismissAll: (): void => toast.dismiss(),
}

const placing = lazyCode(() => import('./keep-clear.ts'))

/**
 * Keeps messages clear of the rest. No page waits for that: it is fetched when the browser is idle, or with the first
 * message; until then messages stand at the top.
 */
function keepClearSoon(toasts: HTMLElement): () => void {
  let end: (() => void) | undefined
  let isOver = false
  const begin = () => {
    placing.load().then(
      ({ keepClear }) => {
        if (!isOver) end ??= keepClear(toasts)
      },
      () => undefined,
    )
  }
  const stopListening = toast.onChange(({ status }) => {
    if (status === 'added' && !end) begin()
  })
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin)
  else setTimeout(begin, 1000)
  return () => {
    isOver = true
    stopListening()
    end?.()
  }
}

/**
 * Where the messages of `notify` appear; `KitProvider` brings it. It stands beside the page, so that they are read
 * out while a dialog is open.
 */
export function Toasts() {
  const { colorScheme } = useMantineColorScheme()
  const toasts = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!toasts.current) return
    const ends = [keepClearSoon(toasts.current), closeByKey(toasts.current)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  // Beside the page: what an open dialog makes of it must not silence a message.
  return createPortal(
    <div data-toasts ref={toasts}>
      <ToastContainer
        aria-label="Meldungen"
        hotKeys={isKeyToMessages}
        position="top-right"
        autoClose={5000}
        draggable
        draggablePercent={80}
        hideProgressBar
        newestOnTop
        limit={5}
        theme={colorScheme}
        transition={false}
        toastClassName="kit-toast"
        closeButton={({ closeToast }) => (
          <button
            type="button"
            className="kit-toast-close"
            aria-label="Meldung schließen"
            onClick={closeToast}
          >
            <IconX size={16} aria-hidden="true" />
          </button>
        )}
      />
    </div>,
    document.body,
  )
}
