import type { offerDeclined } from '@schrankwerk/contracts'
import { findRecipients } from '../neighbours.ts'
import { planner } from './planning.ts'

/** Tells the supplier's users, also of a decline that nobody clicked. */
export const onOfferDeclined = planner<typeof offerDeclined>(
  'offer-declined',
  ({ offerId }) => offerId,
  (neighbours, { supplierCompanyId }) => findRecipients(neighbours, { companyIds: [supplierCompanyId] }),
)
