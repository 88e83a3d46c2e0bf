import {
  confirmRegistration as confirmEndpoint,
  register as registerEndpoint,
  resendRegistrationLink,
} from '@schrankwerk/contracts'
import { type Api, publicRoute } from '@schrankwerk/service-kit'
import type { Accounts } from '../account/keycloak.ts'
import type { IdentityTables } from '../database/tables.ts'
import { wishForLink } from '../link/grant-wishes.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { register } from './register.ts'

export function registrationRoutes(app: Api<IdentityTables>, { accounts }: { accounts: Accounts }): void {
  publicRoute(app, registerEndpoint, ({ ctx, body }) => register({ ...ctx, accounts }, body))
  publicRoute(app, confirmEndpoint, ({ ctx, body }) => confirmRegistration({ ...ctx, accounts }, body))
  publicRoute(app, resendRegistrationLink, ({ ctx, body }) =>
    wishForLink(ctx, { purpose: 'confirmRegistration', mail: body.mail }),
  )
}
