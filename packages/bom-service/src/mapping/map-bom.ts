import type { FieldsOf, mapBom as mapEndpoint, QueryOf } from '@schrankwerk/contracts'
import {
  type FileStore,
  type InTurn,
  inTransaction,
  NotFound,
  type Upload,
  uuidv7,
  withStoredFile,
} from '@schrankwerk/service-kit'
import { estimateOfMapped } from '../estimate/bom-estimate.ts'
import { type ArticleSource, abbreviationsOf } from '../keeper/article-source.ts'
import type { BomParts } from '../keeper/bom-keeper.ts'
import type { BomCtx, BomOwner } from '../keeper/bom-owner.ts'
import type { BomRow } from '../keeper/bom-tables.ts'
import { replaceLines, updateBomMapping } from '../list/bom.queries.ts'
import { findBom } from '../list/find-bom.queries.ts'
import { findBomFile } from '../list/find-bom-file.ts'
import { linesByHand, selectReplacedLines } from '../list/lines-by-hand.queries.ts'
import { keptTable, putBom } from '../reading/upload-bom.ts'
import { rememberedMappings, rememberMapping } from '../remembered/remembered-mapping.queries.ts'
import { fieldsMapped, likestMapping, toRemember } from '../remembered/remembered-mapping.ts'
import type { FileToMap, MappedLines, MappingQuestions } from './read-mapped-lines.ts'

export interface MapInput {
  owner: BomOwner
  query: QueryOf<typeof mapEndpoint>
  fields: FieldsOf<typeof mapEndpoint>
  upload: Upload | undefined
}

/**
 * Turns the table into lines by the mapping, matches and judges them, and answers summary and estimate. Everything
 * slow happens before the one short transaction that writes.
 */
export async function mapBom(
  ctx: BomCtx,
  {
    articles,
    files,
    threads,
    matchingTurn,
    writingTurn,
  }: BomParts & Record<'matchingTurn' | 'writingTurn', InTurn>,
  { owner, query, fields, upload }: MapInput,
) {
  const { amount, editVersion } = await owner.requireEditable(ctx.db, query.editVersion)
  const { bom, withFile } = await tableOf(ctx, files, owner, upload)
  const bomId = bom?.id ?? uuidv7()
  const choice = {
    mapping: fieldsMapped(fields.mapping),
    suppliedPartString: query.suppliedPartString?.trim() || null,
    includedRows: fields.includedRows ?? [],
  }
  const wanted = {
    ...choice,
    amount,
    bomId,
    headerRowIndex: query.headerRowIndex,
    quantityBasis: query.quantityBasis,
    quantityCount: query.quantityCount ?? null,
    choice: shownAs(query, fields, bom),
    former: bom && (await formerOf(ctx, bom)),
    replaced: bom?.mapped_at ? bom.replaced_lines : await selectReplacedLines(ctx.db, owner.ofOwner),
  }
  const { lines, ...read } = await withFile((path, filename) =>
    threads.run('mapLines', { ...wanted, path, filename }, whileMapping(ctx, articles, matchingTurn)),
  )
  const decidedReading = fields.decidedReading ?? []
  const mappedAs = { ...read, ...choice, decidedReading, fieldMapping: choice.mapping }
  const table = upload && (await keptTable(upload))
  return inTransaction(ctx, async (tx) => {
    await owner.lock(tx)
    await owner.requireEditable(tx, editVersion)
    if (table !== undefined) await putBom(tx, { id: bomId, owner, table, reading: mappedAs })
    // Behind the lock: who waits for the lock of one enquiry must not keep all lists waiting.
    await writingTurn(ctx.actor.companyId, () => replaceLines(tx, bomId, lines))
    await updateBomMapping(tx, bomId, mappedAs, ctx.now())
    const remembered = await rememberedMappings(tx, ctx.actor.companyId)
    const isHeaderDecided =
      decidedReading.includes('headerRow') ||
      likestMapping(read.headers, remembered)?.isHeaderDecided === true
    const toKeep = { ...toRemember(read.headers, fields.mapping), isHeaderDecided }
    await rememberMapping(tx, ctx.actor.companyId, toKeep, ctx.now())
    const version = await owner.recordChange(tx, 'map-bom', lines.count)
    return { ...(await estimateOfMapped(tx, owner)), editVersion: version }
  })
}

type WithFile = (read: (path: string, filename: string) => Promise<MappedLines>) => Promise<MappedLines>

/** The file sent along, or the stored one with the parts list that it is of. */
async function tableOf(
  ctx: BomCtx,
  files: FileStore,
  owner: BomOwner,
  upload: Upload | undefined,
): Promise<{ bom: BomRow | undefined; withFile: WithFile }> {
  if (upload !== undefined) return { bom: undefined, withFile: (read) => read(upload.path, upload.filename) }
  const file = await findBomFile(ctx.db, owner)
  const bom = await findBom(ctx.db, owner.ofOwner)
  if (bom === undefined) throw new NotFound('bom-missing')
  const withFile: WithFile = (read) =>
    withStoredFile(files, file.storage_key, (path) => read(path, file.filename))
  return { bom, withFile }
}

/** A stored table is read under the choices under which it was shown. */
const shownAs = (
  query: MapInput['query'],
  fields: MapInput['fields'],
  bom: BomRow | undefined,
): FileToMap['choice'] => ({
  sheet: query.sheet ?? bom?.sheet ?? undefined,
  encoding: query.encoding ?? bom?.encoding ?? undefined,
  separator: query.separator ?? bom?.separator ?? undefined,
  furtherSheets: fields.furtherSheets ?? furtherSheetsBefore(query, bom),
})

/** Another sheet has others beside it. */
const furtherSheetsBefore = ({ sheet }: MapInput['query'], bom: BomRow | undefined) =>
  sheet === undefined || sheet === bom?.sheet ? bom?.further_sheets : undefined

const formerOf = async (ctx: BomCtx, bom: BomRow): Promise<FileToMap['former']> => ({
  sheet: bom.sheet,
  headerRowIndex: bom.header_row_index,
  lines: await linesByHand(ctx.db, bom.id),
})

/** What only the catalogue knows. */
const whileMapping = (ctx: BomCtx, articles: ArticleSource, matchingTurn: InTurn): MappingQuestions => ({
  abbreviations: async () => abbreviationsOf(await articles.recognise(ctx, [])),
  match: (lines) => matchingTurn(ctx.actor.companyId, () => articles.matchText(ctx, lines)),
})
