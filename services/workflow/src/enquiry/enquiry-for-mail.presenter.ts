import type { EnquiryForMailRow } from './enquiry.queries.ts'

/** An enquiry as mails tell of it. */
export const presentEnquiryForMail = (row: EnquiryForMailRow) => ({
  id: row.id,
  customerCompanyId: row.company_id,
  customerName: row.customer_name,
  title: row.title,
  referenceNumber: row.reference_number,
  desiredDeliveryDate: row.desired_delivery_date,
  offerDeadline: row.offer_deadline,
  amount: row.amount,
  released: row.released,
  closed: row.closed,
  archived: row.archived,
  customerActive: !row.customer_inactive,
})
