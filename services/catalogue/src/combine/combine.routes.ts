import {
  combineArticles as articlesEndpoint,
  combineDiscountGroups,
  combineManufacturers,
  combineUnits,
  getCombinations,
  previewCombine as previewEndpoint,
  undoCombination as undoEndpoint,
} from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { readDiscountGroup } from '../discount-group/save-discount-group.ts'
import { readManufacturer } from '../manufacturer/read-manufacturer.ts'
import { readUnit } from '../unit/save-unit.ts'
import { presentCombination } from './combination.presenter.ts'
import { selectCombinations } from './combination.queries.ts'
import { combineArticles } from './combine-articles.ts'
import { combineMasterData } from './combine-master-data.ts'
import { previewCombine } from './preview-combine.ts'
import { undoCombination } from './undo-combination.ts'

export function combineRoutes(app: Api<CatalogueTables>) {
  route(app, combineManufacturers, async ({ ctx, query }) =>
    readManufacturer(ctx, await combineMasterData(ctx, 'manufacturer', query.manufacturerIds)),
  )
  route(app, combineUnits, async ({ ctx, query }) =>
    readUnit(ctx, await combineMasterData(ctx, 'unit', query.unitIds)),
  )
  route(app, combineDiscountGroups, async ({ ctx, query }) =>
    readDiscountGroup(ctx, await combineMasterData(ctx, 'discountgroup', query.discountGroupIds)),
  )
  route(app, articlesEndpoint, ({ ctx, query }) => combineArticles(ctx, query.manufacturerIds))
  route(app, previewEndpoint, ({ ctx, query }) => previewCombine(ctx, query.kind, query.ids))
  route(app, getCombinations, async ({ ctx }) =>
    (await selectCombinations(ctx.db, ctx.now())).map(presentCombination),
  )
  route(app, undoEndpoint, ({ ctx, query }) => undoCombination(ctx, query.id))
}
