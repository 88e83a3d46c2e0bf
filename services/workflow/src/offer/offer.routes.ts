import { workOnList } from '@schrankwerk/bom-service'
import {
  archiveOffer as archiveEndpoint,
  changeOfferState as changeEndpoint,
  compareOffers as compareEndpoint,
  createOffer as createEndpoint,
  filterOffers,
  getOffer,
  type QueryOf,
  reviseOffer as reviseEndpoint,
  updateOffer,
  wishRevision as wishEndpoint,
} from '@schrankwerk/contracts'
import { type Api, Conflict, route } from '@schrankwerk/service-kit'
import type { Disguise } from '../bom/disguise.ts'
import { partyBom } from '../bom/party-bom.ts'
import type { BusinessdataClient } from '../businessdata-client.ts'
import type { WorkflowTables } from '../database/tables.ts'
import { createListPages } from '../list/list-page.queries.ts'
import type { ReleaseLimits } from '../release/release-brake.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { acceptOffer } from './accept-offer.ts'
import { archiveOffer } from './archive-offer.ts'
import { compareOffers } from './compare-offers.ts'
import { confirmOffer } from './confirm-offer.ts'
import { createOffer } from './create-offer.ts'
import { declineOffer } from './decline-offer.ts'
import { presentListItem } from './offer.presenter.ts'
import { listOffers } from './offer.queries.ts'
import { readOffer } from './read-offer.ts'
import { reviseOffer } from './revise-offer.ts'
import { saveOffer } from './save-offer.ts'
import { sharedOffers } from './shared-offers.ts'
import { wishRevision } from './wish-revision.ts'

/** A wanted state stands for the act that leads to it; no act of a party leads back to OPEN. */
function changeState(ctx: WorkflowCtx, { state, offerId, ...reason }: QueryOf<typeof changeEndpoint>) {
  if (state === 'ACCEPTED') return acceptOffer(ctx, offerId)
  if (state === 'DECLINED') return declineOffer(ctx, offerId, reason)
  if (state === 'CONFIRMED') return confirmOffer(ctx, offerId)
  throw new Conflict('offer-state')
}

export function offerRoutes(
  app: Api<WorkflowTables>,
  {
    releases,
    businessdata,
    disguise,
  }: { releases: ReleaseLimits; businessdata: BusinessdataClient; disguise: Disguise | undefined },
): void {
  const pages = createListPages()
  route(app, getOffer, ({ ctx, query }) => readOffer(ctx, query.id))
  route(app, filterOffers, async ({ ctx, query }) => {
    if (ctx.actor.companyType === 'EXTERNAL') return sharedOffers(ctx, businessdata, query)
    const { rows, total } = await listOffers(ctx.db, ctx, query, pages)
    return { content: rows.map((row) => presentListItem(row, ctx)), totalElements: total }
  })
  route(app, compareEndpoint, ({ ctx, query }) => compareOffers(ctx, query.enquiryId, disguise))
  route(app, createEndpoint, async ({ ctx, body }) => readOffer(ctx, await createOffer(ctx, body)), {
    workOf: ({ ctx, body }) => workOnList(ctx.db, partyBom(ctx, { enquiryId: body.enquiryId })),
  })
  route(app, updateOffer, async ({ ctx, body }) => {
    await saveOffer(ctx, body, releases)
    return readOffer(ctx, body.id)
  })
  route(
    app,
    reviseEndpoint,
    async ({ ctx, query }) => readOffer(ctx, await reviseOffer(ctx, query.offerId)),
    {
      workOf: ({ ctx, query }) => workOnList(ctx.db, partyBom(ctx, { offerId: query.offerId })),
    },
  )
  route(app, archiveEndpoint, ({ ctx, query }) => archiveOffer(ctx, query.offerId))
  route(app, wishEndpoint, async ({ ctx, body }) => {
    await wishRevision(ctx, body.offerId)
    return readOffer(ctx, body.offerId)
  })
  route(app, changeEndpoint, ({ ctx, query }) => changeState(ctx, query))
}
