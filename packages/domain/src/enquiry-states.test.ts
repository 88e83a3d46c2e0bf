import type { EnquiryAction } from '@schrankwerk/contracts'
import { describe, expect, it } from 'vitest'
import { type EnquiryFacts, enquiryActionsOf, enquiryFileTypesOf, enquiryObstacle } from './enquiry-states.ts'

const draft: EnquiryFacts = {
  released: false,
  closed: false,
  archived: false,
  hasJob: false,
  hasOrder: false,
  customerInactive: false,
}
const released = { ...draft, released: true }
const closed = { ...released, closed: true }

describe('actions per state and party', () => {
  it.each([
    ['draft', draft, 'CUSTOMER', ['edit', 'release', 'uploadFile', 'copy', 'archive']],
    ['draft', draft, 'SUPPLIER', []],
    ['released', released, 'CUSTOMER', ['close', 'copy', 'archive']],
    ['released', released, 'SUPPLIER', ['createOffer']],
    ['ordered', { ...released, hasOrder: true }, 'CUSTOMER', ['close', 'copy']],
    ['ordered', { ...released, hasOrder: true }, 'SUPPLIER', ['createOffer']],
    ['closed', closed, 'CUSTOMER', ['reopen', 'copy', 'archive']],
    ['closed and ordered', { ...closed, hasOrder: true }, 'CUSTOMER', ['reopen', 'copy']],
    ['closed', closed, 'SUPPLIER', []],
    ['closed by a job', { ...closed, hasJob: true }, 'CUSTOMER', ['copy', 'archive']],
    ['archived', { ...released, archived: true }, 'CUSTOMER', ['copy']],
    ['archived', { ...released, archived: true }, 'SUPPLIER', []],
  ] as const)('%s %o as %s', (_, facts, party, actions) => {
    expect(enquiryActionsOf(facts, party)).toEqual(actions)
  })
})

describe('why something cannot be done', () => {
  it.each<[EnquiryAction, EnquiryFacts, 'CUSTOMER' | 'SUPPLIER', string | null]>([
    ['edit', draft, 'SUPPLIER', 'other-party'],
    ['createOffer', released, 'CUSTOMER', 'other-party'],
    ['edit', released, 'CUSTOMER', 'enquiry-released'],
    ['release', closed, 'CUSTOMER', 'enquiry-closed'],
    ['uploadFile', { ...closed, archived: true }, 'CUSTOMER', 'enquiry-archived'],
    ['close', draft, 'CUSTOMER', 'enquiry-not-released'],
    ['close', closed, 'CUSTOMER', 'enquiry-closed'],
    ['close', { ...released, hasOrder: true }, 'CUSTOMER', null],
    ['archive', { ...released, hasOrder: true }, 'CUSTOMER', 'enquiry-has-order'],
    ['archive', { ...draft, archived: true }, 'CUSTOMER', 'enquiry-archived'],
    ['reopen', released, 'CUSTOMER', 'enquiry-not-closed'],
    ['reopen', { ...closed, hasJob: true }, 'CUSTOMER', 'enquiry-has-job'],
    ['reopen', { ...closed, archived: true }, 'CUSTOMER', 'enquiry-archived'],
    ['createOffer', draft, 'SUPPLIER', 'enquiry-not-released'],
    ['createOffer', closed, 'SUPPLIER', 'enquiry-closed'],
    ['createOffer', { ...closed, archived: true }, 'SUPPLIER', 'enquiry-archived'],
    ['createOffer', { ...released, customerInactive: true }, 'SUPPLIER', 'customer-inactive'],
    ['copy', { ...closed, archived: true }, 'CUSTOMER', null],
  ])('%s %o as %s: %s', (action, facts, party, code) => {
    expect(enquiryObstacle(action, facts, party)).toBe(code)
  })
})

it('takes files from its customer while it is a draft', () => {
  expect(enquiryFileTypesOf(draft, 'CUSTOMER')).toContain('CIRCUIT_DIAGRAM')
  expect(enquiryFileTypesOf(draft, 'CUSTOMER')).not.toContain('OFFER')
  expect(enquiryFileTypesOf(draft, 'SUPPLIER')).toEqual([])
  expect(enquiryFileTypesOf(released, 'CUSTOMER')).toEqual([])
})
