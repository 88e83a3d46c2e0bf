import type {
  CompanyState,
  CompanyType,
  companyColumns,
  filterCompanies,
  QueryOf,
} from '@schrankwerk/contracts'
import { countRows, hasText, type PageOrder, pageOfRows, selectPage } from '@schrankwerk/service-kit'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { IdentityTables } from '../database/tables.ts'

type Db = Kysely<IdentityTables>

export interface CompanyListRow {
  id: string
  name: string
  type: CompanyType
  customer_number: string | null
  active: boolean
  pending_registration: boolean
  zip: string | null
  city: string | null
  mail_confirmed: boolean
  users: number
  create_date: Date
}

const companies = (db: Db) => db.selectFrom('company').leftJoin('address', 'address.company_id', 'company.id')

const listed = (db: Db) =>
  companies(db)
    .leftJoinLateral(
      (by) =>
        by
          .selectFrom('user')
          .select([
            sql<number>`count(*)`.as('users'),
            sql<boolean>`coalesce(bool_or(admin and mail_confirmed_at is not null), false)`.as('confirmed'),
          ])
          .whereRef('user.company_id', '=', 'company.id')
          .where('user.deleted_at', 'is', null)
          .as('people'),
      (join) => join.onTrue(),
    )
    .select([
      'company.id',
      'company.name',
      'company.type',
      'company.customer_number',
      'company.active',
      'company.pending_registration',
      'address.zip',
      'address.city',
      'company.create_date',
      sql<number>`people.users`.as('users'),
      sql<boolean>`not company.pending_registration or people.confirmed`.as('mail_confirmed'),
    ])

const inState: Record<CompanyState, ReturnType<typeof sql<SqlBool>>> = {
  pending: sql<SqlBool>`company.active and company.pending_registration`,
  active: sql<SqlBool>`company.active and not company.pending_registration`,
  inactive: sql<SqlBool>`not company.active`,
}
const byName = sql`sort_key(company.name)`
const hasConfirmedAdmin = sql`exists (select from "user" where "user".company_id = company.id
  and "user".admin and "user".mail_confirmed_at is not null and "user".deleted_at is null)`
const byState = sql`case when not company.active then '3' when not company.pending_registration then '2'
  when ${hasConfirmedAdmin} then '0' else '1' end || sort_key(company.name)`

const order: PageOrder<(typeof companyColumns)[number]> = {
  sortable: {
    name: { by: byName, notNull: true },
    type: { by: sql`company.type || sort_key(company.name)`, notNull: true },
    city: sql`sort_key(address.city) || ' ' || address.zip`,
    state: { by: byState, notNull: true },
    createDate: { by: 'company.create_date', notNull: true },
  },
  fallback: { column: 'state', descending: false },
  tieBreaker: { by: 'company.id' },
}

/** One page; unless sorted otherwise those that can be released come first, then those that have yet to confirm their address; the
 * inactive ones last. */
export function listCompanies(db: Db, filter: QueryOf<typeof filterCompanies>) {
  const found = companies(db)
    .$if(Boolean(filter.searchTerm), (query) =>
      query.where(
        hasText(
          sql`lower(concat_ws(e'\\n', company.name, company.customer_number, address.zip || ' ' || address.city))`,
          filter.searchTerm!,
        ),
      ),
    )
    .$if(filter.type !== undefined, (query) => query.where('company.type', '=', filter.type!))
    .$if(filter.state !== undefined, (query) => query.where(inState[filter.state!]))
  return pageOfRows(
    selectPage(found.select('company.id'), filter, order),
    countRows(found),
    (ids): Promise<CompanyListRow[]> => listed(db).where('company.id', 'in', ids).execute(),
  )
}

/** All of them, by name. */
export const selectCompanies = (db: Db): Promise<CompanyListRow[]> =>
  listed(db).orderBy(byName).orderBy('company.id').execute()
