import { type filterOffers, offerColumns, type QueryOf } from '@schrankwerk/contracts'
import { countRows, hasText, type PageOrder, selectPage } from '@schrankwerk/service-kit'
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { OfferTable, WorkflowTables } from '../database/tables.ts'
import { familyHas, isFolderOpenBy } from './offer.queries.ts'

export type SharedOfferRow = Selectable<OfferTable> & {
  enquiry_title: string | null
  reference_number: string | null
}

type Column = NonNullable<QueryOf<typeof filterOffers>['column']>

/** What is not shown must not be told by the order either: the families' ids tell when the first versions were made. */
const hidden = { by: 'offer.family_id', notNull: true } as const
const order: PageOrder<Column> = {
  sortable: {
    ...(Object.fromEntries(offerColumns.map((column) => [column, hidden])) as Record<Column, typeof hidden>),
    referenceNumber: 'enquiry.reference_number',
  },
  fallback: { column: 'createDate', descending: true },
  tieBreaker: { by: 'offer.id' },
}

/**
 * One page of these families whose project folder is open, each by its latest released version. It is searched by the
 * reference number alone: a guest is told neither state nor enquiry.
 */
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
  for (const text of [filter.referenceNumber, filter.searchTerm])
    if (text) found = found.where(hasText(sql`lower(enquiry.reference_number)`, text))
  const shown = found
    .selectAll('offer')
    .select(['enquiry.title as enquiry_title', 'enquiry.reference_number'])
  const [rows, total] = await Promise.all([selectPage(shown, filter, order), countRows(shown)])
  return { rows, total }
}
