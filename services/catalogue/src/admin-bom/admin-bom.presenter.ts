import { estimateOf, findBom, matchedPercentOf, presentBomState } from '@schrankwerk/bom-service'
import { type Ctx, changeEntries, NotFound } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { allowedActions } from './admin-bom.policy.ts'
import { type ListedResultRow, ofResult, type ResultRow } from './admin-bom.queries.ts'
import { resultBom } from './result-bom.ts'

const presentFields = (row: ResultRow) => ({
  id: row.id,
  released: row.released,
  uploadedBy: row.uploaded_by,
  uploadedByName: row.uploaded_by_name,
  createDate: row.create_date,
  lastUpdate: row.last_update,
  editVersion: row.edit_version,
})

/** A result as the history shows it. */
export const presentListedResult = ({ sums, ...row }: ListedResultRow) => ({
  ...presentFields(row),
  bomFileName: row.bom_file_name,
  lines: sums?.lines ?? null,
  errors: sums?.linesWithError ?? null,
  matched: sums?.matched ?? null,
  matchedPercent: sums && matchedPercentOf(sums),
})

/** A result with how its list was read and what became of its lines. */
export async function presentResult(ctx: Ctx<CatalogueTables>, row: ResultRow) {
  const [bom, { summary }, changes] = await Promise.all([
    findBom(ctx.db, ofResult(row.id)),
    estimateOf(ctx.db, resultBom(ctx, row.id)),
    changeEntries(ctx.db, 'admin-bom', row.id),
  ])
  if (bom === undefined) throw new NotFound()
  return {
    ...presentFields(row),
    ...presentBomState(bom),
    bomFileName: bom.bom_file_name,
    bomHeaderRowIndex: bom.header_row_index,
    summary,
    allowedActions: [...allowedActions(row)],
    changeEntries: changes,
  }
}
