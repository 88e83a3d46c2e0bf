import { parseArgs } from 'node:util'
import { createDatabase, createPool, readConfig } from '@schrankwerk/service-kit'
import * as z from 'zod/mini'
import { endSessions } from './account/end-sessions.ts'
import { accountSettings, createAccounts } from './account/keycloak.ts'
import type { IdentityTables } from './database/tables.ts'
import { findUserByMail } from './user/user.queries.ts'

const usage = `For the operator. DATABASE_URL names identity's database, KEYCLOAK_URL and USERS_CLIENT_SECRET its Keycloak.

  node services/identity/src/operator.ts end-sessions <e-mail>   ends all sessions of a user, at once
`

const { positionals } = parseArgs({ allowPositionals: true })
const [command, mail] = positionals
if (command !== 'end-sessions' || mail === undefined) {
  process.stdout.write(usage)
  process.exit(2)
}
const config = readConfig(z.object({ DATABASE_URL: z.url(), ...accountSettings }))
const pool = createPool(config.DATABASE_URL, 'identity')
try {
  const db = createDatabase<IdentityTables>(pool)
  const user = await findUserByMail(db, mail)
  if (user === undefined) {
    process.stdout.write(`nobody has the address ${mail}\n`)
    process.exitCode = 1
  } else {
    await endSessions({ db, accounts: createAccounts(config), now: () => new Date() }, { userId: user.id })
    process.stdout.write(`all sessions of ${mail} are ended\n`)
  }
} finally {
  await pool.end()
}
