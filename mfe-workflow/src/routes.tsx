import type { RouteObject } from '@schrankwerk/shell-api/router'
import { enquiryRoutes } from './enquiry-routes.tsx'
import { offerRoutes } from './offer-routes.tsx'

export const routes: RouteObject[] = [...enquiryRoutes, ...offerRoutes]
