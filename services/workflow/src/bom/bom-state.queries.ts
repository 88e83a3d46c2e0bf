import type { Kysely, Selectable, Transaction } from 'kysely'
import type { BomTable, WorkflowTables } from '../database/tables.ts'
import { ofOwner } from '../owner/owner.queries.ts'
import type { Owner } from '../owner/owner.ts'

export type BomRow = Selectable<BomTable>

const bomOf = (db: Kysely<WorkflowTables>, owner: Owner) =>
  db.selectFrom('bom').selectAll().where(ofOwner('bom', owner))

export const findBom = (db: Kysely<WorkflowTables>, owner: Owner): Promise<BomRow | undefined> =>
  bomOf(db, owner).executeTakeFirst()

/** The same, and nobody finishes writing its lines before this transaction ends: each such write touches this row. */
export const lockBom = (tx: Transaction<WorkflowTables>, owner: Owner): Promise<BomRow | undefined> =>
  bomOf(tx, owner).forNoKeyUpdate().executeTakeFirst()
