import { getActsIn, getFolderEntry, listFoldersSharedWith } from '@schrankwerk/contracts'
import { actsRoute, berlinDate, type InternalApi, internalRoute, NotFound } from '@schrankwerk/service-kit'
import type { BusinessdataTables } from './database/tables.ts'
import type { OfferDirectory } from './folder/offer-directory.ts'
import { letsIn } from './visibility/invite-effective.ts'
import { findEntryForServices, folderIdsSharedWith } from './visibility/shared-folder.queries.ts'

export function internalRoutes(app: InternalApi<BusinessdataTables>, offers: OfferDirectory): void {
  actsRoute(app, getActsIn('businessdata'))
  internalRoute(app, listFoldersSharedWith, async ({ ctx, body }) => ({
    offerIds: await folderIdsSharedWith(ctx.db, body.mail, ctx.now()),
  }))
  internalRoute(app, getFolderEntry, async ({ ctx, query }) => {
    const entry = await findEntryForServices(ctx.db, query.entryId)
    const [offer] = entry ? await offers.find([entry.offer_id], ctx.requestId) : []
    if (entry === undefined || offer === undefined) throw new NotFound()
    return {
      entryId: entry.id,
      offerId: entry.offer_id,
      email: entry.mail,
      permissions: { read: entry.may_read, write: entry.may_write },
      endDate: entry.end_date,
      isOver: entry.ended_at !== null || (entry.end_date !== null && entry.end_date < berlinDate(ctx.now())),
      isOpen: letsIn(entry, entry.company_id) && offer.family.open,
      companyName: entry.side === 'SUPPLIER' ? offer.supplierName : offer.customerName,
      enquiryTitle: offer.enquiryTitle,
      referenceNumber: offer.referenceNumber,
    }
  })
}
