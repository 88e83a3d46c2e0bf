import { type Kysely, sql } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'

type Db = Kysely<WorkflowTables>
type List = WorkflowTables['list_change']['list']

/**
 * How often what a company sees of a list has changed. Rises with every change that can be seen, so the same number
 * twice means that nothing changed between. A supplier's enquiries are also what every supplier sees.
 */
export async function changesOf(
  db: Db,
  list: List,
  { companyId, companyType }: { companyId: string; companyType: string },
): Promise<number> {
  const shared = list === 'ENQUIRY' && companyType === 'SUPPLIER' ? sql`or company_id is null` : sql``
  const { rows } = await sql<{ changes: number }>`
    select coalesce(sum(changes), 0) as changes from list_change
    where list = ${list} and (company_id = ${companyId} ${shared})`.execute(db)
  return rows[0]!.changes
}

/** Adds up the rows of each list and company. Whoever looks meanwhile sees those from before or their sum. */
export async function addUpListChanges(db: Db): Promise<void> {
  await sql`
    with many as (
      select list, company_id from list_change group by list, company_id having count(*) > 1
    ), gone as (
      delete from list_change using many
      where list_change.list = many.list and list_change.company_id is not distinct from many.company_id
      returning list_change.*
    )
    insert into list_change (list, company_id, changes)
      select list, company_id, sum(changes) from gone group by list, company_id`.execute(db)
}
