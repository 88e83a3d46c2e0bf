import {
  connectPageSlots,
  queryClient,
  setSession,
  useSession,
  useSessionState,
  whenReloadLosesNothing,
} from '@schrankwerk/shell-api'
import { RouterProvider } from '@schrankwerk/shell-api/router'
import { KitProvider } from '@schrankwerk/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { startForgettingFailedShares } from './federation/forget-failed-shares.ts'
import { startRegistry } from './federation/registry.ts'
import { warmUp } from './federation/warm-up.ts'
import { endGreeting } from './landing/greeting.ts'
import { Stranger } from './outside/stranger.tsx'
import { createPortalRouter } from './routing/portal-router.tsx'
import { followTabs } from './session/follow-tabs.ts'
import { hostSession } from './session/host.ts'
import type { SignIn } from './session/keycloak.ts'
import { guardLeaving } from './session/leave-page.ts'
import { followChanges } from './session/live-updates.ts'
import { followUser, startUser } from './session/load-user.ts'
import { watchBuildDate } from './start/build-date.ts'
import type { PortalConfiguration } from './start/configuration.ts'
import { Failure } from './start/failure.tsx'
import { pageNonce } from './start/nonce.ts'
import { setConfiguration } from './start/use-configuration.ts'

export interface PortalProps {
  configuration: PortalConfiguration
  signIn: SignIn
}

const start = ({ configuration, signIn }: PortalProps): void => {
  setConfiguration(configuration)
  startForgettingFailedShares()
  startRegistry(configuration.remotes)
  // For those pages alone that have such a place.
  connectPageSlots(async (name) => (await import('./federation/find-page-slots.ts')).findPageSlots(name))
  hostSession(signIn)
  followTabs(signIn)
  guardLeaving()
  followUser()
  followChanges()
  watchBuildDate(whenReloadLosesNothing)
  startUser(signIn.id()).catch((error: unknown) => setSession({ status: 'failed', error }))
}

const PortalOfUser = () => {
  const [router] = useState(createPortalRouter)
  const { user } = useSession()
  const { id, companyType, admin } = user
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each person and menu
  useEffect(() => warmUp(user), [id, companyType, admin])
  return <RouterProvider router={router} />
}

/** Everything behind the sign-in. */
export function Portal(props: PortalProps) {
  const session = useSessionState()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => start(props), [])
  useLayoutEffect(endGreeting, [])
  if (session.status === 'checking') return null
  if (session.status === 'signed-out')
    return <Stranger remotes={props.configuration.remotes} onSignIn={props.signIn.begin} />
  if (session.status === 'failed') return <Failure error={session.error} />
  return (
    <QueryClientProvider client={queryClient}>
      <KitProvider {...(pageNonce === undefined ? {} : { nonce: pageNonce })}>
        <PortalOfUser />
      </KitProvider>
    </QueryClientProvider>
  )
}
