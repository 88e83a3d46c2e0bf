import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import {
  calendarDate,
  changeEntry,
  editVersion,
  flagParameter,
  id,
  instant,
  pageOf,
  pageQuery,
  price,
  text,
} from '../values.ts'
import { bomState } from './bom-state.ts'
import { deliveryCondition, deliveryConditionInput, enquiry, missingItem, recommendation } from './enquiry.ts'
import { fileItem, fileType } from './file.ts'

export const offerStates = ['OPEN', 'DECLINED', 'ACCEPTED', 'CONFIRMED'] as const
export const offerState = z.enum(offerStates)
export type OfferState = z.output<typeof offerState>

export const rejectionReasons = [
  'PRICE_NOT_AS_EXPECTED',
  'DELIVERY_TIME_OUTSIDE_EXPECTATIONS',
  'OFFER_NOT_IN_LINE_WITH_REQUIREMENTS',
  'TECHNICAL_REQUIREMENTS_CHANGED',
  'PROJECT_NOT_REALIZED',
  'INDIVIDUAL',
] as const
export const rejectionReason = z.enum(rejectionReasons)
export type RejectionReason = z.output<typeof rejectionReason>

export const offerActions = [
  'edit',
  'release',
  'revise',
  'accept',
  'decline',
  'wish',
  'confirm',
  'archive',
  'uploadFile',
] as const
export const offerAction = z.enum(offerActions)
export type OfferAction = z.output<typeof offerAction>

/**
 * Whether an offer is in play, beside its state: of an open one that its enquiry is archived, its supplier's company
 * gone, its enquiry closed, its validity over or its order lapsed; of any that it is a draft, withdrawn, archived or
 * replaced by a newer version.
 */
export const offerStandings = [
  'DRAFT',
  'RELEASED',
  'LAPSED',
  'EXPIRED',
  'CLOSED',
  'ENQUIRY_ARCHIVED',
  'SUPPLIER_INACTIVE',
  'REPLACED',
  'WITHDRAWN',
  'ARCHIVED',
] as const
export const offerStanding = z.enum(offerStandings)
export type OfferStanding = z.output<typeof offerStanding>

/** How the offer's lines differ from the enquiry's: shown before accepting. */
export const deviation = z.object({
  kind: z.enum(['ADDED', 'REMOVED', 'QUANTITY', 'ARTICLE', 'UNIT']),
  position: z.int(),
  label: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type Deviation = z.output<typeof deviation>

/** One version of an offer, as the list of its versions shows it. */
export const offerVersion = z.object({
  id,
  version: z.int(),
  state: offerState,
  standing: offerStanding,
  released: z.boolean(),
  releaseDate: z.nullable(instant),
  invalidated: z.boolean(),
  archived: z.boolean(),
  price: z.nullable(z.number()),
})
export type OfferVersion = z.output<typeof offerVersion>

/** Another offer with the same number: versions of one offer share theirs. */
export const sameNumber = z.object({
  id,
  state: offerState,
  customerName: z.string(),
  enquiryTitle: z.nullable(z.string()),
  referenceNumber: z.nullable(z.string()),
})

export const offer = z.object({
  id,
  enquiryId: id,
  supplierId: id,
  supplierName: z.string(),
  customerName: z.string(),
  enquiryTitle: z.nullable(z.string()),
  state: offerState,
  standing: offerStanding,
  version: z.int(),
  offerNumber: z.nullable(z.string()),
  /** The latest other offer of its supplier with this number, told to him while it is a draft; left out where there is none. */
  sameNumber: z.optional(sameNumber),
  referenceNumber: z.nullable(z.string()),
  price: z.nullable(z.number()),
  /** `price` by the number of cabinets, rounded to cents; null without a price. */
  pricePerCabinet: z.nullable(z.number()),
  amount: z.int(),
  deliveryCondition: z.nullable(deliveryCondition),
  desiredDeliveryDate: z.nullable(calendarDate),
  validUntil: z.nullable(calendarDate),
  additionalInfoSupplier: z.nullable(z.string()),
  rejectionReason: z.nullable(rejectionReason),
  rejectionReasonIndividual: z.nullable(z.string()),
  released: z.boolean(),
  releaseDate: z.nullable(instant),
  acceptDate: z.nullable(instant),
  /** Until when the order binds the customer: the end of a day in Berlin, which counts. Null before it is accepted. */
  bindingUntil: z.nullable(instant),
  confirmDate: z.nullable(instant),
  /** When its order lapsed; null where none did, or it was ordered again. */
  lapseDate: z.nullable(instant),
  /** When the customer asked for a new version; null once the offer was decided about, and while none can be released. */
  wishDate: z.nullable(instant),
  archived: z.boolean(),
  invalidated: z.boolean(),
  createDate: instant,
  lastUpdate: instant,
  editVersion,
  fileItems: z.array(fileItem),
  ...bomState.shape,
  lineCount: z.int(),
  missing: z.array(missingItem),
  /** Why a draft cannot be released however complete it is: a problem's code and its sentence; null when it can. */
  releaseObstacle: z.nullable(z.object({ code: z.string(), detail: z.string() })),
  /** Worth a look before the next step, for whoever may release, accept or confirm; empty otherwise. */
  recommended: z.array(recommendation),
  allowedActions: z.array(offerAction),
  allowedFileTypes: z.array(fileType),
  /** Who has to act next, for the line above the buttons. */
  nextParty: z.nullable(z.enum(['CUSTOMER', 'SUPPLIER'])),
  /** The first 1,000, in the order of the lines. */
  deviations: z.array(deviation),
  /** All there are. */
  deviationCount: z.int(),
  /** All versions that the asker may see, this one among them, the latest first. */
  versions: z.array(offerVersion),
  /** Null for a supplier who may not see the enquiry any more (closed, ordered elsewhere). */
  enquiry: z.nullable(enquiry),
  /** Why the enquiry takes no offers any more, told also where it is hidden; null while it does. */
  enquiryObstacle: z.nullable(z.enum(['enquiry-archived', 'customer-inactive', 'enquiry-closed'])),
  changeEntries: z.array(changeEntry),
})
export type Offer = z.output<typeof offer>

export const offerListItem = z.object({
  id,
  enquiryId: id,
  enquiryTitle: z.nullable(z.string()),
  supplierName: z.string(),
  customerName: z.string(),
  state: offerState,
  standing: offerStanding,
  version: z.int(),
  offerNumber: z.nullable(z.string()),
  referenceNumber: z.nullable(z.string()),
  price: z.nullable(z.number()),
  desiredDeliveryDate: z.nullable(calendarDate),
  released: z.boolean(),
  releaseDate: z.nullable(instant),
  bindingUntil: z.nullable(instant),
  wishDate: z.nullable(instant),
  archived: z.boolean(),
  invalidated: z.boolean(),
  createDate: instant,
  lastUpdate: instant,
  allowedActions: z.array(offerAction),
})
export type OfferListItem = z.output<typeof offerListItem>

const parties = { CUSTOMER: true, SUPPLIER: true } as const
const supplier = { SUPPLIER: true } as const
const customer = { CUSTOMER: true } as const

const offerInputFields = {
  offerNumber: z.optional(z.nullable(text(100))),
  price: z.optional(z.nullable(price)),
  deliveryCondition: z.optional(z.nullable(deliveryConditionInput)),
  desiredDeliveryDate: z.optional(z.nullable(calendarDate)),
  validUntil: z.optional(z.nullable(calendarDate)),
  additionalInfoSupplier: z.optional(z.nullable(text(10_000))),
}

export const getOffer = defineEndpoint({
  name: 'getOffer',
  service: 'workflow',
  method: 'GET',
  path: '/offer/',
  summary: 'One offer, order or job with its enquiry and what the asking user may do',
  who: parties,
  query: z.object({ id }),
  ok: 200,
  answer: offer,
})

export const reviseOffer = defineEndpoint({
  name: 'reviseOffer',
  service: 'workflow',
  method: 'GET',
  path: '/offer/revision',
  summary: 'A draft of the next version of an open or declined offer, which stays valid until its release',
  who: supplier,
  query: z.object({ offerId: id }),
  ok: 201,
  answer: offer,
  problems: [
    'offer-state',
    'offer-invalidated',
    'offer-archived',
    'offer-not-released',
    'revision-open',
    'enquiry-closed',
    'enquiry-archived',
    'customer-inactive',
  ],
  changes: true,
})

export const offerColumns = [
  'createDate',
  'lastUpdate',
  'offerNumber',
  'referenceNumber',
  'releaseDate',
  'price',
  'desiredDeliveryDate',
  'state',
] as const

export const filterOffers = defineEndpoint({
  name: 'filterOffers',
  service: 'workflow',
  method: 'GET',
  path: '/offer/filter',
  summary: "Offers, orders or jobs of the caller's company by state",
  who: { CUSTOMER: true, SUPPLIER: true, EXTERNAL: true },
  query: z.object({
    ...pageQuery(offerColumns),
    referenceNumber: z.optional(text(100)),
    /** Part of the reference number, the offer number, the project's title or the other company's name. */
    searchTerm: z.optional(text(200)),
    enquiryId: z.optional(id),
    /** Only the archived ones. */
    archived: z.optional(flagParameter),
    states: z.optional(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((value) => value.split(',').filter((part) => part !== '')),
        ),
        z.array(offerState),
      ),
    ),
  }),
  ok: 200,
  answer: pageOf(offerListItem),
})

export const createOffer = defineEndpoint({
  name: 'createOffer',
  service: 'workflow',
  method: 'POST',
  path: '/offer/',
  summary: 'Begin an offer on a released enquiry, with a copy of its lines',
  who: supplier,
  body: z.object({ ...offerInputFields, enquiryId: id }),
  ok: 201,
  answer: offer,
  problems: ['enquiry-closed', 'enquiry-archived', 'customer-inactive'],
})

export const updateOffer = defineEndpoint({
  name: 'updateOffer',
  service: 'workflow',
  method: 'POST',
  path: '/offer/update',
  summary: 'Save an offer draft; `released: true` hands it to the customer',
  who: supplier,
  body: z.object({
    ...offerInputFields,
    id,
    editVersion: z.optional(editVersion),
    released: z.optional(z.boolean()),
  }),
  ok: 200,
  answer: offer,
  problems: [
    'edit-version-missing',
    'changed-meanwhile',
    'offer-released',
    'offer-state',
    'offer-invalidated',
    'offer-archived',
    'offer-file-missing',
    'release-incomplete',
    'version-ordered',
    'enquiry-closed',
    'enquiry-archived',
    'customer-inactive',
  ],
})

export const archiveOffer = defineEndpoint({
  name: 'archiveOffer',
  service: 'workflow',
  method: 'POST',
  path: '/offer/archive',
  summary: 'Archive an offer (the delete of the list)',
  who: supplier,
  query: z.object({ offerId: id }),
  ok: 200,
  answer: 'empty',
  problems: ['offer-state', 'offer-archived'],
})

export const changeOfferState = defineEndpoint({
  name: 'changeOfferState',
  service: 'workflow',
  method: 'GET',
  path: '/offer/statechange',
  summary: 'Accept or decline (customer), confirm (supplier)',
  who: parties,
  query: z.object({
    offerId: id,
    state: offerState,
    rejectionReason: z.optional(rejectionReason),
    rejectionReasonIndividual: z.optional(text(2000)),
  }),
  ok: 200,
  answer: 'empty',
  problems: [
    'other-party',
    'offer-state',
    'offer-not-released',
    'offer-invalidated',
    'offer-archived',
    'offer-expired',
    'order-elsewhere',
    'binding-expired',
    'order-file-missing',
    'order-confirmation-missing',
    'rejection-reason-missing',
    'enquiry-closed',
    'enquiry-archived',
    'supplier-inactive',
  ],
  changes: true,
})

export const wishRevision = defineEndpoint({
  name: 'wishRevision',
  service: 'workflow',
  method: 'POST',
  path: '/offer/wish',
  summary:
    'Ask the supplier for a new version of an offer that expired, lapsed or was declined; asked again, the answer says since when',
  who: customer,
  body: z.object({ offerId: id }),
  ok: 200,
  answer: offer,
  problems: [
    'offer-state',
    'offer-not-released',
    'offer-invalidated',
    'offer-archived',
    'offer-valid',
    'order-elsewhere',
    'enquiry-closed',
    'enquiry-archived',
    'supplier-inactive',
  ],
})
