import type { Transaction } from 'kysely'
import type { WorkflowTables } from './tables.ts'

/** Notes that this version of a company is known; false where a newer one was known already. */
export async function isNewer(
  tx: Transaction<WorkflowTables>,
  companyId: string,
  version: number,
): Promise<boolean> {
  const noted = await tx
    .insertInto('known_company')
    .values({ company_id: companyId, version })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({ version }).where('known_company.version', '<', version),
    )
    .returning('company_id')
    .executeTakeFirst()
  return noted !== undefined
}

/** Whether no newer version is known. */
export async function isLatest(
  tx: Transaction<WorkflowTables>,
  companyId: string,
  version: number,
): Promise<boolean> {
  const known = await tx
    .selectFrom('known_company')
    .select('version')
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return known?.version === version
}

/** Writes a company's new name wherever it was copied to. */
export async function renameCompany(
  tx: Transaction<WorkflowTables>,
  companyId: string,
  name: string,
): Promise<void> {
  await tx
    .updateTable('enquiry')
    .set({ customer_name: name })
    .where('company_id', '=', companyId)
    .where('customer_name', '<>', name)
    .execute()
  await tx
    .updateTable('offer')
    .set({ customer_name: name })
    .where('customer_company_id', '=', companyId)
    .where('customer_name', '<>', name)
    .execute()
  await tx
    .updateTable('offer')
    .set({ supplier_name: name })
    .where('supplier_company_id', '=', companyId)
    .where('supplier_name', '<>', name)
    .execute()
  await tx
    .updateTable('conversation')
    .set({ customer_name: name })
    .where('customer_company_id', '=', companyId)
    .where('customer_name', '<>', name)
    .execute()
  await tx
    .updateTable('conversation')
    .set({ supplier_name: name })
    .where('supplier_company_id', '=', companyId)
    .where('supplier_name', '<>', name)
    .execute()
}
