import { describe, expect, it } from 'vitest'
import {
  beginningObstacle,
  type ConversationFacts,
  supplierIsOut,
  writingObstacle,
} from './conversation-rules.ts'

const open: ConversationFacts = {
  enquiryReleased: true,
  enquiryClosed: false,
  enquiryArchived: false,
  hasAgreement: false,
  customerInactive: false,
  supplierInactive: false,
}
const closed = { ...open, enquiryClosed: true }

describe('who writes', () => {
  it.each([
    ['draft', { ...open, enquiryReleased: false }, 'enquiry-not-released', 'enquiry-not-released'],
    ['open', open, null, null],
    ['closed', closed, null, 'conversation-over'],
    ['archived', { ...open, enquiryArchived: true }, null, 'conversation-over'],
    ['customer gone', { ...open, customerInactive: true }, null, 'conversation-over'],
    ['supplier gone', { ...open, supplierInactive: true }, 'conversation-over', null],
    ['closed by his order', { ...closed, hasAgreement: true }, null, null],
    ['customer gone after his order', { ...open, customerInactive: true, hasAgreement: true }, null, null],
  ] as const)('%s', (_, facts, customer, supplier) => {
    expect([writingObstacle(facts, 'CUSTOMER'), writingObstacle(facts, 'SUPPLIER')]).toEqual([
      customer,
      supplier,
    ])
    expect(supplierIsOut(facts)).toBe(supplier === 'conversation-over')
  })
})

describe('who begins', () => {
  it.each([
    ['enquiry', open, 'conversation-by-supplier', null],
    ['offer', open, null, null],
    ['enquiry', closed, 'conversation-by-supplier', 'conversation-over'],
    ['offer', closed, null, 'conversation-over'],
    ['offer', { ...closed, hasAgreement: true }, null, null],
  ] as const)('at an %s %o', (at, facts, customer, supplier) => {
    expect([beginningObstacle(facts, 'CUSTOMER', at), beginningObstacle(facts, 'SUPPLIER', at)]).toEqual([
      customer,
      supplier,
    ])
  })
})
