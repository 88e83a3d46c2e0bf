import {
  type FieldsOf,
  type mapBom as mapEndpoint,
  type QueryOf,
  recogniseTexts,
} from '@schrankwerk/contracts'
import { cleanFilename } from '@schrankwerk/domain'
import {
  type FileStore,
  inTransaction,
  NotFound,
  type Upload,
  uuidv7,
  withStoredFile,
} from '@schrankwerk/service-kit'
import type { CatalogueClient } from '../catalogue-client.ts'
import { recordOwnerChange } from '../owner/change-owner.ts'
import { lockOwner, requireEditable } from '../owner/find-owner.ts'
import type { Owner } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { linesByHand, replaceLines, updateBomMapping } from './bom.queries.ts'
import { estimateOfMapped } from './bom-estimate.ts'
import { type BomRow, findBom } from './bom-state.queries.ts'
import type { BomThreads } from './describe-bom.ts'
import type { Disguise } from './disguise.ts'
import { findBomFile } from './find-bom-file.ts'
import { findMatches } from './match-lines.ts'
import type { FileToMap, MappedLines, MappingQuestions } from './read-mapped-lines.ts'
import { rememberMapping } from './remembered-mapping.queries.ts'
import { toRemember } from './remembered-mapping.ts'
import { keptTable, putBom } from './upload-bom.ts'

export interface MapInput {
  owner: Owner
  query: QueryOf<typeof mapEndpoint>
  fields: FieldsOf<typeof mapEndpoint>
  upload: Upload | undefined
}

export interface MapParts {
  catalogue: CatalogueClient
  files: FileStore
  threads: BomThreads
  disguise: Disguise | undefined
}

/**
 * Turns the table into lines by the mapping, matches and judges them, and answers summary and estimate. Everything
 * slow happens before the one short transaction that writes.
 */
export async function mapBom(
  ctx: WorkflowCtx,
  { catalogue, files, threads, disguise }: MapParts,
  { owner, query, fields, upload }: MapInput,
) {
  const { amount, editVersion } = await requireEditable(ctx.db, ctx, owner, query.editVersion)
  const { bom, withFile } = await tableOf(ctx, files, owner, upload)
  const bomId = bom?.id ?? uuidv7()
  const choice = {
    mapping: fields.mapping,
    suppliedPartString: query.suppliedPartString?.trim() || null,
    includedRows: fields.includedRows ?? [],
  }
  const wanted = {
    ...choice,
    amount,
    bomId,
    headerRowIndex: query.headerRowIndex,
    quantityBasis: query.quantityBasis,
    choice: shownAs(query, bom),
    former: bom && (await formerOf(ctx, bom)),
  }
  const { lines, ...read } = await withFile((path, filename) =>
    threads.run('mapLines', { ...wanted, path, filename }, whileMapping(ctx, catalogue)),
  )
  const mappedAs = { ...read, ...choice, fieldMapping: choice.mapping }
  const file = upload && (await keptTable(upload))
  return inTransaction(ctx, async (tx) => {
    await lockOwner(tx, ctx, owner)
    await requireEditable(tx, ctx, owner, editVersion)
    if (file !== undefined) {
      const reading = { ...mappedAs, bomFileName: cleanFilename(upload!.filename) }
      await putBom(tx, ctx, { id: bomId, owner, file, reading })
    }
    await replaceLines(tx, bomId, lines)
    await updateBomMapping(tx, bomId, mappedAs, ctx.now())
    await rememberMapping(tx, ctx.actor.companyId, toRemember(read.headers, fields.mapping), ctx.now())
    const version = await recordOwnerChange(tx, ctx, owner, 'map-bom', lines.length)
    return { ...(await estimateOfMapped(ctx, tx, owner, disguise)), editVersion: version }
  })
}

type WithFile = (read: (path: string, filename: string) => Promise<MappedLines>) => Promise<MappedLines>

/** The file sent along, or the stored one with the parts list that it is of. */
async function tableOf(
  ctx: WorkflowCtx,
  files: FileStore,
  owner: Owner,
  upload: Upload | undefined,
): Promise<{ bom: BomRow | undefined; withFile: WithFile }> {
  if (upload !== undefined) return { bom: undefined, withFile: (read) => read(upload.path, upload.filename) }
  const file = await findBomFile(ctx, owner)
  const bom = await findBom(ctx.db, owner)
  if (bom === undefined) throw new NotFound('bom-missing')
  const withFile: WithFile = (read) =>
    withStoredFile(files, file.storage_key, (path) => read(path, file.filename))
  return { bom, withFile }
}

/** A stored table is read under the choices under which it was shown. */
const shownAs = (query: MapInput['query'], bom: BomRow | undefined): FileToMap['choice'] => ({
  sheet: query.sheet ?? bom?.sheet ?? undefined,
  encoding: query.encoding ?? bom?.encoding ?? undefined,
  separator: query.separator ?? bom?.separator ?? undefined,
})

const formerOf = async (ctx: WorkflowCtx, bom: BomRow): Promise<FileToMap['former']> => ({
  sheet: bom.sheet,
  headerRowIndex: bom.header_row_index,
  lines: await linesByHand(ctx.db, bom.id),
})

/** What only the catalogue knows. */
const whileMapping = (ctx: WorkflowCtx, catalogue: CatalogueClient): MappingQuestions => ({
  abbreviations: async () => {
    const { abbreviations } = await catalogue.call(recogniseTexts, {
      body: { texts: [] },
      requestId: ctx.requestId,
    })
    return new Map(abbreviations.map(({ abbreviation, name }) => [abbreviation, name]))
  },
  match: (lines) => findMatches(ctx, catalogue, lines),
})
