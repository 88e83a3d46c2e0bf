import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { lockFirstAccounts } from './first-admin.queries.ts'
import type { CompanyToProvision } from './provision-accounts.ts'

type Db = Kysely<IdentityTables>
type Tx = Transaction<IdentityTables>
interface Made {
  id: string
  isNew: boolean
}

/** The company of this name and type, made if there is none. */
export async function ensureCompany(
  tx: Tx,
  company: Omit<CompanyToProvision, 'users'>,
  at: { id: string; addressId: string; now: Date },
): Promise<Made> {
  await lockFirstAccounts(tx)
  const existing = await tx
    .selectFrom('company')
    .select('id')
    .where('name', '=', company.name)
    .where('type', '=', company.type)
    .executeTakeFirst()
  if (existing) return { id: existing.id, isNew: false }
  const dates = { create_date: at.now, last_update: at.now }
  await tx
    .insertInto('company')
    .values({
      id: at.id,
      name: company.name,
      type: company.type,
      customer_number: company.customerNumber ?? null,
      additional_info: null,
      pending_registration: company.pendingRegistration ?? false,
      ...dates,
    })
    .execute()
  const { houseNo, ...address } = company.address
  await tx
    .insertInto('address')
    .values({ id: at.addressId, company_id: at.id, ...address, house_no: houseNo, ...dates })
    .execute()
  return { id: at.id, isNew: true }
}

/** The user of this address, made if there is none; an existing one gets the account's `sub`. */
export async function ensureUser(
  tx: Tx,
  user: Omit<CompanyToProvision['users'][number], 'password'> & { companyId: string; sub: string },
  at: { id: string; now: Date },
): Promise<Made> {
  const existing = await tx
    .updateTable('user')
    .set({ sub: user.sub })
    .where(sql`lower(mail)`, '=', user.mail.toLowerCase())
    .where('mail_confirmed_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (existing) return { id: existing.id, isNew: false }
  await tx
    .insertInto('user')
    .values({
      id: at.id,
      company_id: user.companyId,
      sub: user.sub,
      name: user.name,
      lastname: user.lastname,
      mail: user.mail,
      phone_number: user.phoneNumber,
      admin: user.admin,
      customer_designation: null,
      password_change_needed: user.passwordChangeNeeded ?? false,
      create_date: at.now,
      last_update: at.now,
    })
    .execute()
  return { id: at.id, isNew: true }
}

/**
 * Keeps from when on the user's sessions count, which never goes back, and the one that counts all the same.
 * @returns the user's edit version, which this leaves
 */
export async function keepEndedSessions(
  tx: Tx,
  ended: { userId: string; validFrom: Date; except: string | null },
): Promise<number> {
  const user = await tx
    .updateTable('user')
    .set({
      sessions_valid_from: sql`greatest(sessions_valid_from, ${ended.validFrom})`,
      session_kept: ended.except,
    })
    .where('id', '=', ended.userId)
    .returning('edit_version')
    .executeTakeFirstOrThrow()
  return user.edit_version
}

/** Whose account this is, and from when on his sessions count; also while his company is inactive. */
export const findAccountOwner = (db: Db, sub: string) =>
  db
    .selectFrom('user')
    .select(['id', 'sessions_valid_from'])
    .where('sub', '=', sub)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Up to when password changes at Keycloak have been followed; undefined before the first time. */
export async function findFollowedUntil(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('followed_password_changes').select('until').executeTakeFirst()
  return row?.until
}

/** Never goes back, whichever of two copies comes last. */
export async function keepFollowedUntil(db: Db, until: Date): Promise<void> {
  await db
    .insertInto('followed_password_changes')
    .values({ until })
    .onConflict((conflict) =>
      conflict
        .column('single')
        .doUpdateSet({ until: sql`greatest(followed_password_changes.until, excluded.until)` }),
    )
    .execute()
}

const owners = (db: Db) =>
  db
    .selectFrom('user')
    .innerJoin('company', 'company.id', 'user.company_id')
    .select([
      'user.id',
      'user.sub',
      'user.name',
      'user.lastname',
      'user.mail',
      'user.mail_confirmed_at',
      'user.deleted_at',
      'user.erased_at',
      'user.admin',
      'user.account_due',
      'user.edit_version',
      'company.active as company_active',
      'company.type as company_type',
    ])

/** A user as Keycloak has to know him; also one that was deleted. */
export type AccountOwner = NonNullable<Awaited<ReturnType<typeof findAccountDue>>>

export const findAccountDue = (db: Db, userId: string) =>
  owners(db).where('user.id', '=', userId).where('user.account_due', '=', true).executeTakeFirst()

/** Whose account does not say yet what the row says, and has not changed since then. */
export const findAccountsDue = (db: Db, changedBefore: Date) =>
  db
    .selectFrom('user')
    .select('id')
    .where('account_due', '=', true)
    .where('last_update', '<', changedBefore)
    // A registration without an account is mended by other means.
    .where((by) =>
      by.or([
        by('sub', 'is not', null),
        by('mail_confirmed_at', 'is not', null),
        by('erased_at', 'is not', null),
      ]),
    )
    .orderBy('last_update')
    .limit(200)
    .execute()

export const findOwnerOfAccount = (db: Db, sub: string) =>
  owners(db).where('user.sub', '=', sub).executeTakeFirst()

/** Marks the accounts of the operator's admins, of which more may be asked since the last start. */
export async function markOperatorAdminsDue(db: Db): Promise<void> {
  await db
    .updateTable('user')
    .from('company')
    .set({ account_due: true })
    .whereRef('company.id', '=', 'user.company_id')
    .where('company.type', '=', 'ADMIN')
    .where('user.admin', '=', true)
    .where('user.sub', 'is not', null)
    .where('user.deleted_at', 'is', null)
    .execute()
}

export async function keepSub(db: Db, userId: string, sub: string): Promise<void> {
  await db.updateTable('user').set({ sub }).where('id', '=', userId).where('sub', 'is', null).execute()
}

/** Notes the account, and that it says what the row said at this edit version; a later change keeps it due. */
export async function keepAccount(
  db: Db,
  kept: { userId: string; sub: string | null; editVersion: number },
): Promise<void> {
  await db
    .updateTable('user')
    .set({ sub: kept.sub, account_due: sql`edit_version <> ${kept.editVersion}` })
    .where('id', '=', kept.userId)
    .execute()
}

/** Notes that a new password is on its way to Keycloak. */
export async function insertPasswordChange(
  db: Db,
  change: { id: string; userId: string; sessionKept: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto('password_change')
    .values({
      id: change.id,
      user_id: change.userId,
      session_kept: change.sessionKept,
      begun_at: change.now,
    })
    .execute()
}

/** False where another copy has dealt with it. */
export async function deletePasswordChange(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('password_change').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** New passwords that nobody is setting any more: begun before then. */
export const findInterruptedChanges = (db: Db, begunBefore: Date) =>
  db
    .selectFrom('password_change')
    .innerJoin('user', 'user.id', 'password_change.user_id')
    .select([
      'password_change.id',
      'password_change.user_id',
      'password_change.session_kept',
      'password_change.begun_at',
      'user.sub',
    ])
    .where('password_change.begun_at', '<', begunBefore)
    .orderBy('password_change.begun_at')
    .limit(100)
    .execute()

/** What a new password means for its user: he chose it himself, and sessions from before it count no more. */
export const keepNewPassword = (
  tx: Tx,
  kept: { userId: string; validFrom: Date; except: string | null; now: Date },
) =>
  tx
    .updateTable('user')
    .set({
      password_change_needed: false,
      awaits_first_password: false,
      sessions_valid_from: sql`greatest(sessions_valid_from, ${kept.validFrom})`,
      session_kept: kept.except,
      last_update: kept.now,
    })
    .where('id', '=', kept.userId)
    .returning(['sub', 'company_id', 'edit_version'])
    .executeTakeFirstOrThrow()
