import { useLayoutEffect } from 'react'

const focusables = (): (HTMLElement | null | undefined)[] => [
  [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].at(-1),
  document.querySelector<HTMLElement>('main'),
]

/**
 * When what is open goes, the focus returns to where it was before; where that is gone too, to the dialog below or
 * to the page, never to nowhere. Somebody else who takes the focus meanwhile keeps it.
 */
export function useFocusBack(): void {
  // A plain effect may come after the focus has moved into what opens.
  useLayoutEffect(() => {
    const before = document.activeElement
    return () => {
      queueMicrotask(() => {
        const now = document.activeElement
        if (now?.isConnected && now !== document.body) return
        const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
        const target = isThere ? before : focusables().find(Boolean)
        target?.focus({ preventScroll: true })
      })
    }
  }, [])
}
