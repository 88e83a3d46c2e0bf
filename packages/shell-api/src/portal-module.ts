import type { RouteObject } from 'react-router-dom'
import { contractVersion, type PageRoute, type PortalModule } from './contract.ts'
import { lazyRoute } from './lazy-route.tsx'

/** What react-router takes: each page's code is fetched on its first visit. */
export const routeObjects = (pages: readonly PageRoute[]): RouteObject[] =>
  pages.map(({ path, screen }) => ({ path: path.slice(1), ...lazyRoute(screen) }))

/** A remote's one export, made from its route table. */
export const definePortalModule = ({
  pages,
  ...module
}: Omit<PortalModule, 'contract' | 'routes'> & { pages: readonly PageRoute[] }): PortalModule => ({
  contract: contractVersion,
  routes: routeObjects(pages),
  ...module,
})
