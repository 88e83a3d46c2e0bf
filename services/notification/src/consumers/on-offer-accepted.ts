import type { offerAccepted } from '@schrankwerk/contracts'
import { findRecipients } from '../neighbours.ts'
import { planner } from './planning.ts'

/** Tells the supplier's users. */
export const onOfferAccepted = planner<typeof offerAccepted>(
  'offer-accepted',
  ({ offerId }) => offerId,
  (neighbours, { supplierCompanyId }) => findRecipients(neighbours, { companyIds: [supplierCompanyId] }),
)
