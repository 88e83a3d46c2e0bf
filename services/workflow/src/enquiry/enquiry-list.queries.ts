import type { filterEnquiries, QueryOf } from '@schrankwerk/contracts'
import { hasText } from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { inactiveCompanies } from '../company/company-activity.queries.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { changesOf } from '../list/list-change.queries.ts'
import {
  byText,
  byValue,
  type ListPages,
  type Part,
  partsByKey,
  type SortColumn,
} from '../list/list-page.queries.ts'
import type { Asker } from './enquiry.queries.ts'

type Db = Kysely<WorkflowTables>
type Sql = RawBuilder<unknown>
type Filter = QueryOf<typeof filterEnquiries>
type State = NonNullable<Filter['state']>
type Column = NonNullable<Filter['column']>

const isOpen = sql`released and not archived and not closed`

/**
 * Per state the sets that a company sees of it, as `visibleTo` says, each in the words of an index. What is open is
 * every supplier's, so it is no set of his own; of the rest he has what he has an order for.
 */
function setsOf({ actor }: Asker, inactive: readonly string[]): Record<State, Sql[]> {
  if (actor.companyType === 'CUSTOMER') {
    const own = sql`company_id = ${actor.companyId}`
    return {
      DRAFT: [sql`${own} and not released and not archived and not closed`],
      RELEASED: [sql`${own} and ${isOpen}`],
      CLOSED: [sql`${own} and closed and not archived`],
      ARCHIVED: [sql`${own} and archived`],
    }
  }
  const ordered = sql`awarded_company_id = ${actor.companyId}`
  const gone = sql`${inactive}::uuid[]`
  return {
    DRAFT: [],
    RELEASED:
      inactive.length === 0
        ? [isOpen]
        : [
            sql`${isOpen} and company_id <> all(${gone})`,
            sql`${isOpen} and company_id = any(${gone}) and ${ordered}`,
          ],
    CLOSED: [sql`released and closed and not archived and ${ordered}`],
    ARCHIVED: [sql`released and archived and ${ordered}`],
  }
}

/** Columns that every enquiry has a value in. */
const filled: ReadonlySet<Column> = new Set(['createDate', 'lastUpdate', 'customerName'])
const sortColumns: Record<Exclude<Column, 'state'>, SortColumn> = {
  createDate: byValue('create_date'),
  lastUpdate: byValue('last_update'),
  title: byText('title'),
  referenceNumber: byText('reference_number'),
  customerName: byText('customer_name'),
  desiredDeliveryDate: byValue('desired_delivery_date'),
  releaseDate: byValue('release_date'),
}
/** As a list is sorted by them. */
const statesInOrder = ['DRAFT', 'RELEASED', 'CLOSED', 'ARCHIVED'] as const

/** The list's parts in ascending order: by state one each; what has no value comes last whichever way it is sorted. */
function partsOf(asker: Asker, filter: Filter, column: Column, inactive: readonly string[]): Part[] {
  const found: Sql[] = []
  for (const [field, text] of [
    ['title', filter.title],
    ['reference_number', filter.referenceNumber],
  ] as const)
    if (text) found.push(hasText(sql`lower(${sql.ref(field)})`, text))
  const setsOfState = setsOf(asker, inactive)
  const shown = (set: Sql, ...also: Sql[]) => sql.join([set, ...also, ...found], sql` and `)
  const states = filter.state ? [filter.state] : statesInOrder.filter((state) => state !== 'ARCHIVED')
  if (column === 'state')
    return states.map((state) => ({ sets: setsOfState[state].map((set) => shown(set)) }))
  const setsWith = (...also: Sql[]) =>
    states.flatMap((state) => setsOfState[state]).map((set) => shown(set, ...also))
  // All enquiries of a customer bear one name, his.
  if (column === 'customerName' && asker.actor.companyType === 'CUSTOMER') return [{ sets: setsWith() }]
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
  const [changes, inactive] = await Promise.all([changesOf(db, 'ENQUIRY', actor), inactiveCompanies(db)])
  const { page, paginationSize, column = 'createDate', sortDescending, ...found } = filter
  return pages(db, {
    table: 'enquiry',
    parts: partsOf(asker, filter, column, inactive),
    name: JSON.stringify([actor.companyType, actor.companyId, inactive, found]),
    column,
    changes,
    descending: sortDescending ?? filter.column === undefined,
    offset: page * paginationSize,
    limit: paginationSize,
  })
}
