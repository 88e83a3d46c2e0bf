import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { jsonText } from '../json-text.ts'
import { flagParameter, id, instant, integerParameter, text } from '../values.ts'
import { conversation } from './conversation.ts'
import { fileType } from './file.ts'
import { reference, referenceInput } from './reference.ts'

export const maximumMessageLength = 10_000

/** Where an attachment was copied to, as far as the reader may see that offer. */
export const messageCopy = z.object({
  offerId: id,
  offerNumber: z.nullable(z.string()),
  version: z.int(),
  path: z.string(),
  fileType,
  createDate: instant,
})
export type MessageCopy = z.output<typeof messageCopy>

export const message = z.object({
  id,
  conversationId: id,
  /** From 1 in its conversation, without a gap, the same for everybody. */
  position: z.int(),
  senderId: id,
  companyId: id,
  /** As of now; of an erased person „Ehemalige Person". */
  userFullName: z.string(),
  companyName: z.string(),
  content: z.string(),
  createDate: instant,
  /** Users who have read it, the sender left out. */
  readBy: z.array(z.object({ userId: id, userFullName: z.string(), at: instant })),
  /** When the first of the other party's people read it. */
  readDate: z.nullable(instant),
  /** Whether the asker himself has read it; his own count as read. */
  read: z.boolean(),
  /** `message/{id}`, the key of its one attachment in the calls for files. */
  attachmentPath: z.nullable(z.string()),
  file: z.nullable(z.object({ filename: z.string(), size: z.int(), mediaType: z.string() })),
  /** What it points at; null also once the reader may not see that any more. */
  reference: z.nullable(reference),
  /** Of a question, that is a message that points at something: whether somebody settled it. */
  question: z.nullable(z.enum(['OPEN', 'SETTLED'])),
  copies: z.array(messageCopy),
})
export type Message = z.output<typeof message>

const parties = { CUSTOMER: true, SUPPLIER: true } as const
const ids = z.array(id).check(z.minLength(1), z.maxLength(1000))

export const getMessages = defineEndpoint({
  name: 'getMessages',
  service: 'workflow',
  method: 'GET',
  path: '/conversation/message',
  summary: 'The latest messages of a conversation, oldest first; `before` a position for those in front',
  who: parties,
  query: z.object({
    conversationId: id,
    before: z.optional(integerParameter(1, 999_999_999)),
    /** From this position on, to show one that was searched for: with `before`, the range between. */
    from: z.optional(integerParameter(1, 999_999_999)),
    paginationSize: z._default(z.optional(integerParameter(1, 200)), 100),
  }),
  ok: 200,
  answer: z.array(message),
})

/** A form sends each break of a line as two characters, which its writer has not counted. */
const writtenText = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(2 * maximumMessageLength)),
    z.transform((value) => value.replaceAll('\r\n', '\n')),
  ),
  text(maximumMessageLength),
)

export const sendMessage = defineEndpoint({
  name: 'sendMessage',
  service: 'workflow',
  method: 'POST',
  path: '/conversation/message/send',
  summary: 'Write a message, with one attachment at most',
  who: parties,
  multipart: {
    file: 'optional',
    fields: z.object({
      conversationId: id,
      content: z._default(z.optional(writtenText), ''),
      reference: z.optional(jsonText(referenceInput)),
    }),
  },
  personal: true,
  ok: 201,
  answer: message,
  problems: [
    'message-empty',
    'conversation-over',
    'too-large',
    'file-format',
    'file-content',
    'file-infected',
    'disk-full',
  ],
})

export const copyAttachment = defineEndpoint({
  name: 'copyAttachment',
  service: 'workflow',
  method: 'GET',
  path: '/conversation/message/copyfile',
  summary:
    'Copy an attachment among the files of an offer: a customer as its order, a supplier into his draft or as confirmation',
  who: parties,
  query: z.object({
    messageId: id,
    path: z.string().check(z.maxLength(200)),
    offerId: z.optional(id),
    fileType: z.optional(fileType),
  }),
  ok: 200,
  answer: z.object({ path: z.string(), offerId: id, fileType }),
  problems: ['copy-nowhere', 'copy-to-several', 'file-type-unfit'],
  changes: true,
})

/** What is unread, one entry a conversation: at most the 50 latest with their 20 latest unread messages each. */
export const unreadConversation = z.object({ conversation, messages: z.array(message) })
export type UnreadConversation = z.output<typeof unreadConversation>

export const getUnreadMessages = defineEndpoint({
  name: 'getUnreadMessages',
  service: 'workflow',
  method: 'GET',
  path: '/conversation/message/unread',
  summary: "One's own unread messages by conversation, the latest conversation first",
  who: parties,
  ok: 200,
  answer: z.array(unreadConversation),
})

export const markMessageRead = defineEndpoint({
  name: 'markMessageRead',
  service: 'workflow',
  method: 'GET',
  path: '/conversation/message/read',
  summary: 'Mark one message as read by oneself',
  who: parties,
  query: z.object({ messageId: id }),
  ok: 200,
  answer: 'empty',
  changes: true,
})

export const markAllRead = defineEndpoint({
  name: 'markAllRead',
  service: 'workflow',
  method: 'GET',
  path: '/conversation/message/read/all',
  summary: 'Mark everything as read by oneself; answers what was unread',
  who: parties,
  personal: true,
  ok: 200,
  answer: z.array(message),
  changes: true,
})

export const markConversationsRead = defineEndpoint({
  name: 'markConversationsRead',
  service: 'workflow',
  method: 'POST',
  path: '/conversation/message/read/all',
  summary: 'Mark conversations as read by oneself; answers what was unread',
  who: parties,
  body: ids,
  personal: true,
  ok: 200,
  answer: z.array(message),
})

export const markUnread = defineEndpoint({
  name: 'markUnread',
  service: 'workflow',
  method: 'POST',
  path: '/conversation/message/unread',
  summary: 'Take back that oneself has read these messages',
  who: parties,
  body: z.object({ messageIds: ids }),
  ok: 200,
  answer: 'empty',
})

export const settleQuestion = defineEndpoint({
  name: 'settleQuestion',
  service: 'workflow',
  method: 'POST',
  path: '/conversation/message/settle',
  summary: 'Mark a question as settled, or as open again',
  who: parties,
  query: z.object({ messageId: id, settled: flagParameter }),
  personal: true,
  ok: 200,
  answer: message,
  problems: ['no-question', 'conversation-over'],
})

/** A question as a sign at what it is about. */
export const question = z.object({
  messageId: id,
  conversationId: id,
  companyName: z.string(),
  question: z.enum(['OPEN', 'SETTLED']),
  reference,
})
export type Question = z.output<typeof question>

export const getQuestions = defineEndpoint({
  name: 'getQuestions',
  service: 'workflow',
  method: 'GET',
  path: '/conversation/message/questions',
  summary:
    'Open questions of the conversations about an enquiry or offer, by what they point at; at most 1000',
  who: parties,
  query: z.object({ enquiryId: z.optional(id), offerId: z.optional(id) }),
  ok: 200,
  answer: z.array(question),
  problems: ['exactly-one-target'],
})

export const searchMessages = defineEndpoint({
  name: 'searchMessages',
  service: 'workflow',
  method: 'GET',
  path: '/conversation/message/search',
  summary:
    'Messages of an enquiry that hold a text in their content or attachment name, the latest first, 50 at most',
  who: parties,
  query: z.object({
    enquiryId: z.optional(id),
    offerId: z.optional(id),
    searchTerm: text(200).check(z.minLength(2)),
  }),
  ok: 200,
  answer: z.array(message),
  problems: ['exactly-one-target'],
})
