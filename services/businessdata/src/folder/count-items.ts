import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { countsOf } from '../item/item.queries.ts'
import { accessTo } from './folder.policy.ts'
import { entriesNaming, foldersOf } from './folder.queries.ts'
import type { OfferDirectory } from './offer-directory.ts'

/** Number of files by offer; what one may not read is left out, as if it were not there. */
export async function countItems(
  ctx: BusinessdataCtx,
  directory: OfferDirectory,
  offerIds: readonly string[],
): Promise<Record<string, number>> {
  const offers = await directory.find(offerIds, ctx.requestId)
  const folderIds = [...new Set(offers.map(({ family }) => family.id))]
  const [folders, entries] = await Promise.all([
    foldersOf(ctx.db, ctx, folderIds),
    entriesNaming(ctx.db, ctx, folderIds),
  ])
  const readable = offers.flatMap((offer) => {
    const folderId = offer.family.id
    const access = accessTo(
      {
        offer,
        folder: folders.find((one) => one.offer_id === folderId),
        entries: entries.filter((one) => one.offer_id === folderId),
      },
      ctx.actor,
    )
    return access?.permission.read ? [{ offerId: offer.offerId, folderId, seenSides: access.seenSides }] : []
  })
  const counts = await countsOf(ctx.db, ctx, readable)
  return Object.fromEntries(readable.map(({ offerId, folderId }) => [offerId, counts.get(folderId) ?? 0]))
}
