import {
  createArticleExportTicket,
  deleteArticleExport as deleteEndpoint,
  getArticleExportFile,
  getArticleExportForMail,
  getArticleExports,
  redeemArticleExportTicket,
  startArticleExport as startEndpoint,
} from '@schrankwerk/contracts'
import {
  type Api,
  type ApiContext,
  type FileStore,
  type InternalApi,
  internalRoute,
  type JobRunner,
  NotFound,
  route,
  sendFile,
  ticketRoutes,
} from '@schrankwerk/service-kit'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { keptUntil, presentExport } from './article-export.presenter.ts'
import { findExport, selectExports } from './article-export.queries.ts'
import { deleteArticleExport } from './delete-article-export.ts'
import { withProgress } from './export-progress.ts'
import { startArticleExport } from './start-article-export.ts'

type Db = { db: Kysely<CatalogueTables> }

export function articleExportRoutes(
  app: Api<CatalogueTables>,
  parts: { files: FileStore; exportRunner: JobRunner },
) {
  route(app, startEndpoint, ({ ctx, body }) => startArticleExport(ctx, body, parts))
  route(app, getArticleExports, async ({ ctx }) =>
    (await withProgress(ctx.db, await selectExports(ctx.db))).map(presentExport),
  )
  route(app, deleteEndpoint, ({ ctx, query }) => deleteArticleExport(ctx, query.id))
  const send = async ({ db }: Db, id: string, c: ApiContext) => {
    const { key, filename, sha256 } = await getFile(db, id)
    return sendFile(c, { store: parts.files, key, filename, sha256 })
  }
  route(app, getArticleExportFile, ({ ctx, query, c }) => send(ctx, query.id, c))
  ticketRoutes(
    app,
    { create: createArticleExportTicket, redeem: redeemArticleExportTicket },
    {
      authorise: ({ db }, { id }) => getFile(db, id),
      send: (ctx, { id }, c) => send(ctx, id, c),
    },
  )
}

/** What notification asks when an export has ended. */
export function articleExportInternalRoutes(app: InternalApi<CatalogueTables>) {
  internalRoute(app, getArticleExportForMail, async ({ ctx, query }) => {
    const row = await findExport(ctx.db, query.id)
    if (!row) throw new NotFound()
    const { id, filename, state, started_by: startedBy, rows, failure } = row
    return { id, filename, state, startedBy, rows, keptUntil: keptUntil(row), failure }
  })
}

/** The file of an export; there is none until it has ended. */
async function getFile(db: Kysely<CatalogueTables>, id: string) {
  const row = await findExport(db, id)
  if (!row?.file_key) throw new NotFound()
  return { key: row.file_key, filename: row.filename, sha256: row.sha256! }
}
