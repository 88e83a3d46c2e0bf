import { findManufacturerByName, getManufacturer, getManufacturers } from '@schrankwerk/contracts'
import { type Api, NotFound, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { nameKey } from '../name-key.ts'
import { selectManufacturers } from './manufacturer.queries.ts'

export function manufacturerRoutes(app: Api<CatalogueTables>) {
  route(app, getManufacturers, ({ ctx, query }) =>
    selectManufacturers(ctx.db, { withAmount: query.withAmount }),
  )
  route(app, getManufacturer, async ({ ctx, query }) => {
    const [found] = await selectManufacturers(ctx.db, { id: query.id })
    if (!found) throw new NotFound()
    return found
  })
  route(app, findManufacturerByName, async ({ ctx, query }) => {
    const [found] = await selectManufacturers(ctx.db, { nameKey: nameKey(query.name) })
    return found ?? null
  })
}
