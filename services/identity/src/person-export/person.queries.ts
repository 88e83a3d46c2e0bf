import type { Kysely } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'

type Db = Kysely<IdentityTables>

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** Someone with all that his row holds; also one that was deleted or has not confirmed his address. */
export const findPerson = (db: Db, id: string) =>
  db
    .selectFrom('user')
    .innerJoin('company', 'company.id', 'user.company_id')
    .selectAll('user')
    .select(['company.name as company_name', 'company.type as company_type'])
    .where('user.id', '=', id)
    .executeTakeFirst()

/** The links that were sent to someone, without their codes. */
export const linksOf = (db: Db, userId: string) =>
  db
    .selectFrom('link_request')
    .select(['purpose', 'new_mail', 'former_mail', 'created_at', 'sent_at', 'valid_until', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
