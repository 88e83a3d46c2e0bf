import { useSyncExternalStore } from 'react'

// By account: who else signs in at this browser decides for himself.
export const desktopKey = (userId: string): string => `schrankwerk:desktop-messages:${userId}`

const wants = (userId: string): boolean => {
  try {
    return localStorage.getItem(desktopKey(userId)) !== null
  } catch {
    return false
  }
}

const follow = (tell: () => void) => {
  addEventListener('storage', tell)
  return () => removeEventListener('storage', tell)
}

/** Whether somebody wants this browser to tell of new messages outside the portal's pages. */
export const useWantsDesktop = (userId: string): boolean => useSyncExternalStore(follow, () => wants(userId))
