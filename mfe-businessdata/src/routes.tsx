import { lazyRoute } from '@schrankwerk/shell-api'
import type { RouteObject } from '@schrankwerk/shell-api/router'

export const routes: RouteObject[] = [
  { path: 'business-data', ...lazyRoute(() => import('./screens/folder-list.screen.tsx')) },
  { path: 'business-data/:id', ...lazyRoute(() => import('./screens/folder.screen.tsx')) },
]
