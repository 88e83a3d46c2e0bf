import type { BomDb, BomTx, OfOwner } from '../keeper/bom-owner.ts'
import type { BomRow } from '../keeper/bom-tables.ts'

const bomOf = (db: BomDb, ofOwner: OfOwner) => db.selectFrom('bom').selectAll().where(ofOwner)

/** The owner's parts list. */
export const findBom = (db: BomDb, ofOwner: OfOwner): Promise<BomRow | undefined> =>
  bomOf(db, ofOwner).executeTakeFirst()

/** The same, and nobody finishes writing its lines before this transaction ends: each such write touches this row. */
export const lockBom = (tx: BomTx, ofOwner: OfOwner): Promise<BomRow | undefined> =>
  bomOf(tx, ofOwner).forNoKeyUpdate().executeTakeFirst()
