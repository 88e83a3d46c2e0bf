import type { filterOffers, OfferState, QueryOf } from '@schrankwerk/contracts'
import { hasText } from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { Asker } from '../enquiry/enquiry.queries.ts'
import { changesOf } from '../list/list-change.queries.ts'
import {
  byText,
  byValue,
  type ListPages,
  type Part,
  partsByKey,
  type SortColumn,
} from '../list/list-page.queries.ts'

type Db = Kysely<WorkflowTables>
type Sql = RawBuilder<unknown>
type Filter = QueryOf<typeof filterOffers>
type Column = NonNullable<Filter['column']>

/** Columns that every offer has a value in. */
const filled: ReadonlySet<Column> = new Set(['createDate', 'lastUpdate'])
const sortColumns: Record<Exclude<Column, 'state'>, SortColumn> = {
  createDate: byValue('create_date'),
  lastUpdate: byValue('last_update'),
  offerNumber: byText('offer_number'),
  referenceNumber: byText('reference_number'),
  releaseDate: byValue('release_date'),
  price: byValue('price'),
  desiredDeliveryDate: byValue('desired_delivery_date'),
}
/** As a list is sorted by them. */
const statesInOrder = ['ACCEPTED', 'CONFIRMED', 'DECLINED', 'OPEN'] as const satisfies readonly OfferState[]

/**
 * What a company sees of offers, as `visibleTo` says, in the words of an index: the archived ones, or those that are
 * neither archived nor replaced. A job is not over for the customer because its supplier tidied his list.
 */
function shownTo({ actor }: Asker, archived: boolean): Sql {
  if (actor.companyType === 'SUPPLIER') {
    const own = sql`supplier_company_id = ${actor.companyId}`
    return archived ? sql`${own} and archived` : sql`${own} and not archived and not invalidated`
  }
  const own = sql`customer_company_id = ${actor.companyId} and released`
  return archived
    ? sql`${own} and archived`
    : sql`${own} and not invalidated and (not archived or state = 'CONFIRMED')`
}

/** Offers of the asker's own company that have the text in what it knows of them, the other company's name included. */
function withWords({ actor }: Asker, searchTerm: string): Sql {
  return actor.companyType === 'SUPPLIER'
    ? sql`id in (select offer_id from offer_words
        where supplier_company_id = ${actor.companyId} and ${hasText(sql.ref('for_supplier'), searchTerm)})`
    : sql`id in (select offer_id from offer_words
        where customer_company_id = ${actor.companyId} and ${hasText(sql.ref('for_customer'), searchTerm)})`
}

/** The list's parts in ascending order: by state one each; what has no value comes last whichever way it is sorted. */
function partsOf(asker: Asker, filter: Filter, column: Column): Part[] {
  const found = [shownTo(asker, filter.archived === true)]
  if (filter.enquiryId) found.push(sql`enquiry_id = ${filter.enquiryId}`)
  if (filter.referenceNumber) found.push(hasText(sql`lower(reference_number)`, filter.referenceNumber))
  if (filter.searchTerm) found.push(withWords(asker, filter.searchTerm))
  const states = statesInOrder.filter((state) => !filter.states?.length || filter.states.includes(state))
  const setOf = (state: OfferState, ...also: Sql[]) =>
    sql.join([sql`state = ${state}`, ...found, ...also], sql` and `)
  if (column === 'state') return states.map((state) => ({ sets: [setOf(state)] }))
  const setsWith = (...also: Sql[]) => states.map((state) => setOf(state, ...also))
  return partsByKey(sortColumns[column], setsWith, { isFilled: filled.has(column) })
}

/** The ids of one page, and how many there are in all. */
export async function findPage(
  db: Db,
  asker: Asker,
  filter: Filter,
  pages: ListPages,
): Promise<{ ids: { id: string }[]; total: number }> {
  const { actor } = asker
  const { page, paginationSize, column = 'createDate', sortDescending, ...found } = filter
  return pages(db, {
    table: 'listed_offer',
    parts: partsOf(asker, filter, column),
    name: JSON.stringify([actor.companyType, actor.companyId, found]),
    column,
    changes: await changesOf(db, 'OFFER', actor),
    descending: sortDescending ?? filter.column === undefined,
    offset: page * paginationSize,
    limit: paginationSize,
  })
}
