import { userChanged } from '@schrankwerk/contracts'
import { inTransaction, publish, recordChange, uuidv7 } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import { ensureGuestCompany } from '../account/first-admin.ts'
import type { IdentityTables } from '../database/tables.ts'
import { findMailOwner, lockMail } from '../registration/registration.queries.ts'
import { insertUser } from '../user/user-change.queries.ts'
import { findOwnersOf } from './guest.queries.ts'

interface Ctx {
  db: Kysely<IdentityTables>
  now(): Date
}
type Tx = Transaction<IdentityTables>

/** Who an address belongs to. */
interface Addressee {
  mail: string
  userId: string
  companyId: string
}

/**
 * Who these addresses belong to, in whatever letters they are written; one that nobody has becomes a guest's, who has
 * neither name nor password. The account follows the row, so Keycloak is not needed now. Nothing in the answer tells
 * whether an address was known before.
 */
export async function ensureGuests(ctx: Ctx, mails: readonly string[]): Promise<Addressee[]> {
  const owners = await findOwnersOf(ctx.db, mails)
  const known = new Map(
    owners.map((user) => [user.mail_key, { userId: user.id, companyId: user.company_id }]),
  )
  const unknown = new Map(
    mails.filter((mail) => !known.has(mail.toLowerCase())).map((mail) => [mail.toLowerCase(), mail]),
  )
  if (unknown.size > 0)
    await inTransaction(ctx, async (tx) => {
      // In one order, so that two calls wait for each other and never both.
      for (const key of [...unknown.keys()].sort())
        known.set(key, await ensureGuest(tx, ctx, unknown.get(key)!))
    })
  return mails.map((mail) => ({ mail, ...known.get(mail.toLowerCase())! }))
}

/**
 * A registration of the address that nobody has confirmed stays: whoever confirms it takes the address over from a guest
 * without a password.
 */
async function ensureGuest(tx: Tx, ctx: Ctx, mail: string): Promise<Omit<Addressee, 'mail'>> {
  await lockMail(tx, mail)
  const owner = await findMailOwner(tx, mail)
  if (owner !== undefined) return { userId: owner.id, companyId: owner.company_id }
  const companyId = await ensureGuestCompany(tx, ctx)
  const userId = uuidv7()
  const now = ctx.now()
  await insertUser(tx, {
    id: userId,
    company_id: companyId,
    sub: null,
    name: '',
    lastname: '',
    mail,
    phone_number: null,
    customer_designation: null,
    last_login_at: null,
    mail_confirmed_at: now,
    awaits_first_password: true,
    account_due: true,
    create_date: now,
    last_update: now,
  })
  await recordChange(tx, ctx, { entity: 'user', entityId: userId, action: 'create' })
  const about = { aggregateId: userId, aggregateVersion: 1 }
  await publish(tx, userChanged, { userId, sub: null, companyId }, about)
  return { userId, companyId }
}
