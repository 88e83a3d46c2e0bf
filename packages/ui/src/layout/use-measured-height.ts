import { type RefObject, useLayoutEffect } from 'react'

/** Keeps the height of a part that stays in view in a variable of the page, so that nothing focused hides under it. */
export function useMeasuredHeight(part: RefObject<HTMLElement | null>, variable: `--kit-${string}`): void {
  useLayoutEffect(() => {
    const element = part.current
    if (!element) return
    const root = document.documentElement
    const measure = () => root.style.setProperty(variable, `${element.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.removeProperty(variable)
    }
  }, [part, variable])
}
