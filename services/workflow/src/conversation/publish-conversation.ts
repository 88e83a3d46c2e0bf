import { conversationChanged, messageSent } from '@schrankwerk/contracts'
import { publish } from '@schrankwerk/service-kit'
import type { Selectable, Transaction } from 'kysely'
import type { ConversationTable, WorkflowTables } from '../database/tables.ts'
import type { Reader } from './conversation.queries.ts'

type Tx = Transaction<WorkflowTables>
/** With the version that the change made. */
type Changed = Pick<
  Selectable<ConversationTable>,
  'id' | 'enquiry_id' | 'customer_company_id' | 'supplier_company_id' | 'version'
>

const about = (conversation: Changed, { actor }: Reader) => ({
  conversationId: conversation.id,
  enquiryId: conversation.enquiry_id,
  customerCompanyId: conversation.customer_company_id,
  supplierCompanyId: conversation.supplier_company_id,
  userId: actor.userId,
})
const at = ({ id, version }: Changed) => ({ aggregateId: id, aggregateVersion: version })

/** Publishes that something about a conversation changed, by ids alone; the reader asks for the rest. */
export const publishConversation = (tx: Tx, reader: Reader, conversation: Changed): Promise<string> =>
  publish(tx, conversationChanged, about(conversation, reader), at(conversation))

export const publishMessage = (
  tx: Tx,
  reader: Reader,
  conversation: Changed,
  messageId: string,
): Promise<string> =>
  publish(
    tx,
    messageSent,
    { ...about(conversation, reader), companyId: reader.actor.companyId, messageId },
    at(conversation),
  )
