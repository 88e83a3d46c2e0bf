import type { FieldsOf, mapBom as mapEndpoint, QueryOf } from '@schrankwerk/contracts'
import { cleanFilename } from '@schrankwerk/domain'
import { columnOfHeader, detectHeaderRow, headerNames, proposeQuantityBasis } from '@schrankwerk/domain/bom'
import {
  type FileStore,
  Invalid,
  inTransaction,
  NotFound,
  type Upload,
  uuidv7,
} from '@schrankwerk/service-kit'
import type { CatalogueClient, WorkflowCtx } from '../app.ts'
import { recordOwnerChange } from '../file/attach-file.ts'
import { lockOwner } from '../file/file-owner.ts'
import { linesByHand, replaceLines, updateBomMapping } from './bom.queries.ts'
import { estimateOfMapped } from './bom-estimate.ts'
import { type BomRow, findBom, type Owner } from './bom-state.queries.ts'
import { countAssembliesOnce } from './count-assemblies.ts'
import type { Disguise } from './disguise.ts'
import { requireEditable } from './editable-owner.ts'
import { findBomFile } from './find-bom-file.ts'
import { judgeLines } from './judge-lines.ts'
import { keepDecisions, keepValues } from './keep-by-hand.ts'
import { sumsOf } from './line-sums.ts'
import { linesOfTable } from './lines-of-table.ts'
import { matchAll } from './match-lines.ts'
import { type BomTable, readBomTable } from './read-bom-table.ts'
import { rememberMapping } from './remembered-mapping.queries.ts'
import { toRemember } from './remembered-mapping.ts'
import { withStoredFile } from './stored-table.ts'
import { putBom } from './upload-bom.ts'

export interface MapInput {
  owner: Owner
  query: QueryOf<typeof mapEndpoint>
  fields: FieldsOf<typeof mapEndpoint>
  upload: Upload | undefined
}

/**
 * Turns the table into lines by the mapping, matches and judges them, and answers summary and estimate. Everything
 * slow happens before the one short transaction that writes.
 */
export async function mapBom(
  ctx: WorkflowCtx,
  {
    catalogue,
    files,
    disguise,
  }: { catalogue: CatalogueClient; files: FileStore; disguise: Disguise | undefined },
  { owner, query, fields, upload }: MapInput,
) {
  const { amount, editVersion } = await requireEditable(ctx.db, ctx, owner, query.editVersion)
  const { table, bom } = await tableOf(ctx, files, owner, upload, query)
  const bomId = bom?.id ?? uuidv7()
  const sameSheet = bom !== undefined && table.sheet === (bom.sheet ?? table.sheet)
  const headerRowIndex =
    query.headerRowIndex ?? (sameSheet ? bom.header_row_index : detectHeaderRow(table.rows).headerRowIndex)
  const quantityBasis = query.quantityBasis ?? proposedBasis(table, headerRowIndex, fields.mapping)
  const choice = {
    headerRowIndex,
    mapping: fields.mapping,
    quantityBasis,
    suppliedPartString: query.suppliedPartString?.trim() || null,
    includedRows: fields.includedRows ?? [],
    amount,
  }
  requireKnownHeaders(headerNames(table.rows, headerRowIndex), fields.mapping)
  const read = await linesOfTable(ctx, catalogue, table, bomId, choice)
  // Another sheet is another table: nothing of the former one fits its rows.
  const former = bom !== undefined && bom.sheet === table.sheet ? await linesByHand(ctx.db, bom.id) : []
  const matched = await matchAll(ctx, catalogue, keepValues(read.lines, former))
  const counted = countAssembliesOnce(matched, read, choice.includedRows)
  const lines = judgeLines(keepDecisions(counted.lines, former))
  const mappedAs = {
    sheet: table.sheet,
    encoding: table.encoding ?? null,
    separator: table.separator ?? null,
    headers: read.headers,
    fieldMapping: fields.mapping,
    leftOut: counted.leftOut,
    notices: counted.notices,
    sums: sumsOf(lines),
    ...choice,
  }
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, owner)
    await requireEditable(tx, ctx, owner, editVersion)
    if (upload !== undefined) {
      const reading = { ...mappedAs, bomFileName: cleanFilename(upload.filename) }
      await putBom(tx, ctx, { id: bomId, owner, upload, reading })
    }
    await replaceLines(tx, bomId, lines)
    await updateBomMapping(tx, bomId, mappedAs, ctx.now())
    await rememberMapping(tx, ctx.actor.companyId, toRemember(read.headers, fields.mapping), ctx.now())
    const version = await recordOwnerChange(tx, ctx, owner, 'map-bom', lines.length)
    return { ...(await estimateOfMapped(ctx, tx, owner, disguise)), editVersion: version }
  })
}

/** The table sent along, or the stored one with the choices under which it was shown. */
async function tableOf(
  ctx: WorkflowCtx,
  files: FileStore,
  owner: Owner,
  upload: Upload | undefined,
  query: MapInput['query'],
): Promise<{ table: BomTable; bom: BomRow | undefined }> {
  if (upload !== undefined) {
    return { table: await readBomTable(upload.path, upload.filename, query), bom: undefined }
  }
  const file = await findBomFile(ctx, owner)
  const bom = await findBom(ctx.db, owner)
  if (bom === undefined) throw new NotFound('bom-missing')
  const shown = {
    sheet: query.sheet ?? bom.sheet ?? undefined,
    encoding: query.encoding ?? bom.encoding ?? undefined,
    separator: query.separator ?? bom.separator ?? undefined,
  }
  const table = await withStoredFile(files, file.storage_key, (path) =>
    readBomTable(path, file.filename, shown),
  )
  return { table, bom }
}

function proposedBasis(table: BomTable, headerRowIndex: number, mapping: MapInput['fields']['mapping']) {
  const below = table.rows.filter((row) => row.rowIndex > headerRowIndex)
  return proposeQuantityBasis(headerNames(table.rows, headerRowIndex), below, mapping).basis
}

/** A mapping of headers that are not there comes from another table: refused, naming each of them. */
function requireKnownHeaders(headers: readonly string[], mapping: MapInput['fields']['mapping']): void {
  const unknown = mapping.filter((entry) => columnOfHeader(headers, entry.importHeader) < 0)
  if (unknown.length === 0) return
  throw new Invalid(
    'mapping-invalid',
    unknown.map((entry) => ({ path: 'mapping', code: 'unknown-header', detail: `„${entry.importHeader}“` })),
  )
}
