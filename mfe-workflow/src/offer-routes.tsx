import { lazyRoute } from '@schrankwerk/shell-api'
import type { RouteObject } from '@schrankwerk/shell-api/router'

const list = () => lazyRoute(() => import('./screens/offer-list.screen.tsx'))
const page = () => lazyRoute(() => import('./screens/offer-page.screen.tsx'))

/** Offers, orders and jobs are the same thing in different states: one list and one page serve all three. */
export const offerRoutes: RouteObject[] = [
  { path: 'offer', ...list() },
  { path: 'offer/new/:enquiryId', ...lazyRoute(() => import('./screens/offer-new.screen.tsx')) },
  { path: 'offer/:id', ...page() },
  { path: 'order', ...list() },
  { path: 'order/:id', ...page() },
  { path: 'job', ...list() },
  { path: 'job/:id', ...page() },
]
