import { useLocation, useNavigationType } from '@schrankwerk/shell-api/router'
import { useEffect, useLayoutEffect, useRef } from 'react'

const storageKey = 'schrankwerk:places'

const readPlaces = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** How far down each page of the history was, by the key of its entry. */
const places = readPlaces()

addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places))
  } catch {
    // Without storage a reload begins at the top.
  }
})

const ownMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Repeats `move` while the page grows, until it says that it is done or somebody moves the page himself. */
const whilePageGrows = (move: () => boolean): (() => void) => {
  const stop = () => {
    growth.disconnect()
    for (const kind of ownMoves) removeEventListener(kind, stop, true)
  }
  const growth = new ResizeObserver(() => {
    if (move()) stop()
  })
  growth.observe(document.body)
  for (const kind of ownMoves) addEventListener(kind, stop, true)
  return stop
}

const backTo = (place: number) => () => {
  window.scrollTo(0, place)
  return Math.abs(window.scrollY - place) <= 1
}

/** What comes in above it later moves it again, so that is never done. */
const sectionNamed = (hash: string) => {
  let hasFocus = false
  return () => {
    const section = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!section) return false
    section.scrollIntoView()
    if (hasFocus) return false
    hasFocus = true
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1
    section.focus({ preventScroll: true })
    return false
  }
}

/** A new document shows what its address names; only a reload and the way back know a place on it. */
const isNewDocument = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}

/**
 * Where the page is to be scrolled to although its content is still on its way: back to where one was, or to the
 * section that the address names, which then has the focus. What is there at once, the router's own restoration does.
 */
export function usePlaceOnPage(): void {
  const { key, hash } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const isFirst = useRef(true)
  const current = useRef(key)
  useLayoutEffect(() => {
    current.current = key
  }, [key])
  useEffect(() => {
    const note = () => {
      places[current.current] = window.scrollY
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [])
  // Before the scroll event of a page that is still too short overwrites the place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useLayoutEffect(() => {
    const knowsPlace = isReturn && !(isFirst.current && isNewDocument())
    isFirst.current = false
    const place = knowsPlace ? places[key] : undefined
    if (place !== undefined) return whilePageGrows(backTo(place))
    return hash === '' ? undefined : whilePageGrows(sectionNamed(hash))
  }, [key, hash])
}
