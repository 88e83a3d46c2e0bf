import { lengthOf } from '../layout/length-of.ts'
import { freePlace, type Span } from './free-place.ts'

/** Where a page says at its top what can be done: the buttons beside its title, and all of an object's header. */
const heads = '.kit-page-head .kit-actions, .kit-object-start'
/** What leads on, wherever it stands, and the frame of a dialog. */
const leadsOn = '.kit-action-bar, .kit-dialog-header, .kit-dialog-actions, .kit-button-primary'
/** Left free as well where there is room beside all of it: what a dialog says, and what else can be done. */
const whereRoomIs = '.kit-dialog, .kit-button'

/** How far down the heads reach where the page is at its top: who scrolls back meanwhile finds them free as well. */
const lowestHead = (): number => {
  const ends = [...document.querySelectorAll(heads)].map(
    (head) => head.getBoundingClientRect().bottom + scrollY,
  )
  return Math.max(0, ...ends.filter((end) => end < innerHeight / 2))
}

/** What has the focus, or the row of a table that has it; of what is high enough for messages to hide a part only, nothing. */
const focusedPart = (): Element[] => {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.closest('[data-toasts]')) return []
  const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '') ?? focused
  return active.getBoundingClientRect().height < innerHeight / 3 ? [active] : []
}

/** Where these parts are on the screen, of those that stand where messages do and can be reached. */
const takenBy = (parts: readonly Element[], { left, right }: DOMRect): Span[] =>
  parts
    .filter((part) => !part.closest('[inert]'))
    .map((part) => part.getBoundingClientRect())
    .filter((at) => at.height > 0 && at.left < right && at.right > left)

/**
 * Keeps messages from lying on what leads on and on what has the focus, also where the page changes under them: they
 * stand at the top, or below what is in their way. Ends with what it returns.
 */
export function keepClear(toasts: HTMLElement): () => void {
  const moveToFreePlace = () => {
    const container = toasts.querySelector<HTMLElement>('.Toastify__toast-container')
    if (!container?.childElementCount) return
    const bars = lengthOf('--kit-header-height') + lengthOf('--kit-slim-header-height')
    const screen = { top: Math.max(bars, lowestHead()), bottom: innerHeight }
    const beside = container.getBoundingClientRect()
    const taken = takenBy([...document.querySelectorAll(leadsOn), ...focusedPart()], beside)
    const more = takenBy([...document.querySelectorAll(whereRoomIs)], beside)
    const height = container.scrollHeight
    const clear = freePlace(height, screen, [...taken, ...more])
    const place = clear.bottom - clear.top >= height ? clear : freePlace(height, screen, taken)
    const top = Math.ceil(place.top)
    const { style } = document.documentElement
    style.setProperty('--kit-toasts-top', `${top}px`)
    style.setProperty('--kit-toasts-room', `${Math.floor(place.bottom) - top}px`)
  }
  // What takes the focus is scrolled into sight first.
  const moveSoon = () => requestAnimationFrame(moveToFreePlace)
  const changes = new MutationObserver(moveToFreePlace)
  changes.observe(toasts, { childList: true, subtree: true })
  changes.observe(document.body, { childList: true })
  const sizes = new ResizeObserver(moveToFreePlace)
  sizes.observe(document.body)
  const moments = ['focusin', 'keyup', 'scrollend', 'resize'] as const
  for (const moment of moments) addEventListener(moment, moveSoon, true)
  moveToFreePlace()
  return () => {
    changes.disconnect()
    sizes.disconnect()
    for (const moment of moments) removeEventListener(moment, moveSoon, true)
  }
}
