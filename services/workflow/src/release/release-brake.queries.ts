import { sql, type Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'

/**
 * Adds a release to those of the company since `since` and answers them all, the oldest first. The company's row
 * stays locked until the transaction ends, in every copy of the service.
 */
export async function countRelease(
  tx: Transaction<WorkflowTables>,
  companyId: string,
  now: Date,
  since: Date,
): Promise<Date[]> {
  const { rows } = await sql<{ released_at: Date[] }>`
    insert into release_brake as known (company_id, released_at)
    values (${companyId}, array[${now}::timestamptz])
    on conflict (company_id) do update set released_at = array(
      select at from unnest(known.released_at || excluded.released_at) at where at > ${since} order by at
    )
    returning released_at`.execute(tx)
  return rows[0]!.released_at
}
