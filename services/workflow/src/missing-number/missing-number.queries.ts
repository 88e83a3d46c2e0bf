import type { filterMissingNumbers, QueryOf } from '@schrankwerk/contracts'
import { countRows, createTotals, type PageOrder, pageOfRows, selectPage } from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { MissingNumberTotalTable, WorkflowTables } from '../database/tables.ts'

import { isNewestVersion } from './count-missing-numbers.queries.ts'

type Db = Kysely<WorkflowTables>
type Tx = Transaction<WorkflowTables>
export type MissingNumberRow = Selectable<MissingNumberTotalTable>
type Filter = QueryOf<typeof filterMissingNumbers>

const order: PageOrder<NonNullable<Filter['column']>> = {
  sortable: {
    lines: { by: 'lines', notNull: true },
    enquiries: { by: 'enquiries', notNull: true },
    lastAt: { by: 'last_at', notNull: true },
    number: { by: 'number', notNull: true },
    manufacturerName: 'manufacturer_name',
  },
  fallback: { column: 'lines', descending: true },
  tieBreaker: { by: 'id' },
}

const found = (db: Db, { state, searchTerm }: Pick<Filter, 'state' | 'searchTerm'>) => {
  const ofState = db.selectFrom('missing_number_total').where('state', '=', state)
  if (!searchTerm) return ofState
  const foundBy = (key: RawBuilder<string>) =>
    sql<boolean>`number_key || ' ' || maker_key like '%' || nullif(regexp_replace(${key}, '[%_]', '\\\\\\&', 'g'), '') || '%'`
  return ofState.where(({ or }) =>
    or([foundBy(sql`loose_number(${searchTerm})`), foundBy(sql`maker_key(${searchTerm})`)]),
  )
}

/** A page and how many there are: the indexes know the ids in each order, so that rows of other pages are not read. */
export const listMissingNumbers = (
  db: Db,
  filter: Filter,
): Promise<{ rows: MissingNumberRow[]; total: number }> =>
  pageOfRows(selectPage(found(db, filter).select('id'), filter, order), countFound(db, filter), (ids) =>
    db.selectFrom('missing_number_total').selectAll().where('id', 'in', ids).execute(),
  )

const totalOf = createTotals()

const countFound = (db: Db, { state, searchTerm }: Pick<Filter, 'state' | 'searchTerm'>): Promise<number> =>
  totalOf(JSON.stringify([state, searchTerm]), () => countRows(found(db, { state, searchTerm })))

export const findMissingNumber = (db: Db, id: string): Promise<MissingNumberRow | undefined> =>
  db.selectFrom('missing_number_total').selectAll().where('id', '=', id).executeTakeFirst()

type Key = Pick<MissingNumberRow, 'number_key' | 'maker_key'>

/** How lists write it, the most frequent first; more than a few tell nothing new. */
export const spellingsOf = (db: Db, { number_key, maker_key }: Key) =>
  db
    .selectFrom('missing_number')
    .innerJoin('bom', 'bom.id', 'missing_number.bom_id')
    .leftJoin('offer', 'offer.id', 'bom.offer_id')
    .where(isNewestVersion)
    .select(({ fn }) => [
      'number',
      'manufacturer_name as manufacturerName',
      fn.sum<number>('lines').as('lines'),
    ])
    .where('number_key', '=', number_key)
    .where('maker_key', '=', maker_key)
    .groupBy(['number', 'manufacturer_name'])
    .orderBy('lines', 'desc')
    .orderBy('number')
    .limit(20)
    .execute()

/** Whose released enquiries have it in a list. Drafts and lists of suppliers name nobody. */
export const companiesOf = (db: Db, { number_key, maker_key }: Key) =>
  db
    .selectFrom('missing_number')
    .innerJoin('bom', 'bom.id', 'missing_number.bom_id')
    .innerJoin('enquiry', 'enquiry.id', 'bom.enquiry_id')
    .select(({ fn }) => [
      'enquiry.company_id as companyId',
      fn.max('enquiry.customer_name').as('name'),
      fn.countAll<number>().as('enquiries'),
    ])
    .where('number_key', '=', number_key)
    .where('maker_key', '=', maker_key)
    .where('enquiry.released', '=', true)
    .groupBy('enquiry.company_id')
    .orderBy('enquiries', 'desc')
    .orderBy('name')
    .limit(100)
    .execute()

const stateOf = sql`case when last_at <= found_at then 'FOUND' else 'OPEN' end`

/** Leaves numbers alone from now on, in lists to come as well. Answers the ids of those that were not yet. */
export async function insertIgnored(
  tx: Tx,
  ids: readonly string[],
  { userId, at }: { userId: string; at: Date },
): Promise<string[]> {
  const changed = await tx
    .updateTable('missing_number_total')
    .set({ state: 'IGNORED' })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('state', '<>', 'IGNORED')
    .returning(['id'])
    .execute()
  const changedIds = changed.map(({ id }) => id)
  await sql`insert into ignored_number (hash, user_id, at)
    select missing_number_hash(number_key, maker_key), ${userId}, ${at} from missing_number_total
    where id = any(${changedIds}::uuid[]) on conflict do nothing`.execute(tx)
  return changedIds
}

/** Takes it back; answers the ids of those that were ignored. */
export async function deleteIgnored(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const changed = await tx
    .updateTable('missing_number_total')
    .set({ state: sql`${stateOf}` })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('state', '=', 'IGNORED')
    .returning(['id'])
    .execute()
  const changedIds = changed.map(({ id }) => id)
  await sql`delete from ignored_number where hash in (
    select missing_number_hash(number_key, maker_key) from missing_number_total
    where id = any(${changedIds}::uuid[]))`.execute(tx)
  return changedIds
}

/** Those that the catalogue decides on, by id: open ones, and those it had. */
export function undecidedNumbers(
  db: Db,
  {
    numbers,
    after,
    atMost,
  }: { numbers?: readonly string[] | undefined; after?: string | undefined; atMost: number },
): Promise<MissingNumberRow[]> {
  let rows = db
    .selectFrom('missing_number_total')
    .selectAll()
    .where('state', 'in', ['OPEN', 'FOUND'])
    .orderBy('id')
  if (numbers !== undefined) rows = rows.where('number_key', '=', sql<string>`any(${[...numbers]}::text[])`)
  if (after !== undefined) rows = rows.where('id', '>', after)
  return rows.limit(atMost).execute()
}

/** The catalogue has them now; a list that is mapped later without finding them opens them again. */
export const updateFound = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx
    .updateTable('missing_number_total')
    .set({ found_at: sql`now()`, state: 'FOUND' })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('state', '=', 'OPEN')
    .execute()
}

/** The catalogue had them and has them no more. */
export const updateLost = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx
    .updateTable('missing_number_total')
    .set({ found_at: null, state: 'OPEN' })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('state', '=', 'FOUND')
    .execute()
}
