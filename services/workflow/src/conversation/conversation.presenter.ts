import type { Actor } from '@schrankwerk/service-kit'
import { isOut, mayWrite } from './conversation.policy.ts'
import type { ShownConversationRow } from './conversation.queries.ts'

/** A conversation as one of its two parties sees it. */
export const presentConversation = (row: ShownConversationRow, actor: Pick<Actor, 'companyType'>) => ({
  id: row.id,
  enquiryId: isOut(row, actor) ? null : row.enquiry_id,
  offerId: row.offer_id,
  enquiryTitle: row.enquiry_title,
  referenceNumber: row.reference_number,
  companyName: actor.companyType === 'CUSTOMER' ? row.supplier_name : row.customer_name,
  lastMessage: row.last_message_id,
  lastMessageAt: row.last_message_at,
  lastMessageText: row.last_message_text,
  unread: row.unread,
  openQuestions: row.open_questions,
  allowedActions: mayWrite(row, actor) ? (['write'] as 'write'[]) : [],
  createDate: row.create_date,
})
