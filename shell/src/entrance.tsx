import type { WayIn } from '@schrankwerk/shell-api'
import { type ComponentType, useEffect, useState } from 'react'
import { isOutside, openPlace } from './outside/outside-paths.ts'
import { Stranger } from './outside/stranger.tsx'
import type { PortalProps } from './portal.tsx'
import { connectKeycloak, type SignIn } from './session/keycloak.ts'
import { comesFromSignIn, wasSignedIn } from './session/sign-in-hint.ts'
import { onTabChange, tellTabs } from './session/tabs.ts'
import { watchBuildDate } from './start/build-date.ts'
import { loadConfiguration, type PortalConfiguration, type RemotePlace } from './start/configuration.ts'
import { Failure } from './start/failure.tsx'
import { FailureBoundary } from './start/failure-boundary.tsx'

const loadPortal = () => import(/* webpackChunkName: "portal" */ './portal.tsx')

interface Entered {
  configuration: PortalConfiguration
  signIn: SignIn
  Portal?: ComponentType<PortalProps>
}

const configuring = loadConfiguration()
const enter = async (): Promise<Entered> => {
  const configuration = await configuring
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
const signIn = async (way?: WayIn) => (await entering).signIn.begin(way)

/** The landing page or another page before the sign-in for nobody, the portal for somebody. */
export function Entrance() {
  const [entered, setEntered] = useState<Entered>()
  const [remotes, setRemotes] = useState<readonly RemotePlace[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    entering.then(setEntered, () => setFailed(true))
    configuring.then(
      (configuration) => setRemotes(configuration.remotes),
      () => setRemotes([]),
    )
  }, [])
  const isStranger = entered !== undefined && !entered.signIn.isSignedIn
  useEffect(() => {
    if (!isStranger) return
    watchBuildDate((reload) => reload())
    return onTabChange((change) => change === 'signed-in' && location.reload())
  }, [isStranger])

  const { pathname } = location
  const isForAll = isOutside(pathname) || openPlace(pathname, remotes ?? []) !== undefined
  if (hasFailed && expectsPortal && !isForAll) return <Failure />
  if (entered?.Portal) {
    const { Portal, configuration, signIn } = entered
    return (
      <FailureBoundary>
        <Portal configuration={configuration} signIn={signIn} />
      </FailureBoundary>
    )
  }
  if (!entered && !hasFailed && expectsPortal) return null
  // Whether an address is open the configuration says; what begins at / needs none.
  if (!remotes && pathname !== '/' && !isOutside(pathname)) return null
  return <Stranger remotes={remotes ?? []} onSignIn={signIn} isAsking={!entered} isAway={hasFailed} />
}
