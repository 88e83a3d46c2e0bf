import type { offerReleased } from '@schrankwerk/contracts'
import { findRecipients } from '../neighbours.ts'
import { planner } from './planning.ts'

/** Tells the customer's users. */
export const onOfferReleased = planner<typeof offerReleased>(
  'offer-released',
  ({ offerId }) => offerId,
  (neighbours, { customerCompanyId }) => findRecipients(neighbours, { companyIds: [customerCompanyId] }),
)
