import { type RefObject, useLayoutEffect } from 'react'

const margin = 8

/** Left and top of a box below its anchor, above it where there is no room, and never outside the window. */
export const floatingPlace = (
  anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  box: { width: number; height: number },
  view: { width: number; height: number },
  align: 'start' | 'center' | 'end',
): { left: number; top: number } => {
  const wanted = {
    start: anchor.left,
    center: (anchor.left + anchor.right - box.width) / 2,
    end: anchor.right - box.width,
  }[align]
  const fitsBelow = anchor.bottom + 4 + box.height <= view.height - margin
  const fitsAbove = anchor.top - 4 - box.height >= margin
  const top = fitsBelow || !fitsAbove ? anchor.bottom + 4 : anchor.top - 4 - box.height
  return {
    left: Math.max(margin, Math.min(wanted, view.width - box.width - margin)),
    top: Math.max(margin, Math.min(top, Math.max(margin, view.height - box.height - margin))),
  }
}

/** Keeps a fixed box beside its anchor while the page scrolls or changes its size. */
export function useFloatingPlace(
  anchor: RefObject<HTMLElement | null>,
  floating: RefObject<HTMLElement | null>,
  isOpen: boolean,
  align: 'start' | 'center' | 'end',
): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const place = () => {
      const box = floating.current
      const at = anchor.current?.firstElementChild ?? anchor.current
      if (!box || !at) return
      const view = { width: document.documentElement.clientWidth, height: innerHeight }
      const { left, top } = floatingPlace(
        at.getBoundingClientRect(),
        { width: box.offsetWidth, height: box.offsetHeight },
        view,
        align,
      )
      box.style.left = `${left}px`
      box.style.top = `${top}px`
    }
    place()
    addEventListener('scroll', place, true)
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, true)
      removeEventListener('resize', place)
    }
  }, [anchor, floating, isOpen, align])
}
