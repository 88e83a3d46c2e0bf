import type { CompanyType } from '@schrankwerk/contracts'
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { IdentityTables, UserTable } from '../database/tables.ts'

type Db = Kysely<IdentityTables>
export type UserRow = Selectable<UserTable> & {
  company_name: string
  company_type: CompanyType
  company_pending: boolean
  company_active: boolean
}

/** Who asks for users. A registration that nobody confirmed is seen by the operator's admins alone. */
export interface Asker {
  userId: string
  companyId: string
  companyType: CompanyType
  admin: boolean
}

/** The operator's admins keep all users, everyone else those of his own company at most. */
export const keepsEveryone = ({ companyType, admin }: Pick<Asker, 'companyType' | 'admin'>): boolean =>
  companyType === 'ADMIN' && admin

const everyone = (db: Db) =>
  db
    .selectFrom('user')
    .innerJoin('company', 'company.id', 'user.company_id')
    .selectAll('user')
    .select([
      'company.name as company_name',
      'company.type as company_type',
      'company.pending_registration as company_pending',
      'company.active as company_active',
    ])
    .where('user.deleted_at', 'is', null)

/** An unconfirmed registration is nobody yet. */
const users = (db: Db) => everyone(db).where('user.mail_confirmed_at', 'is not', null)

/** The user behind a token, if he and his company may still sign in. */
export const findUserBySub = (db: Db, sub: string): Promise<UserRow | undefined> =>
  users(db).where('user.sub', '=', sub).where('company.active', '=', true).executeTakeFirst()

export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  users(db).where('user.id', '=', id).executeTakeFirst()

const visibleUser = (db: Db, actor: Asker, id: string) =>
  (keepsEveryone(actor) ? everyone(db) : users(db))
    .where('user.id', '=', id)
    .$if(actor.companyType === 'EXTERNAL', (query) => query.where('user.id', '=', actor.userId))

/** A user whom this person may know of; guests know of themselves alone. How much is shown is the policy's to say. */
export const findVisibleUser = (db: Db, actor: Asker, id: string): Promise<UserRow | undefined> =>
  visibleUser(db, actor, id).executeTakeFirst()

/** Someone of the own company, guests themselves alone, of any company for the operator's admins. */
export const findKeptUser = (db: Db, actor: Asker, id: string): Promise<UserRow | undefined> =>
  visibleUser(db, actor, id)
    .$if(!keepsEveryone(actor), (query) => query.where('user.company_id', '=', actor.companyId))
    .executeTakeFirst()

export const findUserByMail = (db: Db, mail: string): Promise<UserRow | undefined> =>
  users(db).where(sql`lower("user".mail)`, '=', mail.toLowerCase()).executeTakeFirst()

/** Anybody who is not deleted, whatever keeps him from signing in. */
export const findAccountHolder = (db: Db, id: string) =>
  db
    .selectFrom('user')
    .select(['id', 'company_id', 'mail', 'name', 'lastname'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** A guest who has said no name yet is called by his address. */
const lastnameOrMail = sql<string>`case when name = '' and lastname = '' then mail else lastname end`.as(
  'lastname',
)

/** What these are called, whoever asks; also those who are deleted, for what they wrote is still there. */
export const namesOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('user')
    .select(['id', 'name', lastnameOrMail])
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute()

/** Who reads what is written to these companies: also one at a gate, who finds it once he is through. */
export const activeUsersOf = (db: Db, companyIds: readonly string[]) =>
  users(db)
    .clearSelect()
    .select(['user.id', 'user.company_id'])
    .where(sql<SqlBool>`"user".company_id = any(${[...companyIds]}::uuid[])`)
    .orderBy('user.id')
    .execute()

export const countLogin = async (db: Db, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('user')
    .set({ login_counter: sql`login_counter + 1`, last_login_at: now })
    .where('id', '=', id)
    .execute()
}

export const lastLogins = (db: Db) =>
  db
    .selectFrom('user')
    .select(['id', 'name', lastnameOrMail, 'last_login_at'])
    .where('deleted_at', 'is', null)
    .where('mail_confirmed_at', 'is not', null)
    .orderBy('last_login_at', (by) => by.desc().nullsLast())
    .orderBy('id')
    .execute()

export interface RecipientFilter {
  companyIds: readonly string[]
  companyType?: CompanyType | undefined
  adminsOnly?: boolean | undefined
  userIds: readonly string[]
}

/**
 * Whom mails about business go to: active users of active, released companies whose password is their own. Where a
 * company has none of these whom the mail is for, its admins stand in, so that nothing goes unheard.
 */
export const findRecipients = (db: Db, filter: RecipientFilter) =>
  users(db)
    .where('company.active', '=', true)
    .where('company.pending_registration', '=', false)
    // Until a password was chosen by the link nobody knows whose box it lies in.
    .where('user.awaits_first_password', '=', false)
    .where((by) =>
      by.or([
        by('user.password_change_needed', '=', false),
        by.and([
          by('user.admin', '=', true),
          by.not(
            by.exists(
              by
                .selectFrom('user as colleague')
                .select('colleague.id')
                .whereRef('colleague.company_id', '=', 'user.company_id')
                .where('colleague.deleted_at', 'is', null)
                .where('colleague.awaits_first_password', '=', false)
                .where('colleague.password_change_needed', '=', false)
                .$if(filter.adminsOnly === true, (query) => query.where('colleague.admin', '=', true)),
            ),
          ),
        ]),
      ]),
    )
    .where((by) =>
      by.or([
        ...(filter.companyIds.length > 0
          ? [
              by.and([
                by('company.id', 'in', [...filter.companyIds]),
                ...(filter.adminsOnly ? [by('user.admin', '=', true)] : []),
              ]),
            ]
          : []),
        ...(filter.userIds.length > 0 ? [by('user.id', 'in', [...filter.userIds])] : []),
        ...(filter.companyType
          ? [
              by.and([
                by('company.type', '=', filter.companyType),
                ...(filter.adminsOnly ? [by('user.admin', '=', true)] : []),
              ]),
            ]
          : []),
        sql<boolean>`false`,
      ]),
    )
    .orderBy('user.id')
    .execute()
