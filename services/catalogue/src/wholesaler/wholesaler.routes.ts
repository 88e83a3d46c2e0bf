import { getWholesalers } from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { selectWholesalers } from './wholesaler.queries.ts'

export function wholesalerRoutes(app: Api<CatalogueTables>) {
  route(app, getWholesalers, ({ ctx, query }) => selectWholesalers(ctx.db, query.withAmount))
}
