import {
  filterMissingNumbers,
  getMissingNumber,
  ignoreMissingNumbers as ignoreEndpoint,
  restoreMissingNumbers as restoreEndpoint,
  suggestArticles,
  suggestForMissingNumber,
} from '@schrankwerk/contracts'
import { type Api, NotFound, route } from '@schrankwerk/service-kit'
import type { CatalogueClient } from '../catalogue-client.ts'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { ignoreMissingNumbers, restoreMissingNumbers } from './ignore-missing-numbers.ts'
import {
  presentMissingNumber,
  presentMissingNumberDetail,
  seesCompanies,
} from './missing-number.presenter.ts'
import {
  companiesOf,
  findMissingNumber,
  listMissingNumbers,
  type MissingNumberRow,
  spellingsOf,
} from './missing-number.queries.ts'

/** What parts lists name and the catalogue lacks: the operator's worklist. */
export function missingNumberRoutes(
  app: Api<WorkflowTables>,
  { catalogue }: { catalogue: CatalogueClient },
): void {
  route(app, filterMissingNumbers, async ({ ctx, query }) => {
    const { rows, total } = await listMissingNumbers(ctx.db, query)
    return { content: rows.map(presentMissingNumber), totalElements: total }
  })
  route(app, getMissingNumber, async ({ ctx, query }) => {
    const row = await existing(ctx, query.id)
    const [spellings, companies] = await Promise.all([
      spellingsOf(ctx.db, row),
      seesCompanies(ctx.actor) ? companiesOf(ctx.db, row) : undefined,
    ])
    return presentMissingNumberDetail(row, spellings, companies)
  })
  route(app, suggestForMissingNumber, async ({ ctx, query }) => {
    const row = await existing(ctx, query.id)
    return catalogue.call(suggestArticles, {
      requestId: ctx.requestId,
      body: {
        companyId: ctx.actor.companyId,
        orderNumber: row.is_order_number ? row.number : null,
        manufacturerNumber: row.is_order_number ? null : row.number,
        manufacturerName: row.manufacturer_name,
        description: null,
        wholesalerOrderNumber: null,
        ...(query.searchTerm ? { searchTerm: query.searchTerm } : {}),
      },
    })
  })
  route(app, ignoreEndpoint, ({ ctx, body }) => ignoreMissingNumbers(ctx, body.ids))
  route(app, restoreEndpoint, ({ ctx, body }) => restoreMissingNumbers(ctx, body.ids))
}

async function existing(ctx: WorkflowCtx, id: string): Promise<MissingNumberRow> {
  const row = await findMissingNumber(ctx.db, id)
  if (row === undefined) throw new NotFound()
  return row
}
