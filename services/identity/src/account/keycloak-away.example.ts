import { type Accounts, createAccounts } from './keycloak.ts'

/** Accounts of a Keycloak that is away: nobody listens there. */
export const keycloakAway: Accounts = createAccounts({
  KEYCLOAK_URL: 'http://127.0.0.1:1/auth',
  USERS_CLIENT_ID: 'portal-services',
  USERS_CLIENT_SECRET: 'x',
})
