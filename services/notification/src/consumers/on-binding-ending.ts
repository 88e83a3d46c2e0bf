import type { bindingEnding } from '@schrankwerk/contracts'
import { findRecipients } from '../neighbours.ts'
import { planner } from './planning.ts'

/** Reminds the supplier's users. */
export const onBindingEnding = planner<typeof bindingEnding>(
  'binding-ending',
  ({ offerId }) => offerId,
  (neighbours, { supplierCompanyId }) => findRecipients(neighbours, { companyIds: [supplierCompanyId] }),
)
