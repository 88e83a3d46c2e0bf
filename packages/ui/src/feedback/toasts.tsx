import { useMantineColorScheme } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { ToastContainer, type ToastOptions, toast } from 'react-toastify/unstyled'

const show = (type: 'success' | 'info' | 'warning' | 'error', text: string): void => {
  const options: ToastOptions = {
    type,
    role: type === 'error' ? 'alert' : 'status',
    // The same sentence twice is one toast.
    toastId: `${type}:${text}`,
  }
  toast(text, options)
}

/** Short messages at the top right. What failed is also told beside its cause, since a toast goes away. */
export const notify = {
  success: (text: string): void => show('success', text),
  info: (text: string): void => show('info', text),
  warn: (text: string): void => show('warning', text),
  error: (text: string): void => show('error', text),
  dismissAll: (): void => toast.dismiss(),
}

export function Toasts() {
  const { colorScheme } = useMantineColorScheme()
  // Beside the page: what an open dialog makes of it must not silence a message.
  return createPortal(
    <div data-toasts>
      <ToastContainer
        aria-label="Meldungen"
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
