import {
  abortArticleImport as abortEndpoint,
  createArticleImportTicket,
  deleteArticleImport as deleteEndpoint,
  getArticleImportFile,
  getArticleImportForMail,
  getArticleImportHistory,
  getArticleImportProgress,
  getSkippedLines,
  redeemArticleImportTicket,
  startArticleImport as startEndpoint,
} from '@schrankwerk/contracts'
import {
  type Api,
  type ApiContext,
  attachmentHeaders,
  type FileStore,
  type InternalApi,
  internalRoute,
  type JobRunner,
  NotFound,
  route,
  sendFile,
  sendStream,
  ticketRoutes,
  uploadRoute,
} from '@schrankwerk/service-kit'
import { writeCsv } from '@schrankwerk/spreadsheet'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../database/tables.ts'
import { checkImportFormat, type ImportFileThreads } from '../import-file/read-import-headers.ts'
import { abortArticleImport } from './abort-article-import.ts'
import {
  groupsWithoutPercentOf,
  madeOf,
  percentsOf,
  presentImport,
  presentProgress,
} from './article-import.presenter.ts'
import { findImport, findRunningImport, selectImports, streamSkipped } from './article-import.queries.ts'
import { deleteArticleImport } from './delete-article-import.ts'
import { filePlacesOf } from './file-places.ts'
import { withProgress } from './import-progress.ts'
import { streamNotices } from './import-remarks.queries.ts'
import { refuseImport, startArticleImport } from './start-article-import.ts'

type Db = { db: Kysely<CatalogueTables> }

export function articleImportRoutes(
  app: Api<CatalogueTables>,
  parts: { files: FileStore; importRunner: JobRunner; threads: ImportFileThreads },
) {
  const { files } = parts
  uploadRoute(
    app,
    startEndpoint,
    ({ ctx, fields, upload }) => startArticleImport(ctx, fields, upload, parts),
    {
      work: 'price-list',
      check: checkImportFormat,
      before: ({ ctx, fields }) => refuseImport(ctx, fields.importConfigId, parts.importRunner),
    },
  )
  route(app, abortEndpoint, ({ ctx }) => abortArticleImport(ctx))
  route(app, getArticleImportProgress, async ({ ctx }) => {
    const running = await findRunningImport(ctx.db)
    const [row] = await withProgress(ctx.db, running ? [running] : [])
    return presentProgress(row, ctx.now())
  })
  route(app, getArticleImportHistory, async ({ ctx }) =>
    (await withProgress(ctx.db, await selectImports(ctx.db))).map(presentImport),
  )
  route(app, deleteEndpoint, ({ ctx, query }) => deleteArticleImport(ctx, query.id))
  const sendImported = async ({ db }: Db, id: string, c: ApiContext) => {
    const row = await getImport(db, id)
    return sendFile(c, { store: files, key: row.file_key, filename: row.filename, sha256: row.sha256 })
  }
  route(app, getArticleImportFile, ({ ctx, query, c }) => sendImported(ctx, query.id, c))
  route(app, getSkippedLines, ({ ctx, query }) => sendSkipped(ctx, query.id))
  ticketRoutes(
    app,
    { create: createArticleImportTicket, redeem: redeemArticleImportTicket },
    {
      authorise: ({ db }, { id }) => getImport(db, id),
      send: (ctx, { id, what }, c) => (what === 'file' ? sendImported(ctx, id, c) : sendSkipped(ctx, id)),
    },
  )
}

async function sendSkipped({ db }: Db, id: string): Promise<Response> {
  const row = await getImport(db, id)
  const name = row.filename.replace(/\.[^.]*$/, '')
  // It is looked at in a German Excel, which takes commas for decimals.
  const csv = writeCsv(skippedRows(db, row), { separator: ';', decimal: ',' })
  return sendStream(csv, {
    headers: attachmentHeaders(`${name} - übersprungene Zeilen.csv`),
  })
}

/** What notification asks when an import has ended. */
export function articleImportInternalRoutes(app: InternalApi<CatalogueTables>) {
  internalRoute(app, getArticleImportForMail, async ({ ctx, query }) => {
    const row = await getImport(ctx.db, query.id)
    const { id, filename, state, rows, created, updated, unchanged, skipped, deleted, notices, failure } = row
    return {
      id,
      filename,
      state,
      startedBy: row.started_by,
      rows,
      created,
      updated,
      unchanged,
      skipped,
      deleted,
      notices,
      newWithoutManufacturer: row.new_without_manufacturer,
      tenfoldPrices: row.tenfold_prices,
      otherUnits: row.other_units,
      notListed: row.not_listed,
      groupsWithoutPercent: groupsWithoutPercentOf(row),
      made: madeOf(row),
      discountPercents: percentsOf(row),
      failure,
    }
  })
}

async function getImport(db: Kysely<CatalogueTables>, id: string) {
  const row = await findImport(db, id)
  if (!row) throw new NotFound()
  return row
}

async function* skippedRows(
  db: Kysely<CatalogueTables>,
  { id: importId, filename }: { id: string; filename: string },
) {
  yield [filePlacesOf(filename) === 'ARTICLE' ? 'Artikel' : 'Zeile', 'Grund', 'Inhalt']
  for await (const { line, file_line: fileLine, reason, content } of streamSkipped(db, importId))
    yield [fileLine ?? line, reason, content]
  for await (const { line, fileLine, reason } of streamNotices(db, importId))
    yield [fileLine ?? line, `Hinweis: ${reason}`, '']
}
