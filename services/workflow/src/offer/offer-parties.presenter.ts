import type { OfferParties } from '@schrankwerk/contracts'
import { pathOf } from '../file/file.presenter.ts'
import type { FileRow } from '../file/file.queries.ts'
import type { OfferForServices } from './offer.queries.ts'

/** An offer as the other services know it, whoever asks them. */
export const presentOfferParties = (
  row: OfferForServices,
  confirmations: readonly FileRow[],
): OfferParties => ({
  offerId: row.id,
  enquiryId: row.enquiry_id,
  customerCompanyId: row.customer_company_id,
  customerName: row.customer_name,
  supplierCompanyId: row.supplier_company_id,
  supplierName: row.supplier_name,
  state: row.state,
  released: row.released,
  archived: row.archived,
  invalidated: row.invalidated,
  version: row.version,
  editVersion: row.edit_version,
  offerNumber: row.offer_number,
  referenceNumber: row.reference_number,
  enquiryTitle: row.enquiry_title,
  amount: row.amount,
  price: row.price,
  desiredDeliveryDate: row.desired_delivery_date,
  validUntil: row.valid_until,
  previous: row.previous,
  wishDate: row.wish_date?.toISOString() ?? null,
  bindingUntil: row.binding_until?.toISOString() ?? null,
  rejectionReason: row.rejection_reason,
  rejectionReasonIndividual: row.rejection_reason_individual,
  orderConfirmation: confirmations.map(presentConfirmation).at(-1) ?? null,
  orderConfirmations: confirmations.map(presentConfirmation),
  order: row.family_order,
  orderedElsewhereFrom: row.ordered_elsewhere_from,
  customerInactive: row.customer_inactive,
  supplierInactive: row.supplier_inactive,
  family: { id: row.family_id, released: row.family_released, open: row.family_open },
})

const presentConfirmation = (file: FileRow) => ({
  path: pathOf(file),
  filename: file.filename,
  size: file.size,
})
