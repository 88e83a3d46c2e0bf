import type { ProblemCode } from '@schrankwerk/contracts'
import type { Party } from './party.ts'

/** What decides who may write in a conversation. */
export interface ConversationFacts {
  enquiryReleased: boolean
  enquiryClosed: boolean
  enquiryArchived: boolean
  /** The supplier has an offer on the enquiry that is ACCEPTED or CONFIRMED. */
  hasAgreement: boolean
  customerInactive: boolean
  supplierInactive: boolean
}

/** A supplier is out once the enquiry takes no offers any more and none of his was ordered. */
export const supplierIsOut = (facts: ConversationFacts): boolean =>
  !facts.hasAgreement && (facts.enquiryClosed || facts.enquiryArchived || facts.customerInactive)

/** Why this party cannot write now; null when it can. Reading never ends. */
export const writingObstacle = (facts: ConversationFacts, party: Party): ProblemCode | null => {
  if (!facts.enquiryReleased) return 'enquiry-not-released'
  if (party === 'SUPPLIER') return supplierIsOut(facts) ? 'conversation-over' : null
  return facts.supplierInactive ? 'conversation-over' : null
}

/** Why this party cannot begin the conversation: on an enquiry that is the supplier's, on an offer either's. */
export const beginningObstacle = (
  facts: ConversationFacts,
  party: Party,
  at: 'enquiry' | 'offer',
): ProblemCode | null =>
  writingObstacle(facts, party) ??
  (at === 'enquiry' && party === 'CUSTOMER' ? 'conversation-by-supplier' : null)
