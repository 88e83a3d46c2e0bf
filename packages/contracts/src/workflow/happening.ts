import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, integerParameter } from '../values.ts'

export const happeningKinds = [
  'ENQUIRY_RELEASED',
  'ENQUIRY_CLOSED',
  'ENQUIRY_ARCHIVED',
  'ENQUIRY_REOPENED',
  'OFFER_RELEASED',
  'OFFER_ACCEPTED',
  'OFFER_DECLINED',
  'OFFER_CONFIRMED',
  'OFFER_LAPSED',
  'OFFER_WITHDRAWN',
  'REVISION_WISHED',
] as const

/** What happened to an enquiry or offer in the last 30 days, for whoever was away; one's own acts are left out. */
export const happening = z.object({
  id,
  kind: z.enum(happeningKinds),
  at: instant,
  enquiryId: z.nullable(id),
  offerId: z.nullable(id),
  enquiryTitle: z.nullable(z.string()),
  referenceNumber: z.nullable(z.string()),
  offerNumber: z.nullable(z.string()),
  version: z.nullable(z.int()),
  /** The other party. */
  companyName: z.string(),
  /** Whether a colleague did it. */
  byOwnCompany: z.boolean(),
  /** Whether nobody did it: it follows from something else, as other offers are declined when one becomes a job. */
  byPortal: z.boolean(),
  read: z.boolean(),
})
export type Happening = z.output<typeof happening>

const parties = { CUSTOMER: true, SUPPLIER: true } as const

export const filterHappenings = defineEndpoint({
  name: 'filterHappenings',
  service: 'workflow',
  method: 'GET',
  path: '/happening/filter',
  summary: 'What happened in the last 30 days, the latest first; `before` an id for what was earlier',
  who: parties,
  query: z.object({
    before: z.optional(id),
    paginationSize: z._default(z.optional(integerParameter(1, 100)), 30),
  }),
  ok: 200,
  answer: z.object({ content: z.array(happening), hasMore: z.boolean(), unread: z.int() }),
})

export const markHappeningsRead = defineEndpoint({
  name: 'markHappeningsRead',
  service: 'workflow',
  method: 'POST',
  path: '/happening/read',
  summary:
    'Mark happenings as seen by oneself, or take that back: these, those about an enquiry or offer, or all of them. Answers those it changed',
  who: parties,
  body: z.object({
    ids: z.optional(z.array(id).check(z.maxLength(1000))),
    about: z.optional(id),
    read: z.boolean(),
  }),
  ok: 200,
  answer: z.array(id),
})
