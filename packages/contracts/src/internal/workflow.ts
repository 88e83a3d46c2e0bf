import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { calendarDate, id, instant, text } from '../values.ts'
import { businessCounts } from '../workflow/enquiry.ts'
import { offer, offerState, rejectionReason } from '../workflow/offer.ts'
import { reference } from '../workflow/reference.ts'
import { actor } from './identity.ts'

export const getBusinessCounts = defineEndpoint({
  name: 'getBusinessCounts',
  service: 'workflow',
  method: 'GET',
  path: '/internal/business-counts',
  summary: "A company's enquiries, offers, orders and jobs as counts, and until when its orders bind",
  who: 'signed-in',
  query: z.object({ companyId: id }),
  ok: 200,
  answer: z.extend(businessCounts, {
    /** When the last of its orders stops binding; null without one, or where workflow is a version without it. */
    ordersBindUntil: z._default(z.nullable(z.string()), null),
  }),
})

/** What someone wrote, as a data export of that person lists it: nothing of what others answered. */
export const getMessagesOf = defineEndpoint({
  name: 'getMessagesOf',
  service: 'workflow',
  method: 'GET',
  path: '/internal/messages',
  summary: 'The messages that a person wrote, oldest first',
  who: 'signed-in',
  query: z.object({ userId: id }),
  ok: 200,
  answer: z.array(
    z.object({
      id,
      conversationId: id,
      at: instant,
      content: z.string(),
      /** The name of its attachment. */
      filename: z.nullable(z.string()),
    }),
  ),
})

const confirmationFile = z.object({ path: z.string(), filename: z.string(), size: z.int() })

/** The two companies of an offer and its state, for the project folder and for mails. */
export const offerParties = z.object({
  offerId: id,
  enquiryId: id,
  customerCompanyId: id,
  customerName: z.string(),
  supplierCompanyId: id,
  supplierName: z.string(),
  state: offerState,
  released: z.boolean(),
  archived: z.boolean(),
  invalidated: z.boolean(),
  version: z.int(),
  editVersion: z.int(),
  offerNumber: z.nullable(z.string()),
  referenceNumber: z.nullable(z.string()),
  enquiryTitle: z.nullable(z.string()),
  /** How many cabinets the price is for; null where the enquiry does not say it, or workflow is a version without it. */
  amount: z._default(z.nullable(z.int()), null),
  price: z.nullable(z.number()),
  desiredDeliveryDate: z.nullable(calendarDate),
  validUntil: z.nullable(calendarDate),
  /** The released version before this one; null of the first. */
  previous: z.nullable(
    z.object({
      version: z.int(),
      price: z.nullable(z.number()),
      desiredDeliveryDate: z.nullable(calendarDate),
      validUntil: z.nullable(calendarDate),
    }),
  ),
  bindingUntil: z.nullable(z.string()),
  /** When the customer asked for a new version; null while nothing is asked for. */
  wishDate: z.nullable(z.string()),
  rejectionReason: z.nullable(rejectionReason),
  rejectionReasonIndividual: z.nullable(z.string()),
  /** The latest file of the confirmation, for a notification that is a version which mails one. */
  orderConfirmation: z.nullable(confirmationFile),
  /** All of them, in the order they came; left out where workflow is a version without it. */
  orderConfirmations: z.optional(z.array(confirmationFile)),
  /** The version of the offer that is ordered or confirmed; null while none is, or where workflow is a version without it. */
  order: z._default(z.nullable(z.object({ offerId: id, state: offerState })), null),
  /**
   * From whom another offer of the enquiry is ordered, so that this one cannot be accepted while that order binds: told
   * to the customer alone. Null while none is, or where workflow is a version without it.
   */
  orderedElsewhereFrom: z._default(z.nullable(z.string()), null),
  /** Whose company is gone; neither where workflow is a version without it. */
  customerInactive: z._default(z.boolean(), false),
  supplierInactive: z._default(z.boolean(), false),
  /** All versions of the offer together, as their common project folder sees them. */
  family: z.object({
    /** The first version's. */
    id,
    /** Some version was released. */
    released: z.boolean(),
    /** Some released version is OPEN (neither withdrawn nor replaced), ACCEPTED or CONFIRMED. */
    open: z.boolean(),
  }),
})
export type OfferParties = z.output<typeof offerParties>

export const getOfferParties = defineEndpoint({
  name: 'getOfferParties',
  service: 'workflow',
  method: 'POST',
  path: '/internal/offer/parties',
  summary: 'Parties and state of offers; unknown ids are left out',
  who: 'signed-in',
  body: z.object({ offerIds: z.array(id).check(z.maxLength(1000)) }),
  ok: 200,
  answer: z.array(offerParties),
})

export const readOfferAs = defineEndpoint({
  name: 'readOfferAs',
  service: 'workflow',
  method: 'POST',
  path: '/internal/offer/as',
  summary: 'An offer as this person sees it; 404 where he does not',
  who: 'signed-in',
  body: z.object({ offerId: id, actor }),
  ok: 200,
  answer: offer,
})

export const listOpenOffers = defineEndpoint({
  name: 'listOpenOffers',
  service: 'workflow',
  method: 'GET',
  path: '/internal/enquiry/open-offers',
  summary: 'The offers on an enquiry that its customer can still accept or decline, and whose they are',
  who: 'signed-in',
  query: z.object({ enquiryId: id }),
  ok: 200,
  answer: z.object({ offers: z.array(z.object({ offerId: id, supplierCompanyId: id })) }),
})

export const getEnquiryForMail = defineEndpoint({
  name: 'getEnquiryForMail',
  service: 'workflow',
  method: 'GET',
  path: '/internal/enquiry',
  summary: 'What a mail about an enquiry says',
  who: 'signed-in',
  query: z.object({ id }),
  ok: 200,
  answer: z.object({
    id,
    customerCompanyId: id,
    customerName: z.string(),
    title: z.nullable(z.string()),
    referenceNumber: z.nullable(z.string()),
    desiredDeliveryDate: z.nullable(z.string()),
    offerDeadline: z.nullable(z.string()),
    amount: z.nullable(z.int()),
    released: z.boolean(),
    closed: z.boolean(),
    archived: z.boolean(),
    /** Whether its customer's company is; left out by versions that did not know. */
    customerActive: z._default(z.boolean(), true),
  }),
})

export const getSmallEstimateCount = defineEndpoint({
  name: 'getSmallEstimateCount',
  service: 'workflow',
  method: 'GET',
  path: '/internal/small-estimates',
  summary: 'How many ranges of small parts lists a company was told in a day',
  who: 'signed-in',
  query: z.object({ id }),
  ok: 200,
  answer: z.object({
    companyId: id,
    companyName: z.string(),
    day: z.string(),
    asked: z.int(),
    /** More in a day are reported. */
    unreported: z.int(),
    /** A list is small below so many lines. */
    smallBelowLines: z.int(),
  }),
})

export const getUnreadForMail = defineEndpoint({
  name: 'getUnreadForMail',
  service: 'workflow',
  method: 'GET',
  path: '/internal/unread',
  summary:
    "What a mail about a conversation's unread messages says to one reader: only what the other party wrote",
  who: 'signed-in',
  query: z.object({ conversationId: id, userId: id, companyId: id }),
  ok: 200,
  answer: z.object({
    unread: z.int(),
    /** The other party's company. */
    companyName: z.string(),
    enquiryTitle: z.nullable(z.string()),
    referenceNumber: z.nullable(z.string()),
    /** Where the reader finds it: his page of the enquiry or offer; both null where only `/messages` shows it. */
    enquiryId: z.nullable(id),
    offerId: z.nullable(id),
    /** The last three unread ones, oldest first. */
    messages: z.array(
      z.object({
        userFullName: z.string(),
        content: z.string(),
        filename: z.nullable(z.string()),
        /** What it points at, as far as the reader sees it; null also where workflow is a version without it. */
        reference: z._default(z.nullable(reference), null),
        createDate: instant,
      }),
    ),
  }),
})

export const getInternalFile = defineEndpoint({
  name: 'getInternalFile',
  service: 'workflow',
  method: 'GET',
  path: '/internal/file',
  summary: 'The bytes of a file, for an attachment',
  who: 'signed-in',
  query: z.object({ path: text(200) }),
  ok: 200,
  answer: 'file',
})
