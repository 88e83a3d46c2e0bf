import { type RefObject, useLayoutEffect } from 'react'

/** Open surfaces, the topmost last. */
const covering: Element[] = []

/** What belongs to whatever is on top: lists that open out of a field, and messages. */
const stays = '[data-portal], [data-toasts]'

const settle = (): void => {
  const top = covering.at(-1)
  for (const child of document.body.children) {
    child.toggleAttribute('inert', top !== undefined && child !== top && !child.matches(stays))
  }
}

/** While it is open, all beside it is out of reach for pointer, keys and screen readers. */
export function useCoverPage(surface: RefObject<Element | null>): void {
  // Uncovered at once: the focus returns to what was covered.
  useLayoutEffect(() => {
    const own = surface.current
    if (!own) return
    covering.push(own)
    settle()
    return () => {
      covering.splice(covering.indexOf(own), 1)
      settle()
    }
  }, [surface])
}
