import { slimLine } from '@schrankwerk/contracts'
import { bomExtensions, extensionOf, whyNoBom } from '@schrankwerk/domain'
import {
  type Api,
  createTurns,
  formRoute,
  inTransaction,
  mediaTypeOf,
  NotFound,
  route,
  sendFile,
  UnsupportedMedia,
  uploadRoute,
} from '@schrankwerk/service-kit'
import { updateBomLines } from './change/update-lines.ts'
import { estimateOf } from './estimate/bom-estimate.ts'
import type { BomCalls, NamedOwner } from './keeper/bom-calls.ts'
import type { BomKeeper } from './keeper/bom-keeper.ts'
import type { BomCtx, BomOwner, LineView } from './keeper/bom-owner.ts'
import type { BomRow, BomTables } from './keeper/bom-tables.ts'
import { deleteBom, equalLineIds, findLine, listLines, slimLinesAfter } from './list/bom.queries.ts'
import { describeByOwnList } from './list/describe-by-own-list.queries.ts'
import { findBom } from './list/find-bom.queries.ts'
import { findBomFile } from './list/find-bom-file.ts'
import { presentLine } from './list/line.presenter.ts'
import { lineSeenBy } from './list/seen-line.ts'
import { workOnList } from './list/work-on-list.ts'
import { chooseRows } from './mapping/choose-rows.ts'
import { mapBom } from './mapping/map-bom.ts'
import { describeAgain } from './reading/describe-again.ts'
import { uploadBom } from './reading/upload-bom.ts'

function notAListFormat(filename: string): UnsupportedMedia {
  const problem = new UnsupportedMedia('not-a-spreadsheet')
  const why = whyNoBom(filename)
  return why === undefined ? problem : problem.because(why)
}

/** The name says what it is meant to be; what it really is, the reader sees. */
function checkTable(filename: string): { extension: string; mediaType: string } {
  const extension = extensionOf(filename)
  if (!(bomExtensions as readonly string[]).includes(extension)) throw notAListFormat(filename)
  return { extension, mediaType: mediaTypeOf(filename) }
}

/** Of all lists: as many as one list asks for by itself, which so waits for nothing while it is alone. */
const matchingAtOnce = 2
/** Turns of their own: a write holds a connection while it waits, and what is matched may need one to go on. */
const writingAtOnce = 1

/** Serves the calls of a service's parts lists. */
export function bomRoutes(app: Api<BomTables>, calls: BomCalls, keeper: BomKeeper): void {
  const { articles } = keeper
  const mapping = {
    ...keeper,
    matchingTurn: createTurns(matchingAtOnce),
    writingTurn: createTurns(writingAtOnce),
  }
  const ownerOf = keeper.ownerOf.bind(keeper)
  const mustBeEditable = async (ctx: BomCtx, named: NamedOwner) =>
    void (await ownerOf(ctx, named).requireEditable(ctx.db))
  uploadRoute(
    app,
    calls.upload,
    ({ ctx, fields, upload }) => uploadBom(ctx, keeper, ownerOf(ctx, fields), upload, fields),
    { work: 'parts-list', check: checkTable, before: ({ ctx, fields }) => mustBeEditable(ctx, fields) },
  )
  formRoute(
    app,
    calls.header,
    ({ ctx, fields, upload }) => describeAgain(ctx, keeper, ownerOf(ctx, fields), upload, fields),
    { work: 'parts-list', check: checkTable, before: ({ ctx, fields }) => mustBeEditable(ctx, fields) },
  )
  formRoute(
    app,
    calls.map,
    ({ ctx, query, fields, upload }) =>
      mapBom(ctx, mapping, { owner: ownerOf(ctx, query), query, fields, upload }),
    { work: 'parts-list', check: checkTable, before: ({ ctx, query }) => mustBeEditable(ctx, query) },
  )
  route(
    app,
    calls.rows,
    ({ ctx, body }) => chooseRows(ctx, mapping, { ...body, owner: ownerOf(ctx, body) }),
    { workOf: async () => 'parts-list' },
  )
  route(app, calls.delete, ({ ctx, query }) => removeBom(ctx, ownerOf(ctx, query)))
  route(app, calls.file, async ({ ctx, query, c }) => {
    const file = await findBomFile(ctx.db, ownerOf(ctx, query))
    return sendFile(c, {
      store: keeper.files,
      key: file.storage_key,
      filename: file.filename,
      sha256: file.sha256,
    })
  })
  route(
    app,
    calls.articles,
    async ({ ctx, query }) => {
      const owner = ownerOf(ctx, query)
      const bom = await visibleBom(ctx, owner)
      if (bom === undefined) return { content: [], totalElements: 0 }
      const { rows, total } = await listLines(ctx.db, bom.id, query, owner.view.hidesOwnTexts)
      const lines = rows.map((line) => presentLine(line, owner.view))
      return { content: await describeByOwnList(ctx.db, lines, owner.view), totalElements: total }
    },
    // One line costs the same in a list of any length.
    {
      workOf: async ({ ctx, query }) => (query.lineId ? undefined : workOnList(ctx.db, ownerOf(ctx, query))),
    },
  )
  route(
    app,
    calls.lines,
    async ({ ctx, query }) => {
      const owner = ownerOf(ctx, query)
      const bom = await visibleBom(ctx, owner)
      return new Response(bom === undefined ? '' : streamLines(ctx, bom.id, owner.view), {
        headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' },
      })
    },
    { workOf: ({ ctx, query }) => workOnList(ctx.db, ownerOf(ctx, query)) },
  )
  route(app, calls.suggestions, async ({ ctx, query }) => {
    const found = await findLine(ctx.db, query.lineId)
    if (found === undefined) throw new NotFound()
    const owner = keeper.ownerOfRow(ctx, found.bom)
    await owner.requireVisible()
    const line = lineSeenBy(found.line, owner.view)
    const suggestions = await articles.suggest(ctx, {
      orderNumber: line.order_number,
      manufacturerNumber: line.manufacturer_number,
      manufacturerName: line.manufacturer_name,
      description: line.description,
      wholesalerOrderNumber: line.wholesaler_order_number,
      ...(query.searchTerm ? { searchTerm: query.searchTerm } : {}),
    })
    const { certainty, reason } = found.line
    return { suggestions, equalLineIds: await equalLineIds(ctx.db, { ...line, certainty, reason }) }
  })
  route(
    app,
    calls.update,
    async ({ ctx, body }) => {
      const owner = ownerOf(ctx, body)
      const { lines, ...told } = await updateBomLines(ctx, articles, owner, body)
      return { ...told, articles: lines.map((line) => presentLine(line, owner.view)) }
    },
    { maxBodyBytes: 4 * 1024 * 1024, workOf: ({ ctx, body }) => workOnList(ctx.db, ownerOf(ctx, body)) },
  )
  route(app, calls.estimate, async ({ ctx, query }) => {
    const owner = ownerOf(ctx, query)
    await owner.requireVisible()
    return estimateOf(ctx.db, owner)
  })
}

async function visibleBom(ctx: BomCtx, owner: BomOwner): Promise<BomRow | undefined> {
  await owner.requireVisible()
  return findBom(ctx.db, owner.ofOwner)
}

/** Removes the parts list, its lines and its table from a draft. */
async function removeBom(ctx: BomCtx, owner: BomOwner): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await owner.lock(tx)
    await owner.requireEditable(tx)
    const former = await deleteBom(tx, owner.ofOwner)
    if (former === undefined) throw new NotFound('bom-missing')
    if (former.fileId) await owner.deleteFile(tx, former.fileId)
    await owner.recordChange(tx, 'delete-bom', 0)
  })
}

const slice = 2000

/** Few lines have them: the others do without, for a list may have 50,000. */
const rareFields = new Set(['withoutArticle', 'wholesalerOrderNumber', 'listPrice', 'purchasePrice'])
const withoutRareFields = (line: object) =>
  Object.fromEntries(
    Object.entries(line).filter(
      ([field, value]) => !rareFields.has(field) || (value !== null && value !== false),
    ),
  )

/** One line of JSON each, slice by slice, so that neither side holds them all. */
function streamLines(ctx: BomCtx, bomId: string, view: LineView): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let last = 0
  return new ReadableStream({
    async pull(controller) {
      const rows = await slimLinesAfter(ctx.db, bomId, { position: last, limit: slice, view })
      if (rows.length === 0) return controller.close()
      last = rows[rows.length - 1]?.position ?? last
      const text = (await describeByOwnList(ctx.db, rows, view))
        .map((row) => JSON.stringify(slimLine.parse(withoutRareFields(row))))
        .join('\n')
      controller.enqueue(encoder.encode(`${text}\n`))
    },
  })
}
