import type { BomSummary, Estimate } from '@schrankwerk/contracts'
import type { BomDb, BomOwner } from '../keeper/bom-owner.ts'
import { findBom } from '../list/find-bom.queries.ts'
import { addUpLines, isWhole } from './add-up-lines.ts'
import { summaryOf } from './summary.ts'

type Told = { summary: BomSummary; estimate: Estimate | null }

/**
 * Summary and estimate of an owner's parts list as the asker may see them, from the sums kept with the list; both null
 * where nothing is mapped.
 */
export async function estimateOf(
  db: BomDb,
  owner: BomOwner,
): Promise<Told | { summary: null; estimate: null }> {
  const bom = await findBom(db, owner.ofOwner)
  const sums = bom?.mapped_at ? (isWhole(bom.sums) ? bom.sums : await addUpLines(db, owner.ofOwner)) : null
  if (bom === undefined || sums === null) return { summary: null, estimate: null }
  const estimate = await owner.estimate(db, sums)
  // What was noticed and left out when another's list was read quotes its table, prices and remarks among it.
  const told = !owner.view.showsOwnFields ? { left_out: [], notices: [] } : bom
  return { summary: summaryOf(sums, told), estimate }
}

/** The same of a list that was just mapped or changed. */
export async function estimateOfMapped(db: BomDb, owner: BomOwner): Promise<Told> {
  const told = await estimateOf(db, owner)
  if (told.summary === null) throw new Error('A parts list without sums cannot have been changed.')
  return told
}
