import { requestPasswordReset, setPassword, verifyPasswordReset } from '@schrankwerk/contracts'
import { type Api, Invalid, NotSignedIn, publicRoute, sessionIdOf } from '@schrankwerk/service-kit'
import type { Accounts } from '../account/keycloak.ts'
import type { IdentityTables } from '../database/tables.ts'
import { checkLink } from '../link/check-link.ts'
import { wishForLink } from '../link/grant-wishes.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { passwordLinks, resetPassword } from './reset-password.ts'

export function passwordRoutes(app: Api<IdentityTables>, { accounts }: { accounts: Accounts }): void {
  publicRoute(app, requestPasswordReset, ({ ctx, query }) =>
    wishForLink(ctx, { purpose: 'resetPassword', mail: query.mail }),
  )
  publicRoute(app, verifyPasswordReset, async ({ ctx, query }) => {
    const { mail } = await checkLink(ctx, query.oobCode, passwordLinks)
    return { mail }
  })
  publicRoute(app, setPassword, async ({ ctx: { actor, ...ctx }, body, c }) => {
    const { mail, password, oobCode, currentPassword } = body
    if (oobCode !== undefined) return resetPassword({ ...ctx, actor, accounts }, { mail, password, oobCode })
    if (actor === undefined) throw new NotSignedIn()
    if (currentPassword === undefined) throw new Invalid([{ path: 'currentPassword', code: 'required' }])
    const session = sessionIdOf(c)
    await changeOwnPassword({ ...ctx, actor, accounts }, { mail, password, currentPassword, session })
  })
}
