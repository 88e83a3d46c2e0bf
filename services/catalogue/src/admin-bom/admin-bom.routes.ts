import {
  type BomKeeper,
  type BomRow,
  type BomThreads,
  bomRoutes,
  findBomFile,
  generatedEntries,
} from '@schrankwerk/bom-service'
import {
  changeAdminBomHeader,
  chooseAdminBomRows,
  createAdminBomTicket,
  deleteAdminBom,
  deleteAdminBomResults,
  downloadAllOfAdminBom,
  getAdminBomArticles,
  getAdminBomEstimate,
  getAdminBomFile,
  getAdminBomLines,
  getAdminBomResult,
  getAdminBomResults,
  getAdminBomSuggestions,
  mapAdminBom,
  redeemAdminBomTicket,
  releaseAdminBomResult,
  updateAdminBomArticles,
  uploadAdminBom,
} from '@schrankwerk/contracts'
import {
  type Api,
  type Ctx,
  type FileStore,
  formRoute,
  mustExist,
  route,
  sendFile,
  sendZip,
  ticketRoutes,
} from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { presentListedResult, presentResult } from './admin-bom.presenter.ts'
import { findResult, listResults, resultIdOf } from './admin-bom.queries.ts'
import { deleteResults } from './delete-results.ts'
import { ownArticles } from './own-articles.ts'
import { releaseResult } from './release-result.ts'
import { newResultBom, resultBom } from './result-bom.ts'

type CatalogueCtx = Ctx<CatalogueTables>

const calls = {
  upload: uploadAdminBom,
  header: changeAdminBomHeader,
  map: mapAdminBom,
  rows: chooseAdminBomRows,
  delete: deleteAdminBom,
  file: getAdminBomFile,
  articles: getAdminBomArticles,
  update: updateAdminBomArticles,
  lines: getAdminBomLines,
  suggestions: getAdminBomSuggestions,
  estimate: getAdminBomEstimate,
}

/** The operator's own parts lists. */
export function adminBomRoutes(
  app: Api<CatalogueTables>,
  { files, bomThreads }: { files: FileStore; bomThreads: BomThreads },
): void {
  const keeper: BomKeeper = {
    files,
    threads: bomThreads,
    articles: ownArticles,
    ownerOf: (ctx: CatalogueCtx, { adminBOMResultId: id }) =>
      id === undefined ? newResultBom(ctx) : resultBom(ctx, id),
    ownerOfRow: (ctx: CatalogueCtx, bom: BomRow) => resultBom(ctx, resultIdOf(bom)),
  }
  bomRoutes(app, calls, keeper)
  const shown = async (ctx: CatalogueCtx, id: string) =>
    presentResult(ctx, mustExist(await findResult(ctx.db, id)))
  route(app, getAdminBomResults, async ({ ctx }) => (await listResults(ctx.db)).map(presentListedResult))
  route(app, getAdminBomResult, ({ ctx, query }) => shown(ctx, query.id))
  route(app, deleteAdminBomResults, ({ ctx, query }) => deleteResults(ctx, query.adminBOMResultIds))
  route(app, releaseAdminBomResult, async ({ ctx, query }) => {
    await releaseResult(ctx, query.id)
    return shown(ctx, query.id)
  })
  formRoute(app, downloadAllOfAdminBom, ({ ctx, fields }) => sendAll(ctx, fields.adminBOMResultId), {
    work: 'zip',
  })
  ticketRoutes(
    app,
    { create: createAdminBomTicket, redeem: redeemAdminBomTicket },
    {
      authorise: (ctx, { id }) => resultBom(ctx, id).requireVisible(),
      async send(ctx, { id, what }, c) {
        if (what === 'all') return sendAll(ctx, id)
        const { storage_key: key, filename, sha256 } = await findBomFile(ctx.db, resultBom(ctx, id))
        return sendFile(c, { store: files, key, filename, sha256 })
      },
      workOf: ({ what }) => (what === 'all' ? 'zip' : undefined),
    },
  )
}

/** A zip of the generated parts lists. */
async function sendAll(ctx: CatalogueCtx, id: string): Promise<Response> {
  const bom = resultBom(ctx, id)
  await bom.requireVisible()
  return sendZip({
    filename: 'Schrankwerk-Stücklisten.zip',
    entries: generatedEntries(ctx.db, bom, 1),
    log: ctx.log,
  })
}
