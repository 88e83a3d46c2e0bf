import { type ApiParts, createApi } from '@schrankwerk/service-kit'
import type { Accounts } from './account/keycloak.ts'
import { companyRoutes } from './company/company.routes.ts'
import type { IdentityTables } from './database/tables.ts'
import { erasureRoutes } from './erasure/erasure.routes.ts'
import { inviteRoutes } from './invite/invite.routes.ts'
import { legalRoutes } from './legal/legal.routes.ts'
import { legalTexts } from './legal/legal-texts.ts'
import { linkRoutes } from './link/link.routes.ts'
import { passwordRoutes } from './password/password.routes.ts'
import { type Neighbours, noNeighbours } from './person-export/neighbours.ts'
import { personExportRoutes } from './person-export/person-export.routes.ts'
import { registrationRoutes } from './registration/registration.routes.ts'
import type { SecondFactorSetting } from './session/second-factor.policy.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { userRoutes } from './user/user.routes.ts'

export interface IdentityParts extends ApiParts<IdentityTables> {
  accounts: Accounts
  operatorSecondFactor?: SecondFactorSetting
  /** Who is asked for what he holds about a person, and what an invitation is to; left out: nobody answers. */
  neighbours?: Neighbours
  /** Where the operator's own legal texts lie; left out: none. */
  legalTextsFolder?: string | undefined
}

/** The service as a whole, without its listener: what tests call. */
export function createApp({
  accounts,
  operatorSecondFactor = 'optional',
  neighbours = noNeighbours,
  legalTextsFolder,
  ...parts
}: IdentityParts) {
  const app = createApi<IdentityTables>({ service: 'identity', ...parts })
  userRoutes(app, accounts)
  registrationRoutes(app, { accounts })
  passwordRoutes(app, { accounts })
  linkRoutes(app, { accounts })
  inviteRoutes(app, { accounts, businessdata: neighbours.businessdata })
  companyRoutes(app)
  sessionRoutes(app, { accounts, operatorSecondFactor })
  signInRoutes(app, accounts)
  legalRoutes(app, legalTexts(legalTextsFolder))
  erasureRoutes(app, accounts)
  personExportRoutes(app, { accounts, neighbours })
  return app
}
