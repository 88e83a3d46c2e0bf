import { type RefObject, useEffect, useRef } from 'react'

/** Calls back when an element was scrolled out of view, also out of a part of the page that scrolls by itself. */
export function useOutOfView(
  element: RefObject<Element | null>,
  isWatched: boolean,
  onOutOfView: () => void,
): void {
  const latest = useRef(onOutOfView)
  useEffect(() => {
    latest.current = onOutOfView
  })
  useEffect(() => {
    if (!isWatched || !element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) latest.current()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isWatched])
}
