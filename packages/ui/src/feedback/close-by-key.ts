import { toast } from 'react-toastify/unstyled'
import { focusBelow } from '../floating/use-focus-back.ts'

/** With AltGr, where it writes a sign, the key is no shortcut. */
export const isKeyToMessages = ({ altKey, ctrlKey, code }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && code === 'KeyT'

/** As the list of keys shows it. */
export const keyToMessages = { keys: 'Alt+T', label: 'Zur neuesten Meldung; Esc schließt sie' }

const messageOf = (place: EventTarget | null): Element | null =>
  place instanceof Element ? place.closest('.kit-toast') : null

/**
 * Escape closes the message that has the focus. Whatever closed it, the focus returns to where it was before it came to
 * the messages. Ends with what it returns.
 */
export function closeByKey(toasts: HTMLElement): () => void {
  let before: EventTarget | null = null
  let focused: Element | null = null
  const follow = ({ target, relatedTarget }: FocusEvent) => {
    focused = messageOf(target)
    if (focused && !messageOf(relatedTarget)) before = relatedTarget
  }
  const giveBack = new MutationObserver(() => {
    if (!focused || focused.isConnected) return
    focused = null
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    focusBelow()
  })
  const close = (event: KeyboardEvent) => {
    const message = messageOf(event.target)
    if (event.key === 'Escape' && message) toast.dismiss(message.id)
  }
  document.addEventListener('focusin', follow)
  toasts.addEventListener('keydown', close)
  giveBack.observe(toasts, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', follow)
    toasts.removeEventListener('keydown', close)
    giveBack.disconnect()
  }
}
