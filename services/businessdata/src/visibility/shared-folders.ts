import type { filterSharedFolders, QueryOf } from '@schrankwerk/contracts'
import { compareNames } from '@schrankwerk/domain'
import type { BusinessdataCtx } from '../businessdata-ctx.ts'
import { accessTo } from '../folder/folder.policy.ts'
import { foldersOf } from '../folder/folder.queries.ts'
import type { OfferDirectory } from '../folder/offer-directory.ts'
import { countsOf } from '../item/item.queries.ts'
import { entriesOpeningTo } from './shared-folder.queries.ts'

type Query = QueryOf<typeof filterSharedFolders>

/** One page of the folders that entries open to the asker now. What they are called only workflow knows, so all are asked for. */
export async function sharedFolders(ctx: BusinessdataCtx, offers: OfferDirectory, query: Query) {
  const entries = Map.groupBy(await entriesOpeningTo(ctx.db, ctx), ({ offer_id }) => offer_id)
  const folderIds = [...entries.keys()]
  const [found, folders] = await Promise.all([
    offers.find(folderIds, ctx.requestId),
    foldersOf(ctx.db, ctx, folderIds),
  ])
  const offerOf = new Map(found.map((offer) => [offer.family.id, offer]))
  const folderOf = new Map(folders.map((folder) => [folder.offer_id, folder]))
  const shared = folderIds.flatMap((folderId) => {
    const offer = offerOf.get(folderId)
    const access =
      offer && accessTo({ offer, folder: folderOf.get(folderId), entries: entries.get(folderId)! }, ctx.actor)
    if (access?.view !== 'guest') return []
    return [
      {
        folderId,
        offer: offer!,
        permissions: access.permission,
        seenSides: access.seenSides,
        endDate: access.lastDay,
      },
    ]
  })
  const page = inOrder(shared, query).slice(
    query.page * query.paginationSize,
    (query.page + 1) * query.paginationSize,
  )
  const counts = await countsOf(ctx.db, ctx, page)
  return {
    content: page.map(({ folderId, offer, permissions, endDate }) => ({
      offerId: folderId,
      referenceNumber: offer.referenceNumber,
      enquiryTitle: offer.enquiryTitle,
      customerName: offer.customerName,
      supplierName: offer.supplierName,
      files: counts.get(folderId) ?? 0,
      permissions,
      endDate,
    })),
    totalElements: shared.length,
  }
}

/** By a column with what is empty last, whichever way round; without one as they came, the latest entry first. */
function inOrder<
  Row extends {
    offer: { referenceNumber: string | null; enquiryTitle: string | null }
    endDate: string | null
  },
>(rows: readonly Row[], { column, sortDescending }: Query): readonly Row[] {
  if (column === undefined) return sortDescending === false ? rows.toReversed() : rows
  const shownIn = (row: Row) => (column === 'endDate' ? row.endDate : row.offer[column])
  const empty = rows.filter((row) => shownIn(row) === null)
  const sorted = rows
    .filter((row) => shownIn(row) !== null)
    .toSorted((one, other) => compareNames(shownIn(one)!, shownIn(other)!))
  return [...(sortDescending ? sorted.toReversed() : sorted), ...empty]
}
