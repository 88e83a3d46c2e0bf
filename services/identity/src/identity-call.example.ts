import { createDatabase, createLog, createPool } from '@schrankwerk/service-kit'
import { createAccounts } from './account/keycloak.ts'
import { createApp } from './app.ts'
import type { IdentityTables } from './database/tables.ts'

// A process of the service that answers one call, which a test may end in the middle of it.
const { KEYCLOAK_URL, USERS_CLIENT_SECRET, DATABASE_URL, CALL } = process.env as Record<string, string>
const { path, body } = JSON.parse(CALL!) as { path: string; body: unknown }
const app = createApp({
  db: createDatabase<IdentityTables>(createPool(DATABASE_URL!, 'identity')),
  accounts: createAccounts({
    KEYCLOAK_URL: KEYCLOAK_URL!,
    USERS_CLIENT_ID: 'portal-services',
    USERS_CLIENT_SECRET: USERS_CLIENT_SECRET!,
  }),
  log: createLog('identity', 'silent'),
  authenticate: () => Promise.reject(new Error('nobody signs in here')),
})
const answer = await app.request(path, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
process.stdout.write(`${answer.status}\n`)
process.exit()
