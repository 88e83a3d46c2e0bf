import type { SharedOfferRow } from './shared-offer.queries.ts'

const never = new Date(0)

/**
 * An offer for a guest of its project folder: what the folder is called and whose it is, by the id that opens it. The rest
 * of the answer's form says the same of every offer.
 */
export const presentSharedOffer = (row: SharedOfferRow) => ({
  id: row.family_id,
  enquiryId: row.family_id,
  enquiryTitle: row.enquiry_title,
  supplierName: row.supplier_name,
  customerName: row.customer_name,
  state: 'OPEN' as const,
  standing: 'RELEASED' as const,
  version: 1,
  offerNumber: null,
  referenceNumber: row.reference_number,
  price: null,
  desiredDeliveryDate: null,
  released: true,
  releaseDate: null,
  bindingUntil: null,
  wishDate: null,
  archived: false,
  invalidated: false,
  createDate: never,
  lastUpdate: never,
  allowedActions: [],
})
