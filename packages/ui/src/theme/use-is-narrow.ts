import { useSyncExternalStore } from 'react'

const query = '(max-width: 47.99em)'

const subscribe = (onChange: () => void) => {
  const media = globalThis.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** True below 768 px, where tables become cards. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(query).matches,
    () => false,
  )
