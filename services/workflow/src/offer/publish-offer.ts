import type { EventDefinition, events, offerReleased } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Selectable, Transaction } from 'kysely'
import type { OfferTable, WorkflowTables } from '../database/tables.ts'

type OfferEvent = Extract<(typeof events)[number], { payload: (typeof offerReleased)['payload'] }>

/** Publishes an event about an offer: parties and version by id; the reader asks for the rest. */
export const publishOffer = (
  tx: Transaction<WorkflowTables>,
  event: OfferEvent,
  offer: Pick<
    Selectable<OfferTable>,
    'id' | 'enquiry_id' | 'customer_company_id' | 'supplier_company_id' | 'version'
  >,
  {
    userId,
    editVersion,
    ...extra
  }: {
    userId: string | null
    editVersion: number
    automatic?: boolean
    released?: boolean
    replacedById?: string
  },
): Promise<string> =>
  publish(
    tx,
    event as EventDefinition,
    {
      offerId: offer.id,
      enquiryId: offer.enquiry_id,
      customerCompanyId: offer.customer_company_id,
      supplierCompanyId: offer.supplier_company_id,
      version: offer.version,
      userId,
      ...extra,
    },
    { aggregateId: offer.id, aggregateVersion: editVersion },
  )
