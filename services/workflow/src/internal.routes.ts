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
import { smallBelowLines, unreportedEstimates } from './bom/count-small-estimate.ts'
import { findSmallEstimateCount } from './bom/small-estimate.queries.ts'
import { countBusinessOf, ordersBindUntil } from './company/business.queries.ts'
import { messagesBy } from './conversation/own-message.queries.ts'
import { unreadForMail } from './conversation/unread-for-mail.ts'
import type { WorkflowTables } from './database/tables.ts'
import { findEnquiryForMail } from './enquiry/enquiry.queries.ts'
import { pathOf } from './file/file.presenter.ts'
import { confirmationsOf, findFile } from './file/file.queries.ts'
import type { IdentityClient } from './identity-client.ts'
import { decidableOffersOf, offersForServices } from './offer/offer.queries.ts'
import { readOffer } from './offer/read-offer.ts'
import { ownerOfPath } from './owner/owner.ts'

/** What the other services ask: parties of offers, enquiries, counts and files for mails. */
export function internalRoutes(
  app: InternalApi<WorkflowTables>,
  store: FileStore,
  identity: IdentityClient,
): void {
  internalRoute(app, getOfferParties, async ({ ctx, body }) => {
    if (body.offerIds.length === 0) return []
    const offers = await offersForServices(ctx.db, body.offerIds, ctx.now())
    const confirmed = offers.filter((offer) => offer.state === 'CONFIRMED').map((offer) => offer.id)
    const confirmations = await confirmationsOf(ctx.db, confirmed)
    return offers.map((offer) => {
      const orderConfirmations = (confirmations.get(offer.id) ?? []).map((file) => ({
        path: pathOf(file),
        filename: file.filename,
        size: file.size,
      }))
      return {
        offerId: offer.id,
        enquiryId: offer.enquiry_id,
        customerCompanyId: offer.customer_company_id,
        customerName: offer.customer_name,
        supplierCompanyId: offer.supplier_company_id,
        supplierName: offer.supplier_name,
        state: offer.state,
        released: offer.released,
        archived: offer.archived,
        invalidated: offer.invalidated,
        version: offer.version,
        editVersion: offer.edit_version,
        offerNumber: offer.offer_number,
        referenceNumber: offer.reference_number,
        enquiryTitle: offer.enquiry_title,
        amount: offer.amount,
        price: offer.price,
        desiredDeliveryDate: offer.desired_delivery_date,
        validUntil: offer.valid_until,
        previous: offer.previous,
        wishDate: offer.wish_date?.toISOString() ?? null,
        bindingUntil: offer.binding_until?.toISOString() ?? null,
        rejectionReason: offer.rejection_reason,
        rejectionReasonIndividual: offer.rejection_reason_individual,
        orderConfirmation: orderConfirmations.at(-1) ?? null,
        orderConfirmations,
        order: offer.family_order,
        orderedElsewhereFrom: offer.ordered_elsewhere_from,
        customerInactive: offer.customer_inactive,
        supplierInactive: offer.supplier_inactive,
        family: { id: offer.family_id, released: offer.family_released, open: offer.family_open },
      }
    })
  })
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
    return {
      id: enquiry.id,
      customerCompanyId: enquiry.company_id,
      customerName: enquiry.customer_name,
      title: enquiry.title,
      referenceNumber: enquiry.reference_number,
      desiredDeliveryDate: enquiry.desired_delivery_date,
      offerDeadline: enquiry.offer_deadline,
      amount: enquiry.amount,
      released: enquiry.released,
      closed: enquiry.closed,
      archived: enquiry.archived,
      customerActive: !enquiry.customer_inactive,
    }
  })
  internalRoute(app, getBusinessCounts, async ({ ctx, query }) => {
    const asked = [ctx.db, query.companyId, ctx.now()] as const
    const [counts, bindUntil] = await Promise.all([countBusinessOf(...asked), ordersBindUntil(...asked)])
    return { ...counts, ordersBindUntil: bindUntil?.toISOString() ?? null }
  })
  internalRoute(app, getSmallEstimateCount, async ({ ctx, query }) => {
    const count = await findSmallEstimateCount(ctx.db, query.id)
    if (count === undefined) throw new NotFound()
    return {
      companyId: count.company_id,
      companyName: count.company_name,
      day: count.day,
      asked: count.asked,
      unreported: unreportedEstimates,
      smallBelowLines,
    }
  })
  actsRoute(app, getActsIn('workflow'))
  internalRoute(app, getUnreadForMail, ({ ctx, query }) => unreadForMail(ctx, identity, query))
  internalRoute(app, getMessagesOf, async ({ ctx, query }) => {
    const messages = await messagesBy(ctx.db, query.userId)
    return messages.map((message) => ({
      id: message.id,
      conversationId: message.conversation_id,
      at: message.create_date.toISOString(),
      content: message.content,
      filename: message.attachment_name,
    }))
  })
  internalRoute(app, getInternalFile, async ({ ctx, query, c }) => {
    const { owner, fileId } = ownerOfPath(query.path)
    const file = await findFile(ctx.db, owner, fileId ?? '')
    if (file === undefined) throw new NotFound()
    return sendFile(c, { store, key: file.storage_key, filename: file.filename, sha256: file.sha256 })
  })
}
