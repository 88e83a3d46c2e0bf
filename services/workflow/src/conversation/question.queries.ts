import { type Kysely, sql } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'

type Db = Kysely<WorkflowTables>

/** How many questions the two parties of an offer have not settled. */
export async function countOpenQuestions(
  db: Db,
  { enquiry_id, supplier_company_id }: { enquiry_id: string; supplier_company_id: string },
): Promise<number> {
  const row = await db
    .selectFrom('conversation')
    .innerJoin('message', 'message.conversation_id', 'conversation.id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('conversation.enquiry_id', '=', enquiry_id)
    .where('conversation.supplier_company_id', '=', supplier_company_id)
    .where('message.reference', 'is not', null)
    .where('message.settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}
