import { currentUser, lazyRoute } from '@schrankwerk/shell-api'
import { createBrowserRouter, type PatchRoutesOnNavigationFunction } from '@schrankwerk/shell-api/router'
import { loadArea } from '../federation/load-remote.ts'
import { findArea } from '../federation/registry.ts'
import { FramedSkeleton, PortalFrame } from '../frame/portal-frame.tsx'
import { isOutside } from '../outside/outside-paths.ts'
import { loadProfile } from '../profile/load-profile.ts'
import { accessTo } from './access.ts'
import { AreaFailed } from './area-failed.tsx'
import { PortalFailed } from './portal-failed.tsx'
import { Slot } from './slot.tsx'
import { StartPage } from './start-page.tsx'

const loadOutsidePages = async () =>
  (await import(/* webpackChunkName: "outside-pages" */ '../outside/outside-pages.tsx')).outsidePages

/**
 * Brings an area's routes in when its first address is visited. A failure is noted, not thrown: the slot then
 * shows the area's fallback, and the next visit tries again.
 */
const openAreas = (): PatchRoutesOnNavigationFunction => {
  const open = new Set<string>()
  return async ({ path, patch, signal }) => {
    const user = currentUser()
    if (!user) return
    if (isOutside(path)) return patch('portal', await loadOutsidePages())
    const area = await findArea(path)
    if (!area || open.has(area.id) || accessTo(path, user) !== 'page') return
    const module = await loadArea(area.id).catch(() => undefined)
    // The router drops a patch for a navigation that was left meanwhile; another visit brings it again.
    if (!module || signal.aborted || open.has(area.id)) return
    open.add(area.id)
    patch('portal', [
      { id: `area-${area.id}`, errorElement: <AreaFailed id={area.id} />, children: module.routes },
    ])
  }
}

/** The one router of everybody who is signed in. */
export const createPortalRouter = () =>
  createBrowserRouter(
    [
      {
        id: 'portal',
        path: '/',
        element: <PortalFrame />,
        HydrateFallback: FramedSkeleton,
        errorElement: <PortalFailed />,
        children: [
          { index: true, element: <StartPage /> },
          { path: 'profile', ...lazyRoute(loadProfile) },
          { path: '*', element: <Slot /> },
        ],
      },
    ],
    { patchRoutesOnNavigation: openAreas() },
  )
