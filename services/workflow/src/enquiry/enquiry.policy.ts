import type { EnquiryAction } from '@schrankwerk/contracts'
import { canOnEnquiry, type EnquiryFacts, type Party, partyOfEnquiryAction } from '@schrankwerk/domain'
import { type Actor, Conflict, Forbidden, NotFound } from '@schrankwerk/service-kit'
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
})

/** Hands the row through, or 404: what one may not see is not told from what is not there. */
export const mustExist = (row: EnquiryRow | undefined): EnquiryRow => {
  if (row === undefined) throw new NotFound()
  return row
}

/** Refuses the other party's act with 403 and what the enquiry's state forbids with 409 and the state as reason. */
export const authorise = (action: EnquiryAction, row: EnquiryRow, actor: Actor): void => {
  if (canOnEnquiry(action, factsOf(row), partyOf(actor))) return
  if (partyOfEnquiryAction(action) !== partyOf(actor)) throw new Forbidden('not-allowed')
  if (row.archived) throw new Conflict('enquiry-archived')
  if (action === 'reopen') throw new Conflict(row.closed ? 'enquiry-has-job' : 'enquiry-not-closed')
  if (row.has_order && (action === 'archive' || action === 'close')) throw new Conflict('enquiry-has-order')
  if (row.closed) throw new Conflict('enquiry-closed')
  throw new Conflict('enquiry-released')
}
