import { type ComponentType, useEffect, useState } from 'react'
import { LazyLanding } from './landing/lazy-landing.tsx'
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

/** The landing page for nobody, the portal for somebody. The landing page needs no part of the portal's code. */
export function Entrance() {
  const [entered, setEntered] = useState<Entered>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    entering.then(setEntered, () => setFailed(true))
  }, [])
  const isOutside = entered !== undefined && !entered.signIn.isSignedIn
  useEffect(() => {
    if (!isOutside) return
    watchBuildDate((reload) => reload())
    return onTabChange((change) => change === 'signed-in' && location.reload())
  }, [isOutside])

  if (hasFailed) return expectsPortal ? <Failure /> : <LazyLanding isAway />
  if (entered?.Portal) {
    const { Portal, configuration, signIn } = entered
    return (
      <FailureBoundary>
        <Portal configuration={configuration} signIn={signIn} />
      </FailureBoundary>
    )
  }
  if (!entered && expectsPortal) return null
  return <LazyLanding {...(entered ? { onSignIn: entered.signIn.begin } : {})} />
}
