import { useSyncExternalStore } from 'react'

const changes = ['online', 'offline'] as const

const subscribe = (tell: () => void) => {
  for (const change of changes) addEventListener(change, tell)
  return () => {
    for (const change of changes) removeEventListener(change, tell)
  }
}

/** Whether the browser takes itself for offline. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine === false)
