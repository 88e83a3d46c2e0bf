import { parseArgs } from 'node:util'
import { line, mailAddress } from '@schrankwerk/contracts'
import { createDatabase, createPool, readConfig } from '@schrankwerk/service-kit'
import * as z from 'zod/mini'
import { endSessions } from './account/end-sessions.ts'
import { beginWithFirstAdmin } from './account/first-admin.ts'
import { accountSettings, createAccounts } from './account/keycloak.ts'
import type { IdentityTables } from './database/tables.ts'
import { findUserByMail } from './user/user.queries.ts'

const usage = `For the operator. DATABASE_URL names identity's database, KEYCLOAK_URL and USERS_CLIENT_SECRET its Keycloak.

  node services/identity/src/operator.ts end-sessions <e-mail>   ends all sessions of a user, at once
  node services/identity/src/operator.ts first-admin <e-mail>    makes the operator's first admin and prints a link to
      choose a password, until that was done; PORTAL_URL is the link's base, OPERATOR_NAME the operating company's name
`

type Parts = Parameters<typeof endSessions>[0] & Parameters<typeof beginWithFirstAdmin>[0]
/** Each answers a line to read and whether it did what it was asked. */
const commands: Readonly<Record<string, (parts: Parts, mail: string) => Promise<[string, boolean]>>> = {
  async 'end-sessions'(parts, mail) {
    const user = await findUserByMail(parts.db, mail)
    if (user === undefined) return [`nobody has the address ${mail}`, false]
    await endSessions(parts, { userId: user.id })
    return [`all sessions of ${mail} are ended`, true]
  },
  async 'first-admin'(parts, entered) {
    const settings = readConfig(z.object({ PORTAL_URL: z.url(), OPERATOR_NAME: line(200) }))
    const mail = mailAddress.safeParse(entered)
    if (!mail.success) return ['this is no address of e-mail', false]
    const begun = await beginWithFirstAdmin(parts, { operatorName: settings.OPERATOR_NAME, mail: mail.data })
    if (begun === undefined) return ['an admin of the operator has chosen a password: there is no link', true]
    const query = new URLSearchParams({ mode: 'firstPassword', oobCode: begun.code })
    const link = `${settings.PORTAL_URL.replace(/(?<!\/)\/+$/, '')}/action?${query}`
    return [`${link}\nvalid until ${begun.validUntil.toISOString()}`, true]
  },
}

const { positionals } = parseArgs({ allowPositionals: true })
const [name = '', mail] = positionals
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command === undefined || mail === undefined) {
  process.stdout.write(usage)
  process.exit(2)
}
const config = readConfig(z.object({ DATABASE_URL: z.url(), ...accountSettings }))
const pool = createPool(config.DATABASE_URL, 'identity')
try {
  const db = createDatabase<IdentityTables>(pool)
  const [said, isDone] = await command({ db, accounts: createAccounts(config), now: () => new Date() }, mail)
  process.stdout.write(`${said}\n`)
  if (!isDone) process.exitCode = 1
} finally {
  await pool.end()
}
