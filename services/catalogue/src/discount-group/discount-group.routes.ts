import { getDiscountGroups } from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { selectDiscountGroups } from './discount-group.queries.ts'

export function discountGroupRoutes(app: Api<CatalogueTables>) {
  route(app, getDiscountGroups, ({ ctx, query }) => selectDiscountGroups(ctx.db, query.withAmount))
}
