import { type filterOffers, listFoldersSharedWith, type QueryOf } from '@schrankwerk/contracts'
import type { BusinessdataClient } from '../businessdata-client.ts'
import type { WorkflowCtx } from '../workflow-ctx.ts'
import { presentSharedOffer } from './shared-offer.presenter.ts'
import { listSharedOffers } from './shared-offer.queries.ts'

/** The offers whose project folder is shared with a guest: what he may open, and nothing of the business itself. */
export async function sharedOffers(
  { db, actor, requestId, signal }: WorkflowCtx,
  businessdata: BusinessdataClient,
  query: QueryOf<typeof filterOffers>,
) {
  const { offerIds } = await businessdata.call(listFoldersSharedWith, {
    body: { mail: actor.mail },
    requestId,
    signal,
  })
  const { rows, total } = await listSharedOffers(db, offerIds, query)
  return { content: rows.map(presentSharedOffer), totalElements: total }
}
