import {
  type companyChanged,
  type EventEnvelope,
  type EventPayload,
  enquiryChanged,
  offerChanged,
} from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import { keepActivity, openEnquiriesOf } from '../company/company-activity.queries.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { obtainableOffersOf } from '../offer/offer.queries.ts'
import { publishOffer } from '../offer/publish-offer.ts'

/**
 * Keeps whether a company is active: the open enquiries of one that is gone are no longer there for suppliers, its
 * offers cannot be accepted, and all of it comes back with the company. Whoever has the enquiries or offers open is told.
 */
export async function onCompanyActivity(
  tx: Transaction<WorkflowTables>,
  { payload, aggregateVersion }: EventEnvelope<EventPayload<typeof companyChanged>>,
): Promise<void> {
  const { companyId: id, active = true } = payload
  if (!(await keepActivity(tx, { id, active, version: aggregateVersion }))) return
  for (const enquiry of await openEnquiriesOf(tx, id))
    await publish(
      tx,
      enquiryChanged,
      { enquiryId: enquiry.id, customerCompanyId: id, visibleToSuppliers: true, userId: null },
      { aggregateId: enquiry.id, aggregateVersion: enquiry.edit_version },
    )
  for (const offer of await obtainableOffersOf(tx, id))
    await publishOffer(tx, offerChanged, offer, { userId: null, editVersion: offer.edit_version })
}
