import type { ProblemCode } from '@schrankwerk/contracts'
import {
  beginningObstacle,
  type ConversationFacts,
  supplierIsOut,
  writingObstacle,
} from '@schrankwerk/domain'
import { type Actor, Conflict, Forbidden } from '@schrankwerk/service-kit'
import { partyOf } from '../enquiry/enquiry.policy.ts'
import type { OwnerKind } from '../owner/owner.ts'
import type { SpeakingRow } from './conversation.queries.ts'

type Asking = Pick<Actor, 'companyType'>

const factsOf = (row: SpeakingRow): ConversationFacts => ({
  enquiryReleased: row.enquiry_released,
  enquiryClosed: row.enquiry_closed,
  enquiryArchived: row.enquiry_archived,
  hasAgreement: row.has_agreement,
  customerInactive: row.customer_inactive,
  supplierInactive: row.supplier_inactive,
})

export const mayWrite = (row: SpeakingRow, actor: Asking): boolean =>
  writingObstacle(factsOf(row), partyOf(actor)) === null

/** Whether the enquiry is not there for the asker any more, though the conversation is. */
export const isOut = (row: SpeakingRow, actor: Asking): boolean =>
  partyOf(actor) === 'SUPPLIER' && supplierIsOut(factsOf(row))

/** Refuses whoever can only read by now. */
export const requireWriting = (row: SpeakingRow, actor: Asking): void =>
  refuse(writingObstacle(factsOf(row), partyOf(actor)))

/** Refuses whom the rules do not let begin; on an enquiry it is the supplier who does. */
export const requireBeginning = (row: SpeakingRow, actor: Asking, at: OwnerKind): void =>
  refuse(beginningObstacle(factsOf(row), partyOf(actor), at))

function refuse(obstacle: ProblemCode | null): void {
  if (obstacle === null) return
  throw obstacle === 'conversation-by-supplier' ? new Forbidden(obstacle) : new Conflict(obstacle)
}
