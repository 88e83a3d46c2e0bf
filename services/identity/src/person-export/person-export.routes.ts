import { exportPerson as exportEndpoint } from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { Accounts } from '../account/keycloak.ts'
import type { IdentityTables } from '../database/tables.ts'
import { exportPerson } from './export-person.ts'
import type { Neighbours } from './neighbours.ts'

export function personExportRoutes(
  app: Api<IdentityTables>,
  parts: { accounts: Accounts; neighbours: Neighbours },
): void {
  route(app, exportEndpoint, ({ ctx, query }) => exportPerson({ ...ctx, ...parts }, query.userId), {
    work: 'zip',
  })
}
