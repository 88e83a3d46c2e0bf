import type { ReferenceInput } from '@schrankwerk/contracts'
import { NotFound } from '@schrankwerk/service-kit'
import type { Kysely, Selectable } from 'kysely'
import type { ConversationTable, WorkflowTables } from '../database/tables.ts'
import type { Asker } from '../enquiry/enquiry.queries.ts'
import { presentReferences } from './reference.presenter.ts'

type Speakers = Pick<
  Selectable<ConversationTable>,
  'id' | 'enquiry_id' | 'customer_company_id' | 'supplier_company_id'
>

/**
 * Refuses what one of the two parties may not read now, or what is of another enquiry: as if it were not there. The
 * other party may be out, or what one sees may be one's own alone, as a draft is.
 */
export async function requireReferenceForBoth(
  { db, now }: { db: Kysely<WorkflowTables>; now: Asker['now'] },
  conversation: Speakers,
  reference: ReferenceInput,
): Promise<void> {
  const { id, enquiry_id } = conversation
  const parties: Asker['actor'][] = [
    { companyType: 'CUSTOMER', companyId: conversation.customer_company_id },
    { companyType: 'SUPPLIER', companyId: conversation.supplier_company_id },
  ]
  const seen = await Promise.all(
    parties.map((actor) => presentReferences(db, { actor, now }, [{ id, enquiry_id, reference }])),
  )
  if (seen.some((references) => references.get(id) === null)) throw new NotFound()
}
