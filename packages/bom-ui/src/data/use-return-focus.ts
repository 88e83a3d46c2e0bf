import { type RefObject, useLayoutEffect } from 'react'

/** When a dialog ends, the focus goes back to what had it before; where that is gone, to `fallback`. */
export function useReturnFocus(isOpen: boolean, fallback: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    return () => {
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      const target = isThere ? opener : fallback.current
      target?.focus({ preventScroll: isThere })
    }
  }, [isOpen, fallback])
}
