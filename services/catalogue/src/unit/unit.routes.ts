import {
  createUnit as createEndpoint,
  deleteUnits,
  filterUnits,
  findUnitByName,
  getUnit,
  getUnits,
  updateUnit as updateEndpoint,
} from '@schrankwerk/contracts'
import { nameKey } from '@schrankwerk/domain'
import { type Api, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { deleteMasterData } from '../master-data/delete-master-data.ts'
import { withAmount } from '../master-data/read-master-data.ts'
import { createUnit, readUnit, updateUnit } from './save-unit.ts'
import { listUnits, selectUnits } from './unit.queries.ts'

export function unitRoutes(app: Api<CatalogueTables>) {
  route(app, getUnits, async ({ ctx, query }) => withAmount(await selectUnits(ctx.db), query.withAmount))
  route(app, filterUnits, async ({ ctx, query }) => {
    const { rows, total } = await listUnits(ctx.db, query)
    return { content: rows, totalElements: total }
  })
  route(app, getUnit, ({ ctx, query }) => readUnit(ctx, query.id))
  route(app, findUnitByName, async ({ ctx, query }) => {
    const [found] = await selectUnits(ctx.db, { nameKey: nameKey(query.name) })
    return found ?? null
  })
  route(app, createEndpoint, ({ ctx, body }) => createUnit(ctx, body))
  route(app, updateEndpoint, ({ ctx, body }) => updateUnit(ctx, body))
  route(app, deleteUnits, ({ ctx, query }) => deleteMasterData(ctx, 'unit', query.unitIds))
}
