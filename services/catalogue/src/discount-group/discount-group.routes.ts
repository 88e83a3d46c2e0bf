import {
  createDiscountGroup as createEndpoint,
  deleteDiscountGroups,
  exportDiscountGroups as exportEndpoint,
  filterDiscountGroups,
  findDiscountGroupByName,
  getDiscountGroup,
  getDiscountGroups,
  importDiscountGroups as importEndpoint,
  updateDiscountGroup as updateEndpoint,
} from '@schrankwerk/contracts'
import { nameKey } from '@schrankwerk/domain'
import { type Api, route, uploadRoute } from '@schrankwerk/service-kit'
import type { CatalogueTables } from '../database/tables.ts'
import { onlyCsv } from '../import-file/csv-upload.ts'
import type { ImportFileThreads } from '../import-file/read-import-headers.ts'
import { deleteMasterData } from '../master-data/delete-master-data.ts'
import { withAmount } from '../master-data/read-master-data.ts'
import { listDiscountGroups, selectDiscountGroups } from './discount-group.queries.ts'
import { exportDiscountGroups } from './export-discount-groups.ts'
import { importDiscountGroups } from './import-discount-groups.ts'
import { createDiscountGroup, readDiscountGroup, updateDiscountGroup } from './save-discount-group.ts'

export function discountGroupRoutes(app: Api<CatalogueTables>, threads: ImportFileThreads) {
  route(app, getDiscountGroups, async ({ ctx, query }) =>
    withAmount(
      await selectDiscountGroups(ctx.db, query.forArticle ? { forArticle: query } : {}),
      query.withAmount,
    ),
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
  route(app, exportEndpoint, ({ ctx }) => exportDiscountGroups(ctx))
  uploadRoute(
    app,
    importEndpoint,
    ({ ctx, upload, fields }) => importDiscountGroups(ctx, threads, upload, fields),
    { work: 'price-list', check: onlyCsv('discount-import-format') },
  )
}
