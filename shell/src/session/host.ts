import { connectSession, currentUser, endSession, flushDrafts, ProblemError } from '@schrankwerk/shell-api'
import { connectActions } from './account-action.ts'
import { forgetPerson } from './follow-tabs.ts'
import type { SignIn } from './keycloak.ts'
import { leaveBy } from './leave-page.ts'
import { tellTabs } from './tabs.ts'

const signInAway = () =>
  new ProblemError({
    status: 503,
    code: 'part-down',
    detail: 'Die Anmeldung ist gerade nicht erreichbar. Bitte versuchen Sie es in einem Moment erneut.',
  })

/** Gives the session its token, and ends it where Keycloak has. What was typed survives the next sign-in. */
export const hostSession = (signIn: SignIn): void => {
  signIn.onEnded(endSession)
  connectActions(async (action) => {
    flushDrafts()
    await leaveBy(() => signIn.beginAction(action))
  })
  connectSession({
    getToken: async () => {
      const token = await signIn.getToken().catch(() => Promise.reject(signInAway()))
      if (token === undefined) endSession()
      return token
    },
    signIn: async (way) => {
      flushDrafts()
      await leaveBy(() => signIn.begin({ mail: currentUser()?.mail, ...way }))
    },
    signOut: async () => {
      forgetPerson()
      tellTabs('signed-out')
      await signIn.end()
    },
  })
}
