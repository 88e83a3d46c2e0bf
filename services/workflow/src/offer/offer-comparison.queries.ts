import type { Kysely } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import type { Asker } from '../enquiry/enquiry.queries.ts'

/** What offers on an enquiry are compared with, for the company that asked for them: nobody else finds it. */
export const findComparedEnquiry = (db: Kysely<WorkflowTables>, { actor }: Asker, enquiryId: string) =>
  db
    .selectFrom('enquiry')
    .select([
      'id',
      'title',
      'reference_number',
      'amount',
      'line_count',
      'delivery_condition',
      'desired_delivery_date',
    ])
    .where('id', '=', enquiryId)
    .where('company_id', '=', actor.companyId)
    .executeTakeFirst()

export type ComparedEnquiryRow = NonNullable<Awaited<ReturnType<typeof findComparedEnquiry>>>
