import { readFile } from 'node:fs/promises'
import { createDatabase, createPool, migrate, readConfig } from '@schrankwerk/service-kit'
import * as z from 'zod/mini'
import { createAccounts } from './account/keycloak.ts'
import { type CompanyToProvision, provisionAccounts } from './account/provision-accounts.ts'
import type { IdentityTables } from './database/tables.ts'

// node services/identity/src/provision.ts accounts.json: see docs/operations.md
const [, , file] = process.argv
if (file === undefined) throw new Error('Name the file of the companies and users to make.')
const config = readConfig(
  z.object({
    DATABASE_URL: z.url(),
    KEYCLOAK_URL: z.url(),
    USERS_CLIENT_ID: z._default(z.optional(z.string()), 'portal-services'),
    USERS_CLIENT_SECRET: z.string(),
  }),
)
const pool = createPool(config.DATABASE_URL, 'identity')
await migrate(pool, { schema: 'identity', folder: new URL('./database/migrations/', import.meta.url) })
await provisionAccounts(
  {
    db: createDatabase<IdentityTables>(pool),
    accounts: createAccounts({
      url: config.KEYCLOAK_URL,
      realm: 'schrankwerk',
      clientId: config.USERS_CLIENT_ID,
      clientSecret: config.USERS_CLIENT_SECRET,
    }),
  },
  JSON.parse(await readFile(file, 'utf8')) as CompanyToProvision[],
)
await pool.end()
