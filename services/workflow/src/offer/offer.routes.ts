import {
  archiveOffer as archiveEndpoint,
  changeOfferState as changeEndpoint,
  createOffer as createEndpoint,
  filterOffers,
  getOffer,
  reviseOffer as reviseEndpoint,
  updateOffer,
} from '@schrankwerk/contracts'
import { type Api, route } from '@schrankwerk/service-kit'
import { workOnList } from '../bom/work-on-list.ts'
import type { ReleaseLimits } from '../database/release-brake.ts'
import type { WorkflowTables } from '../database/tables.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { archiveOffer } from './archive-offer.ts'
import { changeOfferState } from './change-offer-state.ts'
import { createOffer } from './create-offer.ts'
import { mustExist } from './offer.policy.ts'
import { presentListItem, presentOffer } from './offer.presenter.ts'
import { findOffer, listOffers } from './offer.queries.ts'
import { reviseOffer } from './revise-offer.ts'
import { saveOffer } from './save-offer.ts'

const shown = async (ctx: WorkflowCtx, id: string) =>
  presentOffer(mustExist(await findOffer(ctx.db, ctx, id)), ctx)

export function offerRoutes(app: Api<WorkflowTables>, { releases }: { releases: ReleaseLimits }): void {
  route(app, getOffer, ({ ctx, query }) => shown(ctx, query.id))
  route(app, filterOffers, async ({ ctx, query }) => {
    // Outsiders see what is shared with them, and sharing comes with the project folder.
    if (ctx.actor.companyType === 'EXTERNAL') return { content: [], totalElements: 0 }
    const { rows, total } = await listOffers(ctx.db, ctx, query)
    return { content: rows.map((row) => presentListItem(row, ctx)), totalElements: total }
  })
  route(app, createEndpoint, async ({ ctx, body }) => shown(ctx, await createOffer(ctx, body)), {
    workOf: ({ ctx, body }) => workOnList(ctx, { enquiryId: body.enquiryId }),
  })
  route(app, updateOffer, async ({ ctx, body }) => {
    await saveOffer(ctx, body, releases)
    return shown(ctx, body.id)
  })
  route(app, reviseEndpoint, async ({ ctx, query }) => shown(ctx, await reviseOffer(ctx, query.offerId)), {
    workOf: ({ ctx, query }) => workOnList(ctx, { offerId: query.offerId }),
  })
  route(app, archiveEndpoint, ({ ctx, query }) => archiveOffer(ctx, query.offerId))
  route(app, changeEndpoint, ({ ctx, query }) => changeOfferState(ctx, query))
}
