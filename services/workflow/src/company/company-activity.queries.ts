import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'

/** Whether the company that a column names is gone; who was never heard of is not. */
export const isInactive = (
  company:
    | 'enquiry.company_id'
    | 'offer.customer_company_id'
    | 'offer.supplier_company_id'
    | RawBuilder<unknown>,
): RawBuilder<SqlBool> =>
  sql`exists (select from company_activity
    where company_activity.company_id = ${typeof company === 'string' ? sql.ref(company) : company}
    and not company_activity.active)`

/** Which companies are gone. */
export const inactiveCompanies = async (db: Kysely<WorkflowTables>): Promise<string[]> => {
  const rows = await db
    .selectFrom('company_activity')
    .select('company_id')
    .where('active', '=', false)
    .execute()
  return rows.map((row) => row.company_id)
}

/** Keeps what this version of a company says; false where that changes nothing, or a newer version was known already. */
export async function keepActivity(
  tx: Transaction<WorkflowTables>,
  company: { id: string; active: boolean; version: number },
): Promise<boolean> {
  const { id, active, version } = company
  const former = await tx
    .selectFrom('company_activity')
    .select(['active', 'version'])
    .where('company_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (former !== undefined && former.version >= version) return false
  await tx
    .insertInto('company_activity')
    .values({ company_id: id, active, version })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ active, version })
        .where('company_activity.version', '<', version),
    )
    .execute()
  return active !== (former?.active ?? true)
}

/** What of a customer suppliers see while his company is active. */
export const openEnquiriesOf = (db: Kysely<WorkflowTables>, companyId: string) =>
  db
    .selectFrom('enquiry')
    .select(['id', 'edit_version'])
    .where('company_id', '=', companyId)
    .where('released', '=', true)
    .where('closed', '=', false)
    .where('archived', '=', false)
    .execute()
