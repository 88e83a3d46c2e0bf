import type { CompanyType, filterUsers, QueryOf, userColumns } from '@schrankwerk/contracts'
import {
  countRows,
  hasText,
  type PageOrder,
  type PageQuery,
  pageOfRows,
  selectPage,
} from '@schrankwerk/service-kit'
import { type Kysely, sql } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'
import { type Asker, keepsEveryone } from './user.queries.ts'

type Db = Kysely<IdentityTables>
type Column = (typeof userColumns)[number]
export type UserFilter = Pick<QueryOf<typeof filterUsers>, 'searchTerm' | 'companyId'>
export type UserOrder = Pick<PageQuery<Column>, 'column' | 'sortDescending'>

export interface UserListRow {
  id: string
  name: string
  lastname: string
  mail: string
  phone_number: string | null
  admin: boolean
  company_id: string
  company_name: string
  company_type: CompanyType
  login_counter: number
  last_login_at: Date | null
  create_date: Date
}

/** Those of the own company; of all companies for the operator's admins. */
const keptBy = (db: Db, asker: Asker) =>
  db
    .selectFrom('user')
    .where('user.deleted_at', 'is', null)
    .$if(!keepsEveryone(asker), (query) => query.where('user.company_id', '=', asker.companyId))

/** The same as lists show them. */
const listedBy = (db: Db, asker: Asker) =>
  keptBy(db, asker).innerJoin('company', 'company.id', 'user.company_id').select(columns)

const columns = [
  'user.id',
  'user.name',
  'user.lastname',
  'user.mail',
  'user.phone_number',
  'user.admin',
  'user.company_id',
  'company.name as company_name',
  'company.type as company_type',
  'user.login_counter',
  'user.last_login_at',
  'user.create_date',
] as const

/** As the index `user_by_lastname` has it. */
const byLastname = sql`sort_key("user".lastname || ' ' || "user".name)`
const byCompany = sql`(select sort_key(name) from company where company.id = "user".company_id)`

const order: PageOrder<Column> = {
  sortable: {
    lastname: { by: byLastname, notNull: true },
    name: { by: sql`sort_key("user".name)`, notNull: true },
    mail: { by: sql`lower("user".mail)`, notNull: true },
    phoneNumber: 'user.phone_number',
    admin: { by: 'user.admin', notNull: true },
    companyName: { by: byCompany, notNull: true },
    loginCounter: { by: 'user.login_counter', notNull: true },
    lastLoginAt: 'user.last_login_at',
    createDate: { by: 'user.create_date', notNull: true },
  },
  fallback: { column: 'lastname', descending: false },
  tieBreaker: { by: 'user.id' },
}

/** A registration that nobody confirmed is nobody's user yet. */
function foundUsers(db: Db, asker: Asker, { searchTerm, companyId }: UserFilter) {
  return keptBy(db, asker)
    .where('user.mail_confirmed_at', 'is not', null)
    .$if(companyId !== undefined && keepsEveryone(asker), (query) =>
      query.where('user.company_id', '=', companyId!),
    )
    .$if(Boolean(searchTerm), (query) =>
      query.where(
        // In one text, since it is the change of case that costs; no search runs over the end of a line.
        hasText(
          sql`lower("user".name || ' ' || "user".lastname || e'\\n' || "user".mail || e'\\n'
            || coalesce("user".phone_number, ''))`,
          searchTerm!,
        ),
      ),
    )
}

const rowsOf = (db: Db, asker: Asker, ids: string[]): Promise<UserListRow[]> =>
  listedBy(db, asker).where('user.id', 'in', ids).execute()

export function listUsers(db: Db, asker: Asker, filter: QueryOf<typeof filterUsers>) {
  const found = foundUsers(db, asker, filter)
  return pageOfRows(selectPage(found.select('user.id'), filter, order), countRows(found), (ids) =>
    rowsOf(db, asker, ids),
  )
}

/** All of them, by name. */
export const selectUsers = (db: Db, asker: Asker): Promise<UserListRow[]> =>
  listedBy(db, asker)
    .where('user.mail_confirmed_at', 'is not', null)
    .orderBy(byLastname)
    .orderBy('user.id')
    .execute()

/** Of one company, registrations that await their confirmation as well: whoever sees the company can send the link. */
export const selectUsersOfCompany = (db: Db, asker: Asker, companyId: string): Promise<UserListRow[]> =>
  listedBy(db, asker)
    .where('user.company_id', '=', companyId)
    .orderBy(byLastname)
    .orderBy('user.id')
    .execute()

const slice = 500
const everyOne = 10_000_000

/** All that the filter finds in the order of the list, read in slices: nobody twice, whoever is changed meanwhile. */
export async function* streamUsers(
  db: Db,
  asker: Asker,
  filter: UserFilter & UserOrder,
): AsyncGenerator<UserListRow> {
  const page = { column: filter.column, sortDescending: filter.sortDescending, page: 0 }
  const found = foundUsers(db, asker, filter).select('user.id')
  const ids = await selectPage(found, { ...page, paginationSize: everyOne }, order)
  for (let from = 0; from < ids.length; from += slice) {
    const wanted = ids.slice(from, from + slice)
    const { rows } = await pageOfRows(Promise.resolve(wanted), Promise.resolve(wanted.length), (some) =>
      rowsOf(db, asker, some),
    )
    yield* rows
  }
}
