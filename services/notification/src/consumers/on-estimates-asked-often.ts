import type { estimatesAskedOften } from '@schrankwerk/contracts'
import { findRecipients } from '../neighbours.ts'
import { planner } from './planning.ts'

/** Tells the operator's admins. */
export const onEstimatesAskedOften = planner<typeof estimatesAskedOften>(
  'estimates-asked-often',
  ({ countId }) => countId,
  (neighbours) => findRecipients(neighbours, { companyType: 'ADMIN', adminsOnly: true }),
)
