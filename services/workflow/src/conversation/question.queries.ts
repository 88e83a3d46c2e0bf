import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { ofCompany, type Reader } from './conversation.queries.ts'
import type { About } from './find-about.ts'
import { messagesOf } from './message.queries.ts'

type Db = Kysely<WorkflowTables>

/** Messages of these conversations, as far as the asker's company takes part in them. */
export const messagesAbout = (db: Db, reader: Reader, { enquiryId, supplierCompanyId }: About) =>
  messagesOf(db, reader)
    .where('conversation.enquiry_id', '=', enquiryId)
    .where(
      supplierCompanyId === undefined
        ? sql<SqlBool>`true`
        : sql<SqlBool>`conversation.supplier_company_id = ${supplierCompanyId}`,
    )

const isOpenQuestion = sql<SqlBool>`(message.reference is not null and message.settled_at is null)`

/** Questions that nobody has settled, oldest first. */
export const openQuestions = (db: Db, reader: Reader, about: About) =>
  messagesAbout(db, reader, about).where(isOpenQuestion).orderBy('message.id').limit(1000).execute()

/** How many questions the two parties of an offer, of whom the asker is one, have not settled. */
export async function countOpenQuestions(
  db: Db,
  reader: Reader,
  { enquiry_id, supplier_company_id }: { enquiry_id: string; supplier_company_id: string },
): Promise<number> {
  const about = { enquiryId: enquiry_id, supplierCompanyId: supplier_company_id }
  const { count } = await messagesAbout(db, reader, about)
    .where(isOpenQuestion)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Marks a question as settled or as open again; false where it was so already. */
export async function writeSettled(
  tx: Transaction<WorkflowTables>,
  reader: Reader,
  messageId: string,
  settled: { at: Date; by: string } | null,
): Promise<boolean> {
  const result = await tx
    .updateTable('message')
    .from('conversation')
    .set({ settled_at: settled?.at ?? null, settled_by: settled?.by ?? null })
    .where('message.id', '=', messageId)
    .whereRef('conversation.id', '=', 'message.conversation_id')
    .where(ofCompany(reader))
    .where('settled_at', settled === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
