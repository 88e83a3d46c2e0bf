import { type ApiParts, createApi } from '@schrankwerk/service-kit'
import { companyRoutes } from './company/company.routes.ts'
import type { IdentityTables } from './database/tables.ts'
import { userRoutes } from './user/user.routes.ts'

/** The service as a whole, without its listener: what tests call. */
export function createApp(parts: ApiParts<IdentityTables>) {
  const app = createApi<IdentityTables>({ service: 'identity', ...parts })
  userRoutes(app)
  companyRoutes(app)
  return app
}
