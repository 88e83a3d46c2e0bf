import { sql, type Transaction } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { keptDays } from './proposal-plan.ts'

/** Ends a proposal of which nothing becomes visible; answers its version. Its tables are cleared away later. */
export async function closeProposal(
  tx: Transaction<CatalogueTables>,
  id: string,
  state: 'REJECTED' | 'EXPIRED',
): Promise<number> {
  const { rows } = await sql<{ version: number }>`update article_import
    set state = ${state}, ended_at = clock_timestamp(), edit_version = edit_version + 1
    where id = ${id} and state = 'PROPOSED' returning edit_version as version`.execute(tx)
  await tx.deleteFrom('import_proposal').where('import_id', '=', id).execute()
  return rows[0]!.version
}

/** Proposals that nobody has decided about in time, held until the transaction ends. */
export async function lockOverdueProposals(tx: Transaction<CatalogueTables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from article_import
    where state = 'PROPOSED' and proposed_at < now() - make_interval(days => ${keptDays})
    order by id for update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}
