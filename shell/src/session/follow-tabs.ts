import {
  currentUser,
  dropDrafts,
  emptyStores,
  queryClient,
  setSession,
  useSessionState,
} from '@schrankwerk/shell-api'
import type { SignIn } from './keycloak.ts'
import { allowLeaving } from './leave-page.ts'
import { startUser } from './load-user.ts'
import { onTabChange } from './tabs.ts'

/** Nothing of the person stays, neither on the screen nor in this tab's memory. */
export const forgetPerson = (): void => {
  setSession({ status: 'signed-out' })
  dropDrafts()
  emptyStores()
  queryClient.clear()
  allowLeaving()
}

/** Another tab has signed in: this one goes on where its session ended, if it is the same person. */
const takeUp = async (signIn: SignIn): Promise<void> => {
  const { status } = useSessionState.getState()
  const person = currentUser()?.id
  if (status === 'signed-out') return location.reload()
  if (status !== 'ended' || !(await signIn.resume())) return
  if (await startUser(signIn.id(), person)) return queryClient.invalidateQueries()
  forgetPerson()
  location.assign('/')
}

/** Follows what the other tabs of this browser do with the session. */
export const followTabs = (signIn: SignIn): void => {
  onTabChange((change) => {
    if (change === 'signed-in') {
      // Where it does not work the dialog stays, and its button with it.
      takeUp(signIn).catch(() => undefined)
      return
    }
    forgetPerson()
    signIn.forget()
    history.replaceState(null, '', '/')
  })
}
