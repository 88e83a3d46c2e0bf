import {
  combinableKinds,
  countLookalikes as countEndpoint,
  filterLookalikes,
  tellApart as tellApartEndpoint,
} from '@schrankwerk/contracts'
import { type Api, createTotals, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { presentLookalike } from './lookalike.presenter.ts'
import { countLookalikesOf, selectLookalikes } from './lookalike.queries.ts'
import { tellApart } from './tell-apart.ts'

export function lookalikeRoutes(app: Api<CatalogueTables>) {
  const totalOf = createTotals()
  route(app, filterLookalikes, async ({ ctx, query: { kind, ...page } }) => {
    const [rows, totalElements] = await Promise.all([
      selectLookalikes(ctx.db, kind, page),
      totalOf(kind, () => countLookalikesOf(ctx.db, kind)),
    ])
    return { content: rows.map((row) => presentLookalike(kind, row)), totalElements }
  })
  route(app, countEndpoint, async ({ ctx }) => {
    const [manufacturer, unit, discountgroup] = await Promise.all(
      combinableKinds.map((kind) => totalOf(kind, () => countLookalikesOf(ctx.db, kind))),
    )
    return { manufacturer: manufacturer!, unit: unit!, discountgroup: discountgroup! }
  })
  route(app, tellApartEndpoint, ({ ctx, body }) => tellApart(ctx, body))
}
