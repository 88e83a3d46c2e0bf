import {
  createManufacturer as createEndpoint,
  deleteArticlesOfManufacturer as deleteArticlesEndpoint,
  deleteManufacturers,
  filterManufacturers,
  findManufacturerByName,
  getManufacturer,
  getManufacturers,
  getMasterDataOverview,
  updateManufacturer as updateEndpoint,
} from '@schrankwerk/contracts'
import { nameKey } from '@schrankwerk/domain'
import { type Api, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { deleteMasterData } from '../master-data/delete-master-data.ts'
import { selectOverview } from '../master-data/overview.queries.ts'
import { withAmount } from '../master-data/read-master-data.ts'
import { deleteArticlesOfManufacturer } from './delete-articles-of-manufacturer.ts'
import { listManufacturers, selectManufacturers } from './manufacturer.queries.ts'
import { readManufacturer } from './read-manufacturer.ts'
import { createManufacturer, updateManufacturer } from './save-manufacturer.ts'

export function manufacturerRoutes(app: Api<CatalogueTables>) {
  route(app, getManufacturers, async ({ ctx, query }) =>
    withAmount(await selectManufacturers(ctx.db), query.withAmount),
  )
  route(app, filterManufacturers, async ({ ctx, query }) => {
    const { rows, total } = await listManufacturers(ctx.db, query)
    return { content: rows, totalElements: total }
  })
  route(app, getManufacturer, ({ ctx, query }) => readManufacturer(ctx, query.id))
  route(app, findManufacturerByName, async ({ ctx, query }) => {
    const [found] = await selectManufacturers(ctx.db, { nameKey: nameKey(query.name) })
    return found ?? null
  })
  route(app, createEndpoint, ({ ctx, body }) => createManufacturer(ctx, body))
  route(app, updateEndpoint, ({ ctx, body }) => updateManufacturer(ctx, body))
  route(app, deleteManufacturers, ({ ctx, query }) =>
    deleteMasterData(ctx, 'manufacturer', query.manufacturerIds),
  )
  route(app, deleteArticlesEndpoint, ({ ctx, query }) => deleteArticlesOfManufacturer(ctx, query))
  route(app, getMasterDataOverview, ({ ctx }) => selectOverview(ctx.db))
}
