import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant } from '../values.ts'

/** What the two parties of an enquiry wrote each other: one for each enquiry and supplier's company. */
export const conversation = z.object({
  id,
  /** Null for a supplier who may not see the enquiry any more. */
  enquiryId: z.nullable(id),
  /** The latest offer of this supplier that the asker may see; null where there is none. */
  offerId: z.nullable(id),
  enquiryTitle: z.nullable(z.string()),
  referenceNumber: z.nullable(z.string()),
  /** The other party's company. */
  companyName: z.string(),
  /** Id of the last message; null before the first. */
  lastMessage: z.nullable(id),
  lastMessageAt: z.nullable(instant),
  /** Its beginning on one line; empty where it is an attachment alone. */
  lastMessageText: z.nullable(z.string()),
  /** Messages that the asker himself has not read. */
  unread: z.int(),
  /** Questions about a line, condition, file or place that nobody has settled. */
  openQuestions: z.int(),
  /** Nothing where the conversation can be read only. */
  allowedActions: z.array(z.enum(['write'])),
  createDate: instant,
})
export type Conversation = z.output<typeof conversation>

const parties = { CUSTOMER: true, SUPPLIER: true } as const

export const getConversations = defineEndpoint({
  name: 'getConversations',
  service: 'workflow',
  method: 'GET',
  path: '/conversation/',
  summary:
    "Conversations of an enquiry, of an offer, or all of one's company (userId: oneself), the latest first, at most 100",
  who: parties,
  query: z.object({
    enquiryId: z.optional(id),
    offerId: z.optional(id),
    userId: z.optional(id),
    /** Those that come after this conversation in that order. */
    before: z.optional(id),
  }),
  ok: 200,
  answer: z.array(conversation),
  problems: ['exactly-one-conversation-filter'],
})

export const createConversation = defineEndpoint({
  name: 'createConversation',
  service: 'workflow',
  method: 'POST',
  path: '/conversation/',
  summary: 'Begin the conversation on a released enquiry (the supplier) or on an offer (either party)',
  who: parties,
  query: z.object({ enquiryId: z.optional(id), offerId: z.optional(id) }),
  ok: 201,
  answer: conversation,
  problems: [
    'exactly-one-target',
    'conversation-exists',
    'conversation-by-supplier',
    'conversation-over',
    'enquiry-not-released',
  ],
})
