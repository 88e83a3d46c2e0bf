import {
  getActsIn,
  getBusinessCounts,
  getEnquiryForMail,
  getInternalFile,
  getMessagesOf,
  getOfferParties,
  getSmallEstimateCount,
  getUnreadForMail,
  listOpenOffers,
  readOfferAs,
} from '@schrankwerk/contracts'
import {
  actsRoute,
  type FileStore,
  type InternalApi,
  internalRoute,
  NotFound,
  sendFile,
} from '@schrankwerk/service-kit'
import { presentSmallEstimateCount } from './bom/small-estimate.presenter.ts'
import { findSmallEstimateCount } from './bom/small-estimate.queries.ts'
import { countBusinessOf, ordersBindUntil } from './company/business.queries.ts'
import { presentOwnMessage } from './conversation/own-message.presenter.ts'
import { messagesBy } from './conversation/own-message.queries.ts'
import { unreadForMail } from './conversation/unread-for-mail.ts'
import type { WorkflowTables } from './database/tables.ts'
import { findEnquiryForMail } from './enquiry/enquiry.queries.ts'
import { presentEnquiryForMail } from './enquiry/enquiry-for-mail.presenter.ts'
import { findFile } from './file/file.queries.ts'
import type { IdentityClient } from './identity-client.ts'
import { decidableOffersOf } from './offer/offer.queries.ts'
import { readOffer } from './offer/read-offer.ts'
import { readOfferParties } from './offer/read-offer-parties.ts'
import { ownerOfPath } from './owner/owner.ts'

/** What the other services ask: parties of offers, enquiries, counts and files for mails. */
export function internalRoutes(
  app: InternalApi<WorkflowTables>,
  store: FileStore,
  identity: IdentityClient,
): void {
  internalRoute(app, getOfferParties, ({ ctx, body }) => readOfferParties(ctx, body.offerIds))
  internalRoute(app, readOfferAs, ({ ctx, body }) => readOffer({ ...ctx, actor: body.actor }, body.offerId))
  internalRoute(app, listOpenOffers, async ({ ctx, query }) => {
    const offers = await decidableOffersOf(ctx.db, query.enquiryId)
    return {
      offers: offers.map((offer) => ({ offerId: offer.id, supplierCompanyId: offer.supplier_company_id })),
    }
  })
  internalRoute(app, getEnquiryForMail, async ({ ctx, query }) => {
    const enquiry = await findEnquiryForMail(ctx.db, query.id)
    if (enquiry === undefined) throw new NotFound()
    return presentEnquiryForMail(enquiry)
  })
  internalRoute(app, getBusinessCounts, async ({ ctx, query }) => {
    const asked = [ctx.db, query.companyId, ctx.now()] as const
    const [counts, bindUntil] = await Promise.all([countBusinessOf(...asked), ordersBindUntil(...asked)])
    return { ...counts, ordersBindUntil: bindUntil?.toISOString() ?? null }
  })
  internalRoute(app, getSmallEstimateCount, async ({ ctx, query }) => {
    const count = await findSmallEstimateCount(ctx.db, query.id)
    if (count === undefined) throw new NotFound()
    return presentSmallEstimateCount(count)
  })
  actsRoute(app, getActsIn('workflow'))
  internalRoute(app, getUnreadForMail, ({ ctx, query }) => unreadForMail(ctx, identity, query))
  internalRoute(app, getMessagesOf, async ({ ctx, query }) =>
    (await messagesBy(ctx.db, query.userId)).map(presentOwnMessage),
  )
  internalRoute(app, getInternalFile, async ({ ctx, query, c }) => {
    const { owner, fileId } = ownerOfPath(query.path)
    const file = await findFile(ctx.db, owner, fileId ?? '')
    if (file === undefined) throw new NotFound()
    return sendFile(c, { store, key: file.storage_key, filename: file.filename, sha256: file.sha256 })
  })
}
