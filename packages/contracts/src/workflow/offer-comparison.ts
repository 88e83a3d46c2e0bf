import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { calendarDate, id, instant } from '../values.ts'
import { estimateRange } from './bom-estimate.ts'
import { deliveryCondition } from './enquiry.ts'
import { fileItem } from './file.ts'
import { deviation, offerAction, offerStanding, offerState, offerVersion } from './offer.ts'

/** Deviations, by what differs. */
const deviationCounts = z.object({
  /** Of the enquiry's lines those that have one; an added line is none of them. */
  lines: z.int(),
  QUANTITY: z.int(),
  UNIT: z.int(),
  ARTICLE: z.int(),
  ADDED: z.int(),
  REMOVED: z.int(),
})

/** The latest released version of an offer beside the others of its enquiry. */
export const comparedOffer = z.object({
  id,
  supplierName: z.string(),
  offerNumber: z.nullable(z.string()),
  version: z.int(),
  state: offerState,
  standing: offerStanding,
  /** It can be ordered or is ordered; any other is shown and never counts as the best. */
  inPlay: z.boolean(),
  releaseDate: z.nullable(instant),
  price: z.nullable(z.number()),
  pricePerCabinet: z.nullable(z.number()),
  /** Price against the enquiry's cost range for all cabinets; null without one of the two. */
  againstRange: z.nullable(z.enum(['BELOW', 'WITHIN', 'ABOVE'])),
  /** Price less the upper bound of the cost range for all cabinets, negative below it; null without one of the two. */
  fromUpperBound: z.nullable(z.number()),
  /** Price less that of version 1; null for a first version. */
  sinceFirstVersion: z.nullable(z.number()),
  deliveryCondition: z.nullable(deliveryCondition),
  /** Another one than was asked for. */
  otherDeliveryCondition: z.boolean(),
  desiredDeliveryDate: z.nullable(calendarDate),
  /** Days after the wanted date, negative before it; null without one of the two. */
  daysLate: z.nullable(z.int()),
  validUntil: z.nullable(calendarDate),
  additionalInfoSupplier: z.nullable(z.string()),
  /** Place among those in play, from 1, where equal ones share it; null for one that is not, or without the figure. */
  priceRank: z.nullable(z.int()),
  dateRank: z.nullable(z.int()),
  deviationCounts,
  /** The first of them, in the order of the lines. */
  deviations: z.array(deviation),
  files: z.array(z.pick(fileItem, { path: true, filename: true, fileType: true })),
  /** All released versions, this one among them, the latest first. */
  versions: z.array(offerVersion),
  allowedActions: z.array(offerAction),
})
export type ComparedOffer = z.output<typeof comparedOffer>

export const offerComparison = z.object({
  enquiryId: id,
  enquiryTitle: z.nullable(z.string()),
  referenceNumber: z.nullable(z.string()),
  amount: z.int(),
  lineCount: z.int(),
  deliveryCondition: z.nullable(deliveryCondition),
  desiredDeliveryDate: z.nullable(calendarDate),
  /** Rounded outward, as every range that a customer is told; null while nothing has a price. */
  range: z.nullable(estimateRange),
  /** Lines whose material the range lacks: without an article, or whose article has no price. */
  linesWithoutMaterial: z.int(),
  /** How many offers are in play: the ranks are among them. */
  inPlay: z.int(),
  offers: z.array(comparedOffer),
})
export type OfferComparison = z.output<typeof offerComparison>

// A supplier is answered 404, as for an enquiry that does not exist: not even the refusal says that there are others.
const parties = { CUSTOMER: true, SUPPLIER: true } as const

export const compareOffers = defineEndpoint({
  name: 'compareOffers',
  service: 'workflow',
  method: 'GET',
  path: '/offer/comparison',
  summary: 'The released offers of an enquiry side by side, for its customer alone',
  who: parties,
  query: z.object({ enquiryId: id }),
  ok: 200,
  answer: offerComparison,
})
