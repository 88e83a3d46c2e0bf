import { inTransaction } from '@schrankwerk/service-kit'
import type { BomDb, OfOwner } from '../keeper/bom-owner.ts'
import type { KeptSums, WholeSums } from '../keeper/bom-tables.ts'
import { keepSums, linesInSlices } from '../list/bom.queries.ts'
import { lockBom } from '../list/find-bom.queries.ts'
import { sumsOf } from './line-sums.ts'

/** Whether all is known that is told of the lines; what an older copy of the service added up lacks the last figures. */
export const isWhole = (sums: KeptSums | null): sums is WholeSums => sums?.suppliedUnmatched !== undefined

/** Adds up a mapped list whose lines were written without their sums, and keeps what comes out. */
export const addUpLines = (db: BomDb, ofOwner: OfOwner): Promise<WholeSums | null> =>
  inTransaction({ db }, async (tx) => {
    const bom = await lockBom(tx, ofOwner)
    if (!bom?.mapped_at) return null
    if (isWhole(bom.sums)) return bom.sums
    const sums = sumsOf(await linesInSlices(tx, bom.id))
    await keepSums(tx, bom.id, sums)
    return sums
  })
