import { useSyncExternalStore } from 'react'

const subscribe = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

/** Whether somebody can see the page: another tab or a minimised window hides it. */
export const usePageInFront = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
