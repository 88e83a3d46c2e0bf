import type { enquiryReleased } from '@schrankwerk/contracts'
import { findRecipients } from '../neighbours.ts'
import { planner } from './planning.ts'

/** Tells the users of every active supplier. */
export const onEnquiryReleased = planner<typeof enquiryReleased>(
  'enquiry-released',
  ({ enquiryId }) => enquiryId,
  (neighbours) => findRecipients(neighbours, { companyType: 'SUPPLIER' }),
)
