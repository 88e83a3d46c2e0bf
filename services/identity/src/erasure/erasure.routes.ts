import { eraseUser as eraseEndpoint } from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { Accounts } from '../account/keycloak.ts'
import type { IdentityTables } from '../database/tables.ts'
import { eraseUser } from './erase-user.ts'

export function erasureRoutes(app: Api<IdentityTables>, accounts: Accounts): void {
  route(app, eraseEndpoint, ({ ctx, query }) => eraseUser({ ...ctx, accounts }, query.userId))
}
