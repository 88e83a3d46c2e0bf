import { checkLink as checkEndpoint, confirmMail as confirmEndpoint } from '@schrankwerk/contracts'
import { minimumPasswordLength } from '@schrankwerk/domain'
import { type Api, publicRoute } from '@schrankwerk/service-kit'
import type { Accounts } from '../account/keycloak.ts'
import type { IdentityTables } from '../database/tables.ts'
import { checkLink } from './check-link.ts'
import { confirmMail } from './confirm-mail.ts'

export function linkRoutes(app: Api<IdentityTables>, { accounts }: { accounts: Accounts }): void {
  publicRoute(app, checkEndpoint, async ({ ctx, query }) => {
    const link = await checkLink(ctx, query.oobCode, [query.mode])
    return {
      mail: link.new_mail ?? link.mail,
      minimumPasswordLength: minimumPasswordLength(link.company_type),
    }
  })
  publicRoute(app, confirmEndpoint, ({ ctx, body }) => confirmMail({ ...ctx, accounts }, body))
}
