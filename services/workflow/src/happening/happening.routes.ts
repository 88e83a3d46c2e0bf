import { filterHappenings, markHappeningsRead as markEndpoint } from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import type { WorkflowTables } from '../database/tables.ts'
import { partyOf } from '../enquiry/enquiry.policy.ts'
import { presentHappening } from './happening.presenter.ts'
import { countUnseen, listHappenings } from './happening.queries.ts'
import { markHappeningsRead } from './mark-happenings-read.ts'

export function happeningRoutes(app: Api<WorkflowTables>): void {
  route(app, filterHappenings, async ({ ctx, query: { before, paginationSize } }) => {
    const [rows, unread] = await Promise.all([
      // One more tells whether there are more.
      listHappenings(ctx.db, ctx, { before, limit: paginationSize + 1 }),
      countUnseen(ctx.db, ctx),
    ])
    const content = rows.slice(0, paginationSize).map((row) => presentHappening(row, partyOf(ctx.actor)))
    return { content, hasMore: rows.length > paginationSize, unread }
  })
  route(app, markEndpoint, ({ ctx, body }) => markHappeningsRead(ctx, body))
}
