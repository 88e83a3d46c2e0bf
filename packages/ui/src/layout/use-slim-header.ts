import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** A bar in place of the header: its height is the same on every page, so that nothing has to be measured for it. */
const lengthOf = (variable: `--kit-${string}`): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(variable)) || 0

/** How high the header is in full, also while it is slim. */
const heightInFull = (header: HTMLElement): number => {
  const { slim } = header.dataset
  delete header.dataset.slim
  const height = header.offsetHeight
  if (slim !== undefined) header.dataset.slim = slim
  return height
}

/**
 * When an object's header is slim: as soon as no more of it is in view than the bar is high. `start` takes no room and
 * has the header's place and full height, whatever the header looks like. The slim one leaves the page as long as it
 * was, so that what is slim never decides about itself.
 */
export function useSlimHeader(
  header: RefObject<HTMLElement | null>,
  start: RefObject<HTMLElement | null>,
): { isSlim: boolean; fullHeight: number } {
  const [fullHeight, setFullHeight] = useState(0)
  const [isSlim, setSlim] = useState(false)
  useLayoutEffect(() => {
    const element = header.current
    if (!element) return
    const measure = () => setFullHeight(heightInFull(element))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [header])
  const isMeasured = fullHeight > 0
  useEffect(() => {
    const element = start.current
    if (!element || !isMeasured) return
    const bars = lengthOf('--kit-header-height') + lengthOf('--kit-slim-header-height')
    const observer = new IntersectionObserver(
      (entries) => setSlim(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `-${bars}px 0px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [start, isMeasured])
  return { isSlim, fullHeight }
}
