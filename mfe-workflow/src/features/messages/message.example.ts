import type { Conversation, Happening, Message } from '@schrankwerk/contracts'

const at = '2026-11-20T09:15:00.000Z'
export const conversationId = '01990000-0000-7000-8000-000000000c01'
export const offerId = '01990000-0000-7000-8000-000000000101'
export const enquiryId = '01990000-0000-7000-8000-000000000201'

/** A customer's conversation about his enquiry, for tests. */
export const aConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  id: conversationId,
  enquiryId,
  offerId: null,
  enquiryTitle: 'Pumpensteuerung',
  referenceNumber: 'PN-4711',
  companyName: 'Schaltbau West',
  lastMessage: '01990000-0000-7000-8000-000000000d01',
  lastMessageAt: at,
  lastMessageText: 'Welche Klemmen sollen es sein?',
  unread: 1,
  openQuestions: 0,
  allowedActions: ['write'],
  createDate: at,
  ...changes,
})

/** An unread message of the other party, for tests. */
export const aMessage = (position: number, changes: Partial<Message> = {}): Message => ({
  id: `01990000-0000-7000-8000-000000000d0${position}`,
  conversationId,
  position,
  senderId: '01990000-0000-7000-8000-000000000f01',
  companyId: '01990000-0000-7000-8000-000000000301',
  userFullName: 'Vera Vogt',
  companyName: 'Schaltbau West',
  content: `Frage ${position}`,
  createDate: at,
  readBy: [],
  readDate: null,
  read: false,
  attachmentPath: null,
  file: null,
  reference: null,
  question: null,
  copies: [],
  ...changes,
})

/** A released offer that nobody here has seen, for tests. */
export const aHappening = (changes: Partial<Happening> = {}): Happening => ({
  id: '01990000-0000-7000-8000-000000000e01',
  kind: 'OFFER_RELEASED',
  at,
  enquiryId,
  offerId,
  enquiryTitle: 'Pumpensteuerung',
  referenceNumber: 'PN-4711',
  offerNumber: 'A-17',
  version: 1,
  companyName: 'Schaltbau West',
  byOwnCompany: false,
  byPortal: false,
  read: false,
  ...changes,
})
