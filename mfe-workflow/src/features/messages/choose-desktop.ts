import { desktopKey } from './desktop-choice.ts'
import { toldKey } from './told.ts'

/** Keeps the choice in this browser and lets every tab know. What waits already when it is made is no news. */
export const chooseDesktop = (userId: string, isWanted: boolean): void => {
  const key = desktopKey(userId)
  localStorage.removeItem(toldKey(userId))
  if (isWanted) localStorage.setItem(key, 'on')
  else localStorage.removeItem(key)
  // Only the other tabs are told by the browser itself.
  dispatchEvent(new StorageEvent('storage', { key }))
}
