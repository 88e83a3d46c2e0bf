import type { offerConfirmed } from '@schrankwerk/contracts'
import { findRecipients } from '../neighbours.ts'
import { planner } from './planning.ts'

/** Tells the customer's users, with the confirmation. */
export const onOfferConfirmed = planner<typeof offerConfirmed>(
  'offer-confirmed',
  ({ offerId }) => offerId,
  (neighbours, { customerCompanyId }) => findRecipients(neighbours, { companyIds: [customerCompanyId] }),
)
