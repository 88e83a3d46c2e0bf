import { useSyncExternalStore } from 'react'

/**
 * Widths from which on there is room: tables become cards below 768 px, the menu of the header folds below 960 px, and
 * below 1280 px nothing stands beside a page.
 */
const queries = {
  tables: '(max-width: 47.99em)',
  menu: '(max-width: 59.99em)',
  side: '(max-width: 79.99em)',
} as const

const subscriptions = Object.fromEntries(
  Object.entries(queries).map(([what, query]) => [
    what,
    (onChange: () => void) => {
      const media = globalThis.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
  ]),
) as Record<keyof typeof queries, (onChange: () => void) => () => void>

/** True where the window has no room for tables (below 768 px), the header's menu (960 px), or a side (1280 px). */
export const useIsNarrow = (what: keyof typeof queries = 'tables'): boolean =>
  useSyncExternalStore(
    subscriptions[what],
    () => globalThis.matchMedia(queries[what]).matches,
    () => false,
  )
