import { inTransaction } from '@schrankwerk/service-kit'
import { keepSums, linesOf } from './bom.queries.ts'
import type { BomDb, OfOwner } from './bom-owner.ts'
import { lockBom } from './bom-state.queries.ts'
import type { KeptSums, WholeSums } from './bom-tables.ts'
import { sumsOf } from './line-sums.ts'

/** Whether all is known that is told of the lines; what an older copy of the service added up lacks the last figures. */
export const isWhole = (sums: KeptSums | null): sums is WholeSums => sums?.suppliedUnmatched !== undefined

/** Adds up a mapped list whose lines were written without their sums, and keeps what comes out. */
export const addUpLines = (db: BomDb, ofOwner: OfOwner): Promise<WholeSums | null> =>
  inTransaction({ db }, async (tx) => {
    const bom = await lockBom(tx, ofOwner)
    if (!bom?.mapped_at) return null
    if (isWhole(bom.sums)) return bom.sums
    const sums = sumsOf(await linesOf(tx, bom.id))
    await keepSums(tx, bom.id, sums)
    return sums
  })
