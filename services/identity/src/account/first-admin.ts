import { type CompanyType, companyChanged } from '@schrankwerk/contracts'
import { publish, recordChange, uuidv7 } from '@schrankwerk/service-kit'
import type { Kysely, Transaction } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { insertCode, insertRequest, voidRequests } from '../link/link.queries.ts'
import { linkCodeHash, newLinkCode } from '../link/link-code.ts'
import { linkValidityMs } from '../link/request-link.ts'
import { findUserByMail } from '../user/user.queries.ts'
import { ensureCompany } from './account.queries.ts'
import {
  findFirstCompany,
  findWaitingAdmin,
  hasSettledAdmin,
  insertFirstAdmin,
  lockFirstAccounts,
  moveFirstAdmin,
} from './first-admin.queries.ts'
import type { Accounts } from './keycloak.ts'
import { syncAccount } from './sync-account.ts'

interface Beginning {
  db: Kysely<IdentityTables>
  accounts: Pick<Accounts, 'reach' | 'make' | 'write' | 'find' | 'remove'>
  now(): Date
}
type Tx = Transaction<IdentityTables>

/** Nobody has said yet where it is. */
const unknownAddress = { street: '–', houseNo: '–', zip: '–', city: '–', country: 'Deutschland' }

/**
 * What an installation without demo data begins with: the operating company, that of the guests, and the operator's
 * first admin, who has no password. Answers the code of a link to choose one, which voids the one before; undefined
 * once an admin of the operator has chosen a password. Nothing is mailed: the code is for whoever runs this.
 */
export async function beginWithFirstAdmin(
  ctx: Beginning,
  { operatorName, mail }: { operatorName: string; mail: string },
): Promise<{ code: string; validUntil: Date } | undefined> {
  await ctx.accounts.reach()
  const code = newLinkCode()
  const now = ctx.now()
  const validUntil = new Date(now.getTime() + linkValidityMs.firstPassword)
  const userId = await ctx.db.transaction().execute(async (tx) => {
    await lockFirstAccounts(tx)
    const companyId = await ensureFirstCompany(tx, ctx, { type: 'ADMIN', name: operatorName })
    await ensureGuestCompany(tx, ctx)
    if (await hasSettledAdmin(tx)) return undefined
    const admin = await ensureFirstAdmin(tx, ctx, { companyId, operatorName, mail })
    // A reset, too, may lie in the box of an address that was mistyped; and no other one waits beside what is asked for.
    await voidRequests(tx, admin, ['firstPassword', 'resetPassword', 'changeMail'], now)
    const requestId = uuidv7()
    const request = { id: requestId, purpose: 'firstPassword', userId: admin } as const
    await insertRequest(tx, { ...request, newMail: null, askedBy: null, now, validUntil })
    await insertCode(tx, { hash: linkCodeHash(code), requestId, now })
    return admin
  })
  if (userId === undefined) return undefined
  await syncAccount(ctx, userId)
  return { code, validUntil }
}

/** The operator's company that all guests are in. */
export const ensureGuestCompany = (tx: Tx, ctx: Pick<Beginning, 'now'>): Promise<string> =>
  ensureFirstCompany(tx, ctx, { type: 'EXTERNAL', name: 'Extern' })

async function ensureFirstCompany(
  tx: Tx,
  { now }: Pick<Beginning, 'now'>,
  company: { type: CompanyType; name: string },
): Promise<string> {
  const existing = await findFirstCompany(tx, company.type)
  if (existing) return existing.id
  const at = { id: uuidv7(), addressId: uuidv7(), now: now() }
  const { id } = await ensureCompany(tx, { ...company, address: unknownAddress }, at)
  await recordChange(tx, { now }, { entity: 'company', entityId: id, action: 'create' })
  const payload = { companyId: id, name: company.name }
  await publish(tx, companyChanged, payload, { aggregateId: id, aggregateVersion: 1 })
  return id
}

/** The one who waits for a password, under the address that is asked for now. */
async function ensureFirstAdmin(
  tx: Tx,
  { now }: Beginning,
  admin: { companyId: string; operatorName: string; mail: string },
): Promise<string> {
  const { companyId, operatorName, mail } = admin
  const waiting = await findWaitingAdmin(tx)
  const holder = await findUserByMail(tx, mail)
  if (holder && holder.id !== waiting?.id) throw new Error('This address belongs to another user.')
  if (waiting) {
    if (waiting.mail !== mail) await moveFirstAdmin(tx, { id: waiting.id, mail, now: now() })
    return waiting.id
  }
  const id = uuidv7()
  await insertFirstAdmin(tx, {
    id,
    companyId,
    name: 'Administration',
    lastname: operatorName,
    mail,
    now: now(),
  })
  await recordChange(tx, { now }, { entity: 'user', entityId: id, action: 'create' })
  return id
}
