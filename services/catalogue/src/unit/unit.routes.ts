import { findUnitByName, getUnit, getUnits } from '@schrankwerk/contracts'
import { type Api, NotFound, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { nameKey } from '../name-key.ts'
import { selectUnits } from './unit.queries.ts'

export function unitRoutes(app: Api<CatalogueTables>) {
  route(app, getUnits, ({ ctx, query }) => selectUnits(ctx.db, { withAmount: query.withAmount }))
  route(app, getUnit, async ({ ctx, query }) => {
    const [found] = await selectUnits(ctx.db, { id: query.id })
    if (!found) throw new NotFound()
    return found
  })
  route(app, findUnitByName, async ({ ctx, query }) => {
    const [found] = await selectUnits(ctx.db, { nameKey: nameKey(query.name) })
    return found ?? null
  })
}
