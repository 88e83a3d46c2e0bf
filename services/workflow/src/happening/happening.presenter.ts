import type { Happening } from '@schrankwerk/contracts'
import type { Party } from '@schrankwerk/domain'
import type { HappeningRow } from './happening.queries.ts'

/** Whose act each kind is. */
const actorOf: Readonly<Record<Happening['kind'], Party>> = {
  ENQUIRY_RELEASED: 'CUSTOMER',
  ENQUIRY_CLOSED: 'CUSTOMER',
  ENQUIRY_ARCHIVED: 'CUSTOMER',
  ENQUIRY_REOPENED: 'CUSTOMER',
  OFFER_RELEASED: 'SUPPLIER',
  OFFER_ACCEPTED: 'CUSTOMER',
  OFFER_DECLINED: 'CUSTOMER',
  OFFER_CONFIRMED: 'SUPPLIER',
  OFFER_LAPSED: 'SUPPLIER',
  OFFER_WITHDRAWN: 'SUPPLIER',
  REVISION_WISHED: 'CUSTOMER',
}

export const presentHappening = (row: HappeningRow, party: Party): Happening => ({
  id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  enquiryId: row.enquiry_visible ? row.enquiry_id : null,
  offerId: row.offer_id,
  enquiryTitle: row.title,
  referenceNumber: row.reference_number,
  offerNumber: row.offer_number,
  version: row.version,
  companyName: party === 'CUSTOMER' ? (row.supplier_name ?? row.customer_name) : row.customer_name,
  byOwnCompany: row.user_id !== null && actorOf[row.kind] === party,
  byPortal: row.user_id === null,
  read: row.read,
})
