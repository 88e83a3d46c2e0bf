import type { RouteObject } from 'react-router-dom'
import { contractVersion, type PageRoute, type PortalModule } from './contract.ts'
import { lazyRoute } from './lazy-route.tsx'

/** What react-router takes: each page's code is fetched on its first visit. */
export function routeObjects(pages: readonly PageRoute[]): RouteObject[] {
  const byPath = new Map(pages.map(({ path, screen }) => [path, lazyRoute(screen)]))
  return pages.map(({ path, becomes = path }) => {
    const page = byPath.get(becomes)
    if (!page) throw new Error(`${path} becomes ${becomes}, which is no page.`)
    return { path: path.slice(1), ...page }
  })
}

/** A remote's one export, made from its route table. */
export const definePortalModule = ({
  pages,
  ...module
}: Omit<PortalModule, 'contract' | 'routes'> & { pages: readonly PageRoute[] }): PortalModule => ({
  contract: contractVersion,
  routes: routeObjects(pages),
  ...module,
})
