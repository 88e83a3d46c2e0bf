import { workOnList } from '@schrankwerk/bom-service'
import {
  archiveEnquiry as archiveEndpoint,
  copyEnquiry as copyEndpoint,
  createEnquiry,
  filterEnquiries,
  getEnquiry,
  reopenEnquiry as reopenEndpoint,
  updateEnquiry,
} from '@schrankwerk/contracts'
import { type Api, mustExist, route } from '@schrankwerk/service-kit'
import { partyBom } from '../bom/party-bom.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { createListPages } from '../list/list-page.queries.ts'
import type { ReleaseLimits } from '../release/release-brake.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { archiveEnquiry } from './archive-enquiry.ts'
import { beginEnquiry } from './begin-enquiry.ts'
import { copyEnquiry } from './copy-enquiry.ts'
import { presentEnquiry, presentListItem } from './enquiry.presenter.ts'
import { findEnquiry, listEnquiries } from './enquiry.queries.ts'
import { reopenEnquiry } from './reopen-enquiry.ts'
import { saveEnquiry } from './save-enquiry.ts'

const shown = async (ctx: WorkflowCtx, id: string) =>
  presentEnquiry(mustExist(await findEnquiry(ctx.db, ctx, id)), ctx)

export function enquiryRoutes(app: Api<WorkflowTables>, { releases }: { releases: ReleaseLimits }): void {
  const pages = createListPages()
  route(app, getEnquiry, ({ ctx, query }) => shown(ctx, query.id))
  route(app, filterEnquiries, async ({ ctx, query }) => {
    const { rows, total } = await listEnquiries(ctx.db, ctx, query, pages)
    return { content: rows.map((row) => presentListItem(row, ctx.actor)), totalElements: total }
  })
  route(app, createEnquiry, async ({ ctx, body }) => shown(ctx, await beginEnquiry(ctx, body)))
  route(
    app,
    updateEnquiry,
    async ({ ctx, body }) => {
      await saveEnquiry(ctx, body, releases)
      return shown(ctx, body.id)
    },
    {
      workOf: async ({ ctx, body }) =>
        body.amount === undefined ? undefined : workOnList(ctx.db, partyBom(ctx, { enquiryId: body.id })),
    },
  )
  route(app, archiveEndpoint, ({ ctx, query }) => archiveEnquiry(ctx, query.enquiryId))
  route(app, reopenEndpoint, ({ ctx, query }) => reopenEnquiry(ctx, query.enquiryId))
  route(app, copyEndpoint, async ({ ctx, query }) => shown(ctx, await copyEnquiry(ctx, query.id)), {
    workOf: ({ ctx, query }) => workOnList(ctx.db, partyBom(ctx, { enquiryId: query.id })),
  })
}
