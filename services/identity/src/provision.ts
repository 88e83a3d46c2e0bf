import { readFile } from 'node:fs/promises'
import { createDatabase, createPool, migrate, readConfig } from '@schrankwerk/service-kit'
import * as z from 'zod/mini'
import { accountSettings, createAccounts } from './account/keycloak.ts'
import { type CompanyToProvision, provisionAccounts } from './account/provision-accounts.ts'
import type { IdentityTables } from './database/tables.ts'

// node services/identity/src/provision.ts accounts.json: see docs/operations.md
const [, , file] = process.argv
if (file === undefined) throw new Error('Name the file of the companies and users to make.')
const config = readConfig(z.object({ DATABASE_URL: z.url(), ...accountSettings }))
const pool = createPool(config.DATABASE_URL, 'identity')
await migrate(pool, { schema: 'identity', folder: new URL('./database/migrations/', import.meta.url) })
await provisionAccounts(
  {
    db: createDatabase<IdentityTables>(pool),
    accounts: createAccounts(config),
  },
  JSON.parse(await readFile(file, 'utf8')) as CompanyToProvision[],
)
await pool.end()
