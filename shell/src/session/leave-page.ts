import { hasUnsaved } from '@schrankwerk/shell-api'

let isAllowed = false

/** The way to sign-in and back keeps drafts; the browser need not ask. */
export const allowLeaving = (): void => {
  isAllowed = true
}

/** Closing or reloading the tab asks first while something is unsaved. */
export const guardLeaving = (): void => {
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved() && !isAllowed) event.preventDefault()
  })
}
