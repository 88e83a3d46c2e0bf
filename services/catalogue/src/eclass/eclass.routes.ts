import {
  createEclassMapping as createEndpoint,
  deleteEclassMappings,
  eclassKey,
  exportEclassMappings as exportEndpoint,
  filterEclassMappings,
  getEclassMapping,
  getEclassMappings,
  getEclassOfArticles,
  readEclassHeaders as headersEndpoint,
  importEclassMappings as importEndpoint,
  updateEclassMapping as updateEndpoint,
} from '@schrankwerk/contracts'
import { type Api, route, uploadRoute } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { onlyCsv } from '../import-file/csv-upload.ts'
import type { ImportFileThreads } from '../import-file/read-import-headers.ts'
import { deleteMasterData } from '../master-data/delete-master-data.ts'
import { listEclassMappings, selectEclassMappings } from './eclass.queries.ts'
import { exportEclassMappings } from './export-eclass-mappings.ts'
import { importEclassMappings, readEclassHeaders } from './import-eclass-mappings.ts'
import { createEclassMapping, readEclassMapping, updateEclassMapping } from './save-eclass-mapping.ts'

const csvUpload = { work: 'price-list', check: onlyCsv('eclass-import-format') } as const

export function eclassRoutes(app: Api<CatalogueTables>, threads: ImportFileThreads) {
  route(app, getEclassMappings, ({ ctx }) => selectEclassMappings(ctx.db))
  route(app, filterEclassMappings, async ({ ctx, query }) => {
    const { rows, total } = await listEclassMappings(ctx.db, query)
    return { content: rows, totalElements: total }
  })
  route(app, getEclassMapping, ({ ctx, query }) => readEclassMapping(ctx, query.eclassMappingId))
  route(app, createEndpoint, ({ ctx, body }) => createEclassMapping(ctx, body))
  route(app, updateEndpoint, ({ ctx, body }) => updateEclassMapping(ctx, body))
  route(app, deleteEclassMappings, ({ ctx, query }) => deleteMasterData(ctx, 'eclass', query.eclassIds))
  route(
    app,
    getEclassOfArticles,
    async ({ ctx, body }) => {
      const asked = [...new Set(body.flatMap(({ eclass9_1Id }) => (eclass9_1Id ? [eclass9_1Id] : [])))]
      const mappings = await selectEclassMappings(ctx.db, { numbers: [...new Set(asked.map(eclassKey))] })
      const byNumber = new Map(mappings.map((mapping) => [mapping.eclassNumber, mapping]))
      const eclassMap = Object.fromEntries(
        asked.flatMap((number) => {
          const mapping = byNumber.get(eclassKey(number))
          return mapping ? [[number, mapping]] : []
        }),
      )
      return { eclassMap }
    },
    { maxBodyBytes: 4 * 1024 * 1024 },
  )
  route(app, exportEndpoint, ({ ctx }) => exportEclassMappings(ctx))
  uploadRoute(
    app,
    headersEndpoint,
    ({ upload, fields }) => readEclassHeaders(threads, upload, fields),
    csvUpload,
  )
  uploadRoute(
    app,
    importEndpoint,
    ({ ctx, upload, fields }) => importEclassMappings(ctx, threads, upload, fields),
    csvUpload,
  )
}
