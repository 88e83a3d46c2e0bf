import { type ComponentType, useEffect, useState } from 'react'
import { isOutside } from './outside/outside-paths.ts'
import { Stranger } from './outside/stranger.tsx'
import type { PortalProps } from './portal.tsx'
import { connectKeycloak, type SignIn } from './session/keycloak.ts'
import { comesFromSignIn, wasSignedIn } from './session/sign-in-hint.ts'
import { onTabChange, tellTabs } from './session/tabs.ts'
import { watchBuildDate } from './start/build-date.ts'
import { loadConfiguration, type PortalConfiguration } from './start/configuration.ts'
import { Failure } from './start/failure.tsx'
import { FailureBoundary } from './start/failure-boundary.tsx'

const loadPortal = () => import(/* webpackChunkName: "portal" */ './portal.tsx')

interface Entered {
  configuration: PortalConfiguration
  signIn: SignIn
  Portal?: ComponentType<PortalProps>
}

const enter = async (): Promise<Entered> => {
  const configuration = await loadConfiguration()
  const signIn = await connectKeycloak(configuration.keycloak)
  if (!signIn.isSignedIn) return { configuration, signIn }
  if (hasJustSignedIn) tellTabs('signed-in')
  return { configuration, signIn, Portal: (await loadPortal()).Portal }
}

const hasJustSignedIn = comesFromSignIn()
const expectsPortal = wasSignedIn() || hasJustSignedIn
// Fetched beside the sign-in check, and left alone by those who only see the landing page.
if (expectsPortal) void loadPortal().catch(() => undefined)
const entering = enter()

/** The landing page or another page before the sign-in for nobody, the portal for somebody. */
export function Entrance() {
  const [entered, setEntered] = useState<Entered>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    entering.then(setEntered, () => setFailed(true))
  }, [])
  const isStranger = entered !== undefined && !entered.signIn.isSignedIn
  useEffect(() => {
    if (!isStranger) return
    watchBuildDate((reload) => reload())
    return onTabChange((change) => change === 'signed-in' && location.reload())
  }, [isStranger])

  if (hasFailed) return expectsPortal && !isOutside(location.pathname) ? <Failure /> : <Stranger isAway />
  if (entered?.Portal) {
    const { Portal, configuration, signIn } = entered
    return (
      <FailureBoundary>
        <Portal configuration={configuration} signIn={signIn} />
      </FailureBoundary>
    )
  }
  if (!entered && expectsPortal) return null
  return <Stranger {...(entered ? { onSignIn: entered.signIn.begin } : {})} />
}
