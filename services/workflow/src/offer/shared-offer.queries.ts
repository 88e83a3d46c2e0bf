import type { filterOffers, QueryOf } from '@schrankwerk/contracts'
import { containing, countRows, selectPage } from '@schrankwerk/service-kit'
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { OfferTable, WorkflowTables } from '../database/tables.ts'
import { familyHas, isFolderOpenBy, offerOrder } from './offer.queries.ts'

export type SharedOfferRow = Selectable<OfferTable> & {
  enquiry_title: string | null
  reference_number: string | null
}

const createDate = { by: 'offer.create_date', notNull: true } as const
/** What is not shown must not be told by the order either. */
const order = {
  ...offerOrder,
  sortable: { ...offerOrder.sortable, price: createDate, offerNumber: createDate },
}

/** One page of these families whose project folder is open, each by its latest released version. */
export async function listSharedOffers(
  db: Kysely<WorkflowTables>,
  familyIds: readonly string[],
  filter: QueryOf<typeof filterOffers>,
): Promise<{ rows: SharedOfferRow[]; total: number }> {
  // Nothing of an archived offer is shared.
  if (familyIds.length === 0 || filter.archived) return { rows: [], total: 0 }
  let found = db
    .selectFrom('offer')
    .innerJoin('enquiry', 'enquiry.id', 'offer.enquiry_id')
    .where('offer.family_id', 'in', [...familyIds])
    .where('offer.released', '=', true)
    .where(sql<SqlBool>`not ${familyHas(sql`v.released and v.version > offer.version`)}`)
    .where(familyHas(isFolderOpenBy))
  if (filter.states && filter.states.length > 0) found = found.where('offer.state', 'in', filter.states)
  if (filter.enquiryId) found = found.where('offer.enquiry_id', '=', filter.enquiryId)
  if (filter.referenceNumber)
    found = found.where('enquiry.reference_number', 'ilike', containing(filter.referenceNumber))
  const shown = found
    .selectAll('offer')
    .select(['enquiry.title as enquiry_title', 'enquiry.reference_number'])
  const [rows, total] = await Promise.all([selectPage(shown, filter, order), countRows(shown)])
  return { rows, total }
}
