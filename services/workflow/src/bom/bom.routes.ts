import {
  changeBomHeader,
  deleteBom as deleteEndpoint,
  getBomArticles,
  getBomEstimate,
  getBomFile,
  getBomLines,
  getBomSuggestions,
  mapBom as mapEndpoint,
  slimLine,
  suggestArticles,
  updateBomArticles,
  uploadBom as uploadEndpoint,
} from '@schrankwerk/contracts'
import { bomExtensions, extensionOf } from '@schrankwerk/domain'
import {
  type Api,
  type FileStore,
  formRoute,
  inTransaction,
  NotFound,
  route,
  sendFile,
  UnsupportedMedia,
  uploadRoute,
} from '@schrankwerk/service-kit'
import type { CatalogueClient } from '../catalogue-client.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { markFileDeleted } from '../file/file.queries.ts'
import { recordOwnerChange } from '../owner/change-owner.ts'
import { findOwner, lockOwner, requireEditable } from '../owner/find-owner.ts'
import { type Owner, ownerOf } from '../owner/owner.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { presentLine } from './bom.presenter.ts'
import { deleteBom, equalLineIds, findLineOwner, listLines, slimLinesAfter } from './bom.queries.ts'
import { estimateOf } from './bom-estimate.ts'
import { findBom } from './bom-state.queries.ts'
import type { BomThreads } from './describe-bom.ts'
import type { Disguise } from './disguise.ts'
import { findBomFile } from './find-bom-file.ts'
import { mapBom } from './map-bom.ts'
import { readHeader } from './read-header.ts'
import { lineSeenBy, seesAnothersList } from './seen-line.ts'
import { updateBomLines } from './update-lines.ts'
import { uploadBom } from './upload-bom.ts'
import { workOnList } from './work-on-list.ts'

function notAListFormat(extension: string): UnsupportedMedia {
  const problem = new UnsupportedMedia('not-a-spreadsheet')
  return extension === 'txt'
    ? problem.because(
        'Stücklisten werden als xlsx, xls oder csv angenommen, nicht als txt. Wenn die Datei eine Tabelle enthält, benennen Sie sie in .csv um; Trennzeichen und Zeichensatz werden erkannt.',
      )
    : problem
}

/** The name says what it is meant to be; what it really is, the reader sees. */
function checkTable(filename: string): { extension: string; mediaType: string } {
  const extension = extensionOf(filename)
  if (!(bomExtensions as readonly string[]).includes(extension)) throw notAListFormat(extension)
  const mediaType =
    extension === 'csv'
      ? 'text/csv'
      : extension === 'xls'
        ? 'application/vnd.ms-excel'
        : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { extension, mediaType }
}

export function bomRoutes(
  app: Api<WorkflowTables>,
  parts: {
    catalogue: CatalogueClient
    files: FileStore
    threads: BomThreads
    disguise: Disguise | undefined
  },
): void {
  const { catalogue, files, disguise } = parts
  uploadRoute(
    app,
    uploadEndpoint,
    ({ ctx, fields, upload }) => uploadBom(ctx, parts, ownerOf(fields), upload, fields),
    {
      work: 'parts-list',
      check: checkTable,
      before: async ({ ctx, fields }) => void (await requireEditable(ctx.db, ctx, ownerOf(fields))),
    },
  )
  formRoute(
    app,
    changeBomHeader,
    ({ ctx, fields, upload }) => readHeader(ctx, parts, ownerOf(fields), upload, fields),
    {
      work: 'parts-list',
      check: checkTable,
      before: async ({ ctx, fields }) => void (await requireEditable(ctx.db, ctx, ownerOf(fields))),
    },
  )
  formRoute(
    app,
    mapEndpoint,
    ({ ctx, query, fields, upload }) => mapBom(ctx, parts, { owner: ownerOf(query), query, fields, upload }),
    {
      work: 'parts-list',
      check: checkTable,
      before: async ({ ctx, query }) => void (await requireEditable(ctx.db, ctx, ownerOf(query))),
    },
  )
  route(app, deleteEndpoint, ({ ctx, query }) => removeBom(ctx, ownerOf(query)))
  route(app, getBomFile, async ({ ctx, query, c }) => {
    const file = await findBomFile(ctx, ownerOf(query))
    return sendFile(c, { store: files, key: file.storage_key, filename: file.filename, sha256: file.sha256 })
  })
  route(
    app,
    getBomArticles,
    async ({ ctx, query }) => {
      const owner = ownerOf(query)
      const bom = await visibleBom(ctx, owner)
      if (bom === undefined) return { content: [], totalElements: 0 }
      const { rows, total } = await listLines(ctx.db, bom.id, query, seesAnothersList(ctx.actor, owner))
      return { content: rows.map((line) => presentLine(line, ctx.actor, owner)), totalElements: total }
    },
    // One line costs the same in a list of any length.
    { workOf: async ({ ctx, query }) => (query.lineId ? undefined : workOnList(ctx, ownerOf(query))) },
  )
  route(
    app,
    getBomLines,
    async ({ ctx, query }) => {
      const owner = ownerOf(query)
      const bom = await visibleBom(ctx, owner)
      return new Response(
        bom === undefined ? '' : streamLines(ctx, bom.id, seesAnothersList(ctx.actor, owner)),
        { headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8' } },
      )
    },
    { workOf: ({ ctx, query }) => workOnList(ctx, ownerOf(query)) },
  )
  route(app, getBomSuggestions, async ({ ctx, query }) => {
    const found = await findLineOwner(ctx.db, query.lineId)
    if (found === undefined) throw new NotFound()
    await findOwner(ctx.db, ctx, found.owner)
    const line = lineSeenBy(found.line, ctx.actor, found.owner)
    const suggestions = await catalogue.call(suggestArticles, {
      requestId: ctx.requestId,
      body: {
        companyId: ctx.actor.companyId,
        orderNumber: line.order_number,
        manufacturerNumber: line.manufacturer_number,
        manufacturerName: line.manufacturer_name,
        description: line.description,
        wholesalerOrderNumber: line.wholesaler_order_number,
        ...(query.searchTerm ? { searchTerm: query.searchTerm } : {}),
      },
    })
    return { suggestions, equalLineIds: await equalLineIds(ctx.db, line) }
  })
  route(
    app,
    updateBomArticles,
    async ({ ctx, body }) => {
      const { lines, ...told } = await updateBomLines(ctx, parts, body)
      return { ...told, articles: lines.map((line) => presentLine(line, ctx.actor, ownerOf(body))) }
    },
    { maxBodyBytes: 4 * 1024 * 1024, workOf: ({ ctx, body }) => workOnList(ctx, ownerOf(body)) },
  )
  route(app, getBomEstimate, async ({ ctx, query }) => {
    const owner = ownerOf(query)
    await findOwner(ctx.db, ctx, owner)
    return estimateOf(ctx, ctx.db, owner, disguise)
  })
}

async function visibleBom(ctx: WorkflowCtx, owner: Owner) {
  await findOwner(ctx.db, ctx, owner)
  return findBom(ctx.db, owner)
}

/** Removes the parts list, its lines and its table from a draft. */
async function removeBom(ctx: WorkflowCtx, owner: Owner): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockOwner(tx, ctx, owner)
    await requireEditable(tx, ctx, owner)
    const former = await deleteBom(tx, owner)
    if (former === undefined) throw new NotFound('bom-missing')
    if (former.fileId) await markFileDeleted(tx, former.fileId, ctx.now())
    await recordOwnerChange(tx, ctx, owner, 'delete-bom', 0)
  })
}

const slice = 2000

/** One line of JSON each, slice by slice, so that neither side holds them all. */
function streamLines(ctx: WorkflowCtx, bomId: string, hidesOwn: boolean): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let last = 0
  return new ReadableStream({
    async pull(controller) {
      const rows = await slimLinesAfter(ctx.db, bomId, { position: last, limit: slice, hidesOwn })
      if (rows.length === 0) return controller.close()
      last = rows[rows.length - 1]?.position ?? last
      const text = rows.map((row) => JSON.stringify(slimLine.parse(row))).join('\n')
      controller.enqueue(encoder.encode(`${text}\n`))
    },
  })
}
