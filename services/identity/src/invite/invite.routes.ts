import { acceptInvite as acceptEndpoint, checkInvite as checkEndpoint } from '@schrankwerk/contracts'
import { type Api, type InternalClient, publicRoute } from '@schrankwerk/service-kit'
import type { Accounts } from '../account/keycloak.ts'
import type { IdentityTables } from '../database/tables.ts'
import { acceptInvite } from './accept-invite.ts'
import { checkInvite } from './check-invite.ts'

export function inviteRoutes(
  app: Api<IdentityTables>,
  { accounts, businessdata }: { accounts: Accounts; businessdata: Pick<InternalClient, 'call'> },
): void {
  publicRoute(app, checkEndpoint, ({ ctx, body }) => checkInvite({ ...ctx, businessdata }, body.code))
  publicRoute(app, acceptEndpoint, ({ ctx, body }) => acceptInvite({ ...ctx, accounts, businessdata }, body))
}
