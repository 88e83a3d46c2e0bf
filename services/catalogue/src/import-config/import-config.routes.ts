import {
  createImportConfig as createEndpoint,
  deleteImportConfig as deleteEndpoint,
  getImportConfig,
  getImportConfigs,
  readImportHeaders as headersEndpoint,
  updateImportConfig as updateEndpoint,
} from '@schrankwerk/contracts'
import { type Api, NotFound, route, uploadRoute } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import {
  checkImportFormat,
  type ImportFileThreads,
  readImportHeaders,
} from '../import-file/read-import-headers.ts'
import { deleteImportConfig } from './delete-import-config.ts'
import { presentImportConfig } from './import-config.presenter.ts'
import { findImportConfig, selectImportConfigs } from './import-config.queries.ts'
import { createImportConfig, updateImportConfig } from './save-import-config.ts'

export function importConfigRoutes(app: Api<CatalogueTables>, threads: ImportFileThreads) {
  route(app, createEndpoint, ({ ctx, body }) => createImportConfig(ctx, body))
  route(app, updateEndpoint, ({ ctx, body }) => updateImportConfig(ctx, body))
  route(app, deleteEndpoint, ({ ctx, query }) => deleteImportConfig(ctx, query.configId))
  route(app, getImportConfigs, async ({ ctx }) =>
    (await selectImportConfigs(ctx.db)).map(presentImportConfig),
  )
  route(app, getImportConfig, async ({ ctx, query }) => {
    const row = await findImportConfig(ctx.db, query.id)
    if (!row) throw new NotFound()
    return presentImportConfig(row)
  })
  uploadRoute(
    app,
    headersEndpoint,
    ({ ctx, upload, fields }) => readImportHeaders(ctx, threads, upload, fields),
    {
      work: 'price-list',
      check: checkImportFormat,
    },
  )
}
