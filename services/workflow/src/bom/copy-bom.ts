import { judgeLines, keepSums, linesInSlices, lockBom, sumsOf, updateLines } from '@schrankwerk/bom-service'
import { uuidv7 } from '@schrankwerk/service-kit'
import type { Transaction } from 'kysely'
import type { WorkflowTables } from '../database/tables.ts'
import { ofOwner } from '../owner/owner.queries.ts'
import { kindOf, type Owner } from '../owner/owner.ts'
import { copyBomLines, insertBomCopy } from './bom-copy.queries.ts'

/**
 * Copies a parts list with its lines as they are; nothing is matched again. `fileIds` maps the old owner's files to
 * their copies; without it the copy keeps no file. Answers the number of lines.
 */
export async function copyBom(
  tx: Transaction<WorkflowTables>,
  { from, to, fileIds }: { from: Owner; to: Owner; fileIds?: ReadonlyMap<string, string> },
): Promise<number> {
  const bom = await lockBom(tx, ofOwner('bom', from))
  if (bom === undefined) return 0
  const id = uuidv7()
  const fileId = bom.file_id === null ? null : (fileIds?.get(bom.file_id) ?? null)
  // An offer's supplier gets of the customer's list what the customer shows, not what they noted for themselves.
  const keepsOwn = kindOf(from) === kindOf(to)
  const kept = keepsOwn ? bom : { ...bom, left_out: [], notices: [] }
  await insertBomCopy(tx, kept, { id, owner: to, fileId })
  const lines = await copyBomLines(tx, {
    fromBomId: bom.id,
    toBomId: id,
    isRevision: kindOf(from) === 'offer',
    keepsOwn,
  })
  // Sums that were not counted yet do not say that nothing was left so.
  if (!keepsOwn && bom.sums?.withoutArticle !== 0) await judgeAnew(tx, id)
  else if (bom.sums !== null) await keepSums(tx, id, bom.sums)
  return lines
}

/** What the customer leaves without an article is for the supplier to find one for, and misses one until then. */
async function judgeAnew(tx: Transaction<WorkflowTables>, bomId: string): Promise<void> {
  const copied = await linesInSlices(tx, bomId)
  const judged = judgeLines(copied)
  await updateLines(
    tx,
    judged.filter((line, index) => line !== copied[index]),
  )
  await keepSums(tx, bomId, sumsOf(judged))
}
