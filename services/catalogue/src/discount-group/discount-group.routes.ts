import {
  createDiscountGroup as createEndpoint,
  deleteDiscountGroups,
  filterDiscountGroups,
  findDiscountGroupByName,
  getDiscountGroup,
  getDiscountGroups,
  updateDiscountGroup as updateEndpoint,
} from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { deleteMasterData } from '../master-data/delete-master-data.ts'
import { withAmount } from '../master-data/read-master-data.ts'
import { nameKey } from '../name-key.ts'
import { listDiscountGroups, selectDiscountGroups } from './discount-group.queries.ts'
import { createDiscountGroup, readDiscountGroup, updateDiscountGroup } from './save-discount-group.ts'

export function discountGroupRoutes(app: Api<CatalogueTables>) {
  route(app, getDiscountGroups, async ({ ctx, query }) =>
    withAmount(await selectDiscountGroups(ctx.db), query.withAmount),
  )
  route(app, filterDiscountGroups, async ({ ctx, query }) => {
    const { rows, total } = await listDiscountGroups(ctx.db, query)
    return { content: rows, totalElements: total }
  })
  route(app, getDiscountGroup, ({ ctx, query }) => readDiscountGroup(ctx, query.id))
  route(app, findDiscountGroupByName, async ({ ctx, query }) => {
    const named = { nameKey: nameKey(query.name), manufacturerId: query.manufacturerId }
    const [found] = await selectDiscountGroups(ctx.db, { named })
    return found ?? null
  })
  route(app, createEndpoint, ({ ctx, body }) => createDiscountGroup(ctx, body))
  route(app, updateEndpoint, ({ ctx, body }) => updateDiscountGroup(ctx, body))
  route(app, deleteDiscountGroups, ({ ctx, query }) =>
    deleteMasterData(ctx, 'discountgroup', query.discountGroupIds),
  )
}
