import { wouldReloadLose } from '@schrankwerk/shell-api'

let isAllowed = false

/** The way to sign-in and back keeps drafts; the browser need not ask. */
export const allowLeaving = (): void => {
  isAllowed = true
}

/** Closing or reloading the tab asks first while something is unsaved or on its way. */
export const guardLeaving = (): void => {
  addEventListener('beforeunload', (event) => {
    if (wouldReloadLose() && !isAllowed) event.preventDefault()
  })
}
