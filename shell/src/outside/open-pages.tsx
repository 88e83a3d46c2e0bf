import { connectSession, setSession, useSessionState, type WayIn } from '@schrankwerk/shell-api'
import { Outlet, type PatchRoutesOnNavigationFunction, useLocation } from '@schrankwerk/shell-api/router'
import { useEffect, useState } from 'react'
import { startForgettingFailedShares } from '../federation/forget-failed-shares.ts'
import { loadArea } from '../federation/load-remote.ts'
import { startRegistry } from '../federation/registry.ts'
import { AreaFailed } from '../routing/area-failed.tsx'
import { Slot } from '../routing/slot.tsx'
import type { RemotePlace } from '../start/configuration.ts'
import { openPlace } from './outside-paths.ts'
import { PlainRouter } from './plain-router.tsx'

interface OpenPagesProps {
  /** The one remote that is loaded. */
  place: RemotePlace
  onSignIn: (way?: WayIn) => Promise<void>
}

const start = ({ place, onSignIn }: OpenPagesProps): void => {
  connectSession({
    getToken: async () => undefined,
    signIn: onSignIn,
    signOut: async () => location.assign('/'),
  })
  if (useSessionState.getState().status !== 'signed-out') setSession({ status: 'signed-out' })
  startForgettingFailedShares()
  startRegistry([place])
}

/** Brings the remote's pages in; where that fails the slot says so, and the next visit tries again. */
const openArea = ({ id }: RemotePlace): PatchRoutesOnNavigationFunction => {
  let isThere = false
  return async ({ patch, signal }) => {
    if (isThere) return
    const module = await loadArea(id).catch(() => undefined)
    if (!module || signal.aborted || isThere) return
    isThere = true
    patch('plain', [{ id: `area-${id}`, errorElement: <AreaFailed id={id} />, children: module.routes }])
  }
}

/** A page that is not open has another frame, or is the landing page: the portal begins anew there. */
function OnlyOpen({ place }: { place: RemotePlace }) {
  const { pathname } = useLocation()
  const isOpen = openPlace(pathname, [place]) !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!isOpen) location.reload()
  }, [isOpen, pathname])
  return isOpen ? <Outlet /> : null
}

/** The open pages of a remote, for whoever is not signed in. */
export function OpenPages(props: OpenPagesProps) {
  const { place } = props
  const [onVisit] = useState(() => {
    start(props)
    return openArea(place)
  })
  return (
    <PlainRouter
      pages={[{ path: '*', element: <Slot /> }]}
      element={<OnlyOpen place={place} />}
      onVisit={onVisit}
    />
  )
}
