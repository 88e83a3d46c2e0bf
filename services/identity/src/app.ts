import { type ApiParts, createApi } from '@schrankwerk/service-kit'
import type { Accounts } from './account/keycloak.ts'
import { companyRoutes } from './company/company.routes.ts'
import type { IdentityTables } from './database/tables.ts'
import { userRoutes } from './user/user.routes.ts'

export interface IdentityParts extends ApiParts<IdentityTables> {
  accounts: Accounts
}

/** The service as a whole, without its listener: what tests call. */
export function createApp({ accounts: _accounts, ...parts }: IdentityParts) {
  const app = createApi<IdentityTables>({ service: 'identity', ...parts })
  userRoutes(app)
  companyRoutes(app)
  return app
}
