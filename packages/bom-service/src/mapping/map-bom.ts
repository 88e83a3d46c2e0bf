import type {
  FieldsOf,
  mapBom as mapEndpoint,
  PartsListMapping,
  QueryOf,
  ReadingPoint,
} from '@schrankwerk/contracts'
import {
  type FileStore,
  type InTurn,
  Invalid,
  inTransaction,
  NotFound,
  type Upload,
  uuidv7,
  withStoredFile,
} from '@schrankwerk/service-kit'
import { estimateOfMapped } from '../estimate/bom-estimate.ts'
import { type ArticleSource, abbreviationsOf } from '../keeper/article-source.ts'
import type { BomParts } from '../keeper/bom-keeper.ts'
import type { BomCtx, BomOwner, BomTx, KeptTable } from '../keeper/bom-owner.ts'
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

export type MappingParts = BomParts & Record<'matchingTurn' | 'writingTurn', InTurn>

/**
 * Turns the table into lines by the mapping, matches and judges them, and answers summary and estimate. Everything
 * slow happens before the one short transaction that writes.
 */
export async function mapBom(ctx: BomCtx, parts: MappingParts, { owner, query, fields, upload }: MapInput) {
  const { amount, editVersion } = await owner.requireEditable(ctx.db, query.editVersion)
  const { bom, withFile } = await tableOf(ctx, parts.files, owner, upload)
  const isSameSheet = query.sheet === undefined || query.sheet === bom?.sheet
  const { mapping } = fields
  const wanted = {
    mapping: mapping === undefined ? columnsKept(bom) : fieldsMapped(mapping),
    suppliedPartString: query.suppliedPartString?.trim() || null,
    includedRows: fields.includedRows ?? [],
    excludedRows: fields.excludedRows ?? (isSameSheet ? (bom?.excluded_rows ?? []) : []),
    headerRowIndex: query.headerRowIndex,
    quantityBasis: query.quantityBasis,
    quantityCount: query.quantityCount ?? null,
    choice: shownAs(query, fields, bom),
    decidedReading: fields.decidedReading ?? [],
  }
  const keepTable = upload && (() => keptTable(upload))
  return writeMapped(
    ctx,
    parts,
    { owner, bom, withFile, amount, editVersion, keepTable, wanted },
    async (tx, headers) => {
      if (mapping) await rememberAs(tx, ctx, headers, { ...fields, mapping })
    },
  )
}

/** Those that the list is mapped by already. */
function columnsKept(bom: BomRow | undefined): BomRow['field_mapping'] {
  if (!bom?.mapped_at) throw new Invalid('mapping-incomplete')
  return bom.field_mapping
}

/** How the table of a list is to be turned into lines. */
type Wanted = Omit<FileToMap, 'path' | 'filename' | 'bomId' | 'amount' | 'former' | 'replaced'> & {
  decidedReading: ReadingPoint[]
}

interface Mapping {
  owner: BomOwner
  bom: BomRow | undefined
  withFile: WithFile
  amount: number
  /** What the owner was at before anything was read. */
  editVersion: number
  /** Keeps a table that takes the place of the list's, once it was read. */
  keepTable?: (() => Promise<KeptTable>) | undefined
  wanted: Wanted
}

/** Reads, matches and writes the lines; `whenWritten` runs in the same transaction. */
export async function writeMapped(
  ctx: BomCtx,
  { articles, threads, matchingTurn, writingTurn }: MappingParts,
  { owner, bom, withFile, amount, editVersion, keepTable, wanted }: Mapping,
  whenWritten: (tx: BomTx, headers: string[]) => Promise<void> = async () => undefined,
) {
  const { decidedReading, ...toMap } = wanted
  const bomId = bom?.id ?? uuidv7()
  const file = {
    ...toMap,
    amount,
    bomId,
    former: bom && (await formerOf(ctx, bom)),
    replaced: bom?.mapped_at ? bom.replaced_lines : await selectReplacedLines(ctx.db, owner.ofOwner),
  }
  const { lines, ...read } = await withFile((path, filename) =>
    threads.run('mapLines', { ...file, path, filename }, whileMapping(ctx, articles, matchingTurn)),
  )
  const { mapping: fieldMapping, suppliedPartString, includedRows, excludedRows } = wanted
  const mappedAs = { ...read, fieldMapping, suppliedPartString, includedRows, excludedRows, decidedReading }
  const table = await keepTable?.()
  return inTransaction(ctx, async (tx) => {
    await owner.lock(tx)
    await owner.requireEditable(tx, editVersion)
    if (table !== undefined) await putBom(tx, { id: bomId, owner, table, reading: mappedAs })
    // Behind the lock: who waits for the lock of one enquiry must not keep all lists waiting.
    await writingTurn(ctx.actor.companyId, () => replaceLines(tx, bomId, lines))
    await updateBomMapping(tx, bomId, mappedAs, ctx.now())
    await whenWritten(tx, read.headers)
    const version = await owner.recordChange(tx, 'map-bom', lines.count)
    return { ...(await estimateOfMapped(tx, owner)), editVersion: version }
  })
}

/** The next list with these headers begins with what was decided here. */
async function rememberAs(
  tx: BomTx,
  ctx: BomCtx,
  headers: string[],
  { mapping, decidedReading = [] }: MapInput['fields'] & { mapping: PartsListMapping },
): Promise<void> {
  const remembered = await rememberedMappings(tx, ctx.actor.companyId)
  const isHeaderDecided =
    decidedReading.includes('headerRow') || likestMapping(headers, remembered)?.isHeaderDecided === true
  const toKeep = { ...toRemember(headers, mapping), isHeaderDecided }
  await rememberMapping(tx, ctx.actor.companyId, toKeep, ctx.now())
}

export type WithFile = (
  read: (path: string, filename: string) => Promise<MappedLines>,
) => Promise<MappedLines>

/** The file sent along, or the stored one with the parts list that it is of. */
export async function tableOf(
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
