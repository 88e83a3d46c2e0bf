import type { BusinessCounts } from '@schrankwerk/contracts'
import { type Kysely, sql } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'

/**
 * What a company has here as counts: a customer its enquiries and the offers on them, a supplier his offers. What was
 * archived or replaced counts no more, but for orders and jobs.
 */
export async function countBusinessOf(
  db: Kysely<WorkflowTables>,
  companyId: string,
  now: Date,
): Promise<BusinessCounts> {
  const countWhere = (state: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${state})::int`
  const [enquiries, offers] = await Promise.all([
    db
      .selectFrom('enquiry')
      .select([
        countWhere(sql`not released and not closed`).as('drafts'),
        countWhere(sql`released and not closed`).as('released'),
        countWhere(sql`closed`).as('closed'),
      ])
      .where('company_id', '=', companyId)
      .where('archived', '=', false)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('offer')
      .select([
        countWhere(sql`not released and ${current} and supplier_company_id = ${companyId}`).as('drafts'),
        countWhere(sql`released and ${current} and state = 'OPEN'`).as('open'),
        countWhere(sql`released and ${current} and state = 'DECLINED'`).as('declined'),
        countWhere(sql`state = 'ACCEPTED' and binding_until > ${now}`).as('orders'),
        countWhere(sql`state = 'CONFIRMED'`).as('jobs'),
      ])
      .where((by) =>
        by.or([
          by.and([by('customer_company_id', '=', companyId), by('released', '=', true)]),
          by('supplier_company_id', '=', companyId),
        ]),
      )
      .executeTakeFirstOrThrow(),
  ])
  return {
    drafts: enquiries.drafts + offers.drafts,
    releasedEnquiries: enquiries.released,
    closedEnquiries: enquiries.closed,
    openOffers: offers.open,
    declinedOffers: offers.declined,
    orders: offers.orders,
    jobs: offers.jobs,
  }
}

/** When the last order of a company stops binding, whichever side of it the company is on; null without one. */
export async function ordersBindUntil(
  db: Kysely<WorkflowTables>,
  companyId: string,
  now: Date,
): Promise<Date | null> {
  const { last } = await db
    .selectFrom('offer')
    .select(({ fn }) => fn.max('binding_until').as('last'))
    .where('state', '=', 'ACCEPTED')
    .where('binding_until', '>', now)
    .where((by) =>
      by.or([by('customer_company_id', '=', companyId), by('supplier_company_id', '=', companyId)]),
    )
    .executeTakeFirstOrThrow()
  return last
}

const current = sql`not archived and not invalidated`
