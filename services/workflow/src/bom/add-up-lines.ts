import { inTransaction } from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { KeptSums, WorkflowTables } from '../database/tables.ts'
import type { Owner } from '../owner/owner.ts'
import { keepSums, linesOf } from './bom.queries.ts'
import { lockBom } from './bom-state.queries.ts'
import { sumsOf } from './line-sums.ts'

/** Adds up a mapped list whose lines were written without their sums, and keeps what comes out. */
export const addUpLines = (db: Kysely<WorkflowTables>, owner: Owner): Promise<KeptSums | null> =>
  inTransaction({ db }, async (tx) => {
    const bom = await lockBom(tx, owner)
    if (!bom?.mapped_at || bom.sums !== null) return bom?.sums ?? null
    const sums = sumsOf(await linesOf(tx, bom.id))
    await keepSums(tx, bom.id, sums)
    return sums
  })
