import { lazyRoute } from '@schrankwerk/shell-api'
import type { RouteObject } from '@schrankwerk/shell-api/router'

/** `/enquiry/new` is the same page as `/enquiry/:id`: a draft gets its row and its address while one types. */
export const enquiryRoutes: RouteObject[] = [
  { path: 'enquiry', ...lazyRoute(() => import('./screens/enquiry-list.screen.tsx')) },
  { path: 'enquiry/:id', ...lazyRoute(() => import('./screens/enquiry.screen.tsx')) },
]
