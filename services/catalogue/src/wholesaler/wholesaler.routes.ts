import {
  createWholesaler as createEndpoint,
  deleteWholesalers,
  filterWholesalers,
  getWholesaler,
  getWholesalers,
  updateWholesaler as updateEndpoint,
} from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { deleteMasterData } from '../master-data/delete-master-data.ts'
import { withAmount } from '../master-data/read-master-data.ts'
import { createWholesaler, readWholesaler, updateWholesaler } from './save-wholesaler.ts'
import { listWholesalers, selectWholesalers } from './wholesaler.queries.ts'

export function wholesalerRoutes(app: Api<CatalogueTables>) {
  route(app, getWholesalers, async ({ ctx, query }) =>
    withAmount(await selectWholesalers(ctx.db), query.withAmount),
  )
  route(app, filterWholesalers, async ({ ctx, query }) => {
    const { rows, total } = await listWholesalers(ctx.db, query)
    return { content: rows, totalElements: total }
  })
  route(app, getWholesaler, ({ ctx, query }) => readWholesaler(ctx, query.id))
  route(app, createEndpoint, ({ ctx, body }) => createWholesaler(ctx, body))
  route(app, updateEndpoint, ({ ctx, body }) => updateWholesaler(ctx, body))
  route(app, deleteWholesalers, ({ ctx, query }) => deleteMasterData(ctx, 'wholesaler', query.wholesalerIds))
}
