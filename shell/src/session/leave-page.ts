import { wouldReloadLose } from '@schrankwerk/shell-api'

let isAllowed = false

/** Nothing is left that leaving could lose. */
export const allowLeaving = (): void => {
  isAllowed = true
}

/** The way to sign-in and back keeps drafts; the browser need not ask, unless the way turns out to be barred. */
export const leaveBy = async (go: () => Promise<void>): Promise<void> => {
  isAllowed = true
  try {
    await go()
  } catch (error) {
    isAllowed = false
    throw error
  }
}

/** Closing or reloading the tab asks first while something is unsaved or on its way. */
export const guardLeaving = (): void => {
  addEventListener('beforeunload', (event) => {
    if (wouldReloadLose() && !isAllowed) event.preventDefault()
  })
  // Back from the sign-in, on the page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isAllowed = false
  })
}
