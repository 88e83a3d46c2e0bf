import type { Conversation, Question, Reference, SlimLine } from '@schrankwerk/contracts'
import { enquiryId } from '../features/enquiry/enquiry.example.ts'

/** Questions as the server would answer them, for tests. */
const idOf = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const conversationId = idOf(5000)

export const aConversation = (part: Partial<Conversation> = {}): Conversation => ({
  id: conversationId,
  enquiryId,
  offerId: null,
  enquiryTitle: 'Pumpensteuerung',
  referenceNumber: 'PN-4711',
  companyName: 'Schaltbau West',
  lastMessage: null,
  lastMessageAt: null,
  lastMessageText: null,
  unread: 0,
  openQuestions: 0,
  allowedActions: ['write'],
  createDate: '2026-11-02T08:30:00.000Z',
  ...part,
})

export const aQuestion = (number: number, reference: Reference): Question => ({
  messageId: idOf(6000 + number),
  conversationId,
  companyName: 'Schaltbau West',
  question: 'OPEN',
  reference,
})

export const aLine = (position: number): SlimLine => ({
  id: idOf(position),
  position,
  rowIndex: position + 1,
  orderNumber: `NR-${position}`,
  manufacturerNumber: null,
  manufacturerName: 'Siemens',
  description: 'Schütz',
  quantity: 2,
  quantityUnitName: 'St',
  bmk: `-K${position}`,
  installationLocation: '+S1',
  isSuppliedPart: false,
  bomError: null,
  matchedBy: 'ORDER_NUMBER_AND_MANUFACTURER',
  certainty: 'SURE',
  matched: `NR-${position}`,
  matchedManufacturer: 'Siemens',
  matchedDescription: 'Schütz 3-polig',
  isPriced: true,
  eclassMinutes: null,
  edited: false,
})

const ofEnquiry = { enquiryId, offerId: null }
export const lineReference = (position: number): Reference => ({
  kind: 'LINE',
  ...ofEnquiry,
  lineId: idOf(position),
  position,
})
export const packagingReference: Reference = { kind: 'CONDITION', ...ofEnquiry, field: 'packaging' }
export const fileReference = (path: string): Reference => ({
  kind: 'FILE',
  ...ofEnquiry,
  path,
  filename: 'Schaltplan.pdf',
})
