import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { countsOf } from '../item/item.queries.ts'
import { initialTypes, partyOf, permissionOf } from './folder.policy.ts'
import { foldersOf } from './folder.queries.ts'
import type { OfferDirectory } from './offer-directory.ts'

/** Number of files by offer; what one may not read is left out, as if it were not there. */
export async function countItems(
  ctx: BusinessdataCtx,
  offers: OfferDirectory,
  offerIds: readonly string[],
): Promise<Record<string, number>> {
  if (offerIds.length === 0) return {}
  const folders = await foldersOf(ctx.db, ctx.actor, offerIds)
  const readable = (await offers.find(offerIds, ctx.requestId)).filter((offer) => {
    const party = partyOf(offer, ctx.actor)
    const types = folders.find((folder) => folder.offer_id === offer.offerId)?.types ?? initialTypes
    return party !== undefined && permissionOf(party, types, ctx.actor).read
  })
  const counts = await countsOf(
    ctx.db,
    ctx.actor,
    readable.map((offer) => offer.offerId),
  )
  return Object.fromEntries(readable.map(({ offerId }) => [offerId, counts.get(offerId) ?? 0]))
}
