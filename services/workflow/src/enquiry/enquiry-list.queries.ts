import type { filterEnquiries, QueryOf } from '@schrankwerk/contracts'
import { likeText } from '@schrankwerk/service-kit'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { inactiveCompanies } from '../company/company-activity.queries.ts'
import type { WorkflowTables } from '../database/tables.ts'
import type { Asker } from './enquiry.queries.ts'

type Db = Kysely<WorkflowTables>
type Sql = RawBuilder<unknown>
type Filter = QueryOf<typeof filterEnquiries>
type State = NonNullable<Filter['state']>
type Column = NonNullable<Filter['column']>

/** Part of a list: disjoint sets of enquiries, each of which an index has in the order of the key. */
interface Part {
  sets: Sql[]
  key: Sql
}

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
const fields: Record<Exclude<Column, 'state'>, string> = {
  createDate: 'create_date',
  lastUpdate: 'last_update',
  title: 'title',
  referenceNumber: 'reference_number',
  customerName: 'customer_name',
  desiredDeliveryDate: 'desired_delivery_date',
  releaseDate: 'release_date',
}
/** As a list is sorted by them. */
const statesInOrder = ['DRAFT', 'RELEASED', 'CLOSED', 'ARCHIVED'] as const

/** The list's parts in their order: by state one each; what has no value comes last whichever way it is sorted. */
function partsOf(asker: Asker, filter: Filter, inactive: readonly string[], descending: boolean): Part[] {
  const found: Sql[] = []
  for (const [field, text] of [
    ['title', filter.title],
    ['reference_number', filter.referenceNumber],
  ] as const)
    if (text) found.push(sql`lower(${sql.ref(field)}) like lower(${`%${likeText(text)}%`})`)
  const setsOfState = setsOf(asker, inactive)
  const shown = (set: Sql, ...also: Sql[]) => sql.join([set, ...also, ...found], sql` and `)
  const states = filter.state ? [filter.state] : statesInOrder.filter((state) => state !== 'ARCHIVED')
  const column = filter.column ?? 'createDate'
  const byId = sql`id`
  if (column === 'state') {
    const inOrder = descending ? [...states].reverse() : states
    return inOrder.map((state) => ({ sets: setsOfState[state].map((set) => shown(set)), key: byId }))
  }
  // All enquiries of a customer bear one name, his.
  const key =
    column === 'customerName' && asker.actor.companyType === 'CUSTOMER' ? byId : sql.ref(fields[column])
  const sets = states.flatMap((state) => setsOfState[state])
  if (filled.has(column)) return [{ sets: sets.map((set) => shown(set)), key }]
  return [
    { sets: sets.map((set) => shown(set, sql`${key} is not null`)), key },
    { sets: sets.map((set) => shown(set, sql`${key} is null`)), key: byId },
  ]
}

async function countPart(db: Db, { sets }: Part): Promise<number> {
  if (sets.length === 0) return 0
  const counts = sets.map((set) => sql`(select count(*) from enquiry where ${set})`)
  const { rows } = await sql<{ total: number }>`select ${sql.join(counts, sql` + `)} as total`.execute(db)
  return rows[0]!.total
}

/** A slice of a part, counted from whichever end is nearer. */
async function sliceOf(
  db: Db,
  { sets, key }: Part,
  { offset, limit, total, descending }: { offset: number; limit: number; total: number; descending: boolean },
): Promise<{ id: string }[]> {
  const size = Math.min(limit, total - offset)
  if (size <= 0) return []
  const fromEnd = offset > total / 2
  const skipped = fromEnd ? total - offset - size : offset
  const way = descending === fromEnd ? sql`asc` : sql`desc`
  const end = sql.lit(skipped + size)
  // Each set in its order by itself, so that they are merged out of their indexes and nothing is sorted.
  const ordered = sets.map(
    (set) =>
      sql`(select id, ${key} as key from enquiry where ${set} order by ${key} ${way}, id ${way} limit ${end})`,
  )
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(ordered, sql` union all `)}) found
    order by key ${way}, id ${way} offset ${sql.lit(skipped)} limit ${sql.lit(size)}`.execute(db)
  return fromEnd ? rows.reverse() : rows
}

/** The ids of one page, and how many there are in all, counted each time. */
export async function findPage(
  db: Db,
  asker: Asker,
  filter: Filter,
): Promise<{ ids: { id: string }[]; total: number }> {
  const descending = filter.sortDescending ?? filter.column === undefined
  const parts = partsOf(asker, filter, await inactiveCompanies(db), descending)
  const totals = await Promise.all(parts.map((part) => countPart(db, part)))
  const first = filter.page * filter.paginationSize
  const ids: { id: string }[] = []
  let before = 0
  for (const [at, part] of parts.entries()) {
    const total = totals[at]!
    const offset = Math.max(0, first - before)
    const limit = filter.paginationSize - ids.length
    if (limit > 0 && offset < total)
      ids.push(...(await sliceOf(db, part, { offset, limit, total, descending })))
    before += total
  }
  return { ids, total: before }
}
