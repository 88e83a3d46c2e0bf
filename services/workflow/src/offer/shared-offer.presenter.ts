import type { SharedOfferRow } from './shared-offer.queries.ts'

/** An offer for a guest of its project folder, by the id that opens the folder. */
export const presentSharedOffer = (row: SharedOfferRow) => ({
  id: row.family_id,
  enquiryId: row.enquiry_id,
  enquiryTitle: row.enquiry_title,
  supplierName: row.supplier_name,
  customerName: row.customer_name,
  state: row.state,
  version: row.version,
  offerNumber: null,
  referenceNumber: row.reference_number,
  price: null,
  desiredDeliveryDate: row.desired_delivery_date,
  released: row.released,
  releaseDate: row.release_date,
  bindingUntil: null,
  archived: row.archived,
  invalidated: row.invalidated,
  createDate: row.create_date,
  lastUpdate: row.last_update,
  allowedActions: [],
})
