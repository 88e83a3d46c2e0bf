import type { Conversation, Message, OfferListItem } from '@schrankwerk/contracts'

export const enquiryId = '01990000-0000-7000-8000-000000000201'
export const ownUser = {
  id: '01990000-0000-7000-8000-000000000001',
  companyId: '01990000-0000-7000-8000-000000000002',
}
const theirUser = {
  id: '01990000-0000-7000-8000-000000000301',
  companyId: '01990000-0000-7000-8000-000000000302',
}

/** A conversation of the customer in `mockSession` with one supplier. */
export const aConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  id: '01990000-0000-7000-8000-000000000501',
  enquiryId,
  offerId: null,
  enquiryTitle: 'Pumpensteuerung',
  referenceNumber: 'PN-4711',
  companyName: 'Schaltbau West',
  lastMessage: null,
  lastMessageAt: '2026-11-02T09:00:00.000Z',
  lastMessageText: 'Welche Klemmen sollen wir nehmen?',
  unread: 0,
  openQuestions: 0,
  allowedActions: ['write'],
  createDate: '2026-11-02T08:00:00.000Z',
  ...changes,
})

/** What the supplier wrote, by its position; the ids follow from it. */
export const aMessage = (position: number, changes: Partial<Message> = {}): Message => ({
  id: `01990000-0000-7000-8000-${String(position).padStart(12, '6')}`,
  conversationId: aConversation().id,
  position,
  senderId: theirUser.id,
  companyId: theirUser.companyId,
  userFullName: 'Vera Vertrieb',
  companyName: 'Schaltbau West',
  content: `Nachricht ${position}`,
  createDate: '2026-11-02T09:00:00.000Z',
  readBy: [],
  readDate: null,
  read: true,
  attachmentPath: null,
  file: null,
  reference: null,
  question: null,
  copies: [],
  ...changes,
})

/** What one's own company wrote. */
export const anOwnMessage = (position: number, changes: Partial<Message> = {}): Message =>
  aMessage(position, {
    senderId: ownUser.id,
    companyId: ownUser.companyId,
    userFullName: 'Einkauf Nord',
    companyName: 'Anlagenbau Nord',
    ...changes,
  })

/** A draft of the supplier that takes files. */
export const anOfferInList: OfferListItem = {
  id: '01990000-0000-7000-8000-000000000101',
  enquiryId,
  enquiryTitle: 'Pumpensteuerung',
  supplierName: 'Schaltbau West',
  customerName: 'Anlagenbau Nord',
  state: 'OPEN',
  standing: 'DRAFT',
  wishDate: null,
  version: 1,
  offerNumber: 'AN-17',
  referenceNumber: 'PN-4711',
  price: 12_400,
  desiredDeliveryDate: '2027-01-15',
  released: false,
  releaseDate: null,
  bindingUntil: null,
  archived: false,
  invalidated: false,
  createDate: '2026-11-02T08:00:00.000Z',
  lastUpdate: '2026-11-02T08:00:00.000Z',
  allowedActions: ['uploadFile'],
}
