import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { lengthOf } from './length-of.ts'

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
    // Their heights are the same on every page, so that nothing has to be measured for them.
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
