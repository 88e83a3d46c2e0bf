import type { EnquiryAction } from '@schrankwerk/contracts'
import { type EnquiryFacts, enquiryObstacle, type Party } from '@schrankwerk/domain'
import { type Actor, Conflict, Forbidden } from '@schrankwerk/service-kit'
import type { EnquiryRow } from './enquiry.queries.ts'

/** On which side of an enquiry someone stands. Routes admit these two company types alone. */
export const partyOf = (actor: Pick<Actor, 'companyType'>): Party => {
  if (actor.companyType === 'CUSTOMER' || actor.companyType === 'SUPPLIER') return actor.companyType
  throw new Forbidden('not-allowed')
}

export const factsOf = (row: EnquiryRow): EnquiryFacts => ({
  released: row.released,
  closed: row.closed,
  archived: row.archived,
  hasJob: row.has_job,
  hasOrder: row.has_order,
  customerInactive: row.customer_inactive,
})

/** Refuses what party or state forbid: the other party's act is 403, a wrong state 409. */
export const authorise = (action: EnquiryAction, row: EnquiryRow, actor: Actor): void => {
  const obstacle = enquiryObstacle(action, factsOf(row), partyOf(actor))
  if (obstacle === null) return
  if (obstacle === 'other-party') throw new Forbidden(obstacle)
  throw new Conflict(obstacle)
}
