import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'

type Db = Kysely<IdentityTables>

/** Of whom it is asked why he cannot sign in; also one whose address is not confirmed yet. */
export type UserToSignIn = NonNullable<Awaited<ReturnType<typeof findUserToSignIn>>>

/** `companyId` undefined stands for all companies. */
export const findUserToSignIn = (db: Db, { id, companyId }: { id: string; companyId: string | undefined }) =>
  db
    .selectFrom('user')
    .innerJoin('company', 'company.id', 'user.company_id')
    .select([
      'user.id',
      'user.sub',
      'user.mail_confirmed_at',
      'user.password_change_needed',
      'user.awaits_first_password',
      'company.active as company_active',
      'company.pending_registration as company_pending',
    ])
    .where('user.id', '=', id)
    .where('user.deleted_at', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('user.company_id', '=', companyId!))
    .executeTakeFirst()

/** The link to a first password or a confirmation that counts now. */
export const findOpenLink = (db: Db, userId: string) =>
  db
    .selectFrom('link_request')
    .select(['sent_at', 'valid_until'])
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['firstPassword', 'confirmRegistration'])
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
