import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'

/** Removes the parts list that was read from this file, with its lines. Tells whether there was one. */
export async function deleteBomOfFile(tx: Transaction<WorkflowTables>, fileId: string): Promise<boolean> {
  const result = await tx.deleteFrom('bom').where('file_id', '=', fileId).executeTakeFirst()
  return result.numDeletedRows > 0n
}
