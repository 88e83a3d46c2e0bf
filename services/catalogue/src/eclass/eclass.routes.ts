import {
  createEclassMapping as createEndpoint,
  deleteEclassMappings,
  filterEclassMappings,
  getEclassMapping,
  getEclassMappings,
  getEclassOfArticles,
  updateEclassMapping as updateEndpoint,
} from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { deleteMasterData } from '../master-data/delete-master-data.ts'
import { listEclassMappings, selectEclassMappings } from './eclass.queries.ts'
import { eclassKey } from './eclass-number.ts'
import { createEclassMapping, readEclassMapping, updateEclassMapping } from './save-eclass-mapping.ts'

export function eclassRoutes(app: Api<CatalogueTables>) {
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
}
