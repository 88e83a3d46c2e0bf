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

/** By then somebody reads, and is not moved any more. */
const settledAfterMs = 30_000

/**
 * Repeats `move` while the page grows and shrinks (a skeleton may be longer than what comes), until somebody moves the
 * page himself or it counts as settled.
 */
const whilePageSettles = (move: () => void): (() => void) => {
  const settledAt = performance.now() + settledAfterMs
  const stop = () => {
    growth.disconnect()
    for (const kind of ownMoves) removeEventListener(kind, stop, true)
  }
  const growth = new ResizeObserver(() => {
    if (performance.now() > settledAt) stop()
    else move()
  })
  growth.observe(document.body)
  for (const kind of ownMoves) addEventListener(kind, stop, true)
  return stop
}

/** What comes in above it later moves it, and is followed. */
const sectionNamed = (hash: string) => {
  let hasFocus = false
  return () => {
    const section = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!section) return
    section.scrollIntoView()
    if (hasFocus) return
    hasFocus = true
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1
    section.focus({ preventScroll: true })
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
  const navigationType = useNavigationType()
  const isReturn = navigationType === 'POP'
  const isFirst = useRef(true)
  const current = useRef(key)
  // An entry that replaces another one may stay where that was, and then nothing scrolls.
  useLayoutEffect(() => {
    if (navigationType === 'REPLACE' && current.current !== key) places[key] = window.scrollY
    current.current = key
  }, [key, navigationType])
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
    if (place !== undefined) return whilePageSettles(() => window.scrollTo(0, place))
    return hash === '' ? undefined : whilePageSettles(sectionNamed(hash))
  }, [key, hash])
}
