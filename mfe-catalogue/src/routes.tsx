import { lazyRoute } from '@schrankwerk/shell-api'
import type { RouteObject } from '@schrankwerk/shell-api/router'

/** `new` in place of an id is the same page with nothing in it yet. */
export const routes: RouteObject[] = [
  { path: 'article', ...lazyRoute(() => import('./screens/article-list.screen.tsx')) },
  { path: 'article/:id', ...lazyRoute(() => import('./screens/article.screen.tsx')) },
  { path: 'import/config', ...lazyRoute(() => import('./screens/import-config-list.screen.tsx')) },
  { path: 'import/config/:id', ...lazyRoute(() => import('./screens/import-config.screen.tsx')) },
]
