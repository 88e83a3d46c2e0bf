import { connectSession } from '@schrankwerk/shell-api'
import { useEffect } from 'react'
import { outsidePages } from './outside-pages.tsx'
import { PlainRouter } from './plain-router.tsx'

// Calls go without a token here; the portal connects the session of whoever turns out to be signed in.
const leave = async () => location.assign('/')
connectSession({ getToken: async () => undefined, signIn: leave, signOut: leave })

/** Any other address is the landing page's, which needs none of this. */
function ToStart() {
  useEffect(() => location.replace('/'), [])
  return null
}

const pages = [...outsidePages, { path: '*', element: <ToStart /> }]

/** Everything before the sign-in but the landing page and what remotes have open. */
export const Outside = () => <PlainRouter pages={pages} />
