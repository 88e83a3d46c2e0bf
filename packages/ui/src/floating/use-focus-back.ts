import { useLayoutEffect } from 'react'

const isNowhere = () => {
  const now = document.activeElement
  return !now?.isConnected || now === document.body
}

/** Moves a focus that is nowhere to the topmost dialog or the page. In the document, dialogs come after the page, the topmost last. */
export const focusBelow = () => {
  if (!isNowhere()) return
  const below = [...document.querySelectorAll<HTMLElement>('main, [aria-modal="true"]')]
  below.at(-1)?.focus({ preventScroll: true })
}

/**
 * When what is open goes, the focus returns to where it was before; where that is gone too, then or while it still has
 * the focus, to the dialog below or to the page, never to nowhere. Somebody else who takes the focus meanwhile keeps it.
 */
export function useFocusBack(): void {
  // A plain effect may come after the focus has moved into what opens.
  useLayoutEffect(() => {
    const before = document.activeElement
    return () => {
      queueMicrotask(() => {
        if (!isNowhere()) return
        if (before instanceof HTMLElement) before.focus({ preventScroll: true })
        if (isNowhere()) return focusBelow()
        const watched = new MutationObserver(() => {
          if (document.activeElement === before) return
          watched.disconnect()
          // What closes in the same moment gives its focus back first.
          if (!before?.isConnected) queueMicrotask(focusBelow)
        })
        watched.observe(document, { childList: true, subtree: true })
      })
    }
  }, [])
}
