import { describe, expect, it } from 'vitest'
import {
  lapseOf,
  nextPartyOf,
  type OfferFacts,
  offerActionsOf,
  offerFileTypesOf,
  offerObstacle,
  offerTransitions,
} from './offer-states.ts'

const moment = { now: Date.parse('2026-03-10T12:00:00Z'), today: '2026-03-10' }
const offer = (changes: Partial<OfferFacts> = {}): OfferFacts => ({
  state: 'OPEN',
  released: true,
  archived: false,
  invalidated: false,
  validUntil: null,
  bindingUntil: null,
  enquiryClosed: false,
  enquiryArchived: false,
  orderElsewhere: false,
  versionOrdered: false,
  customerInactive: false,
  supplierInactive: false,
  ...changes,
})

describe('the only moves', () => {
  it('are those of the two parties, and the lapse by the system', () => {
    expect(offerTransitions.map(({ from, to, by }) => `${from}>${to} ${by}`)).toEqual([
      'OPEN>ACCEPTED CUSTOMER',
      'OPEN>DECLINED CUSTOMER',
      'ACCEPTED>CONFIRMED SUPPLIER',
      'ACCEPTED>OPEN null',
    ])
  })
})

describe('actions per state and party', () => {
  it.each([
    ['draft', { released: false }, 'SUPPLIER', ['edit', 'release', 'archive', 'uploadFile']],
    ['draft', { released: false }, 'CUSTOMER', []],
    ['open', {}, 'CUSTOMER', ['accept', 'decline', 'uploadFile']],
    ['open', {}, 'SUPPLIER', ['revise', 'archive']],
    ['declined', { state: 'DECLINED' }, 'SUPPLIER', ['revise', 'archive']],
    ['declined', { state: 'DECLINED' }, 'CUSTOMER', ['wish']],
    ['expired', { validUntil: '2026-03-09' }, 'CUSTOMER', ['decline', 'wish', 'uploadFile']],
    ['lapsed', { bindingUntil: moment.now - 1 }, 'CUSTOMER', ['accept', 'decline', 'wish', 'uploadFile']],
    ['ordered', { state: 'ACCEPTED', bindingUntil: moment.now + 1 }, 'SUPPLIER', ['confirm', 'uploadFile']],
    ['ordered', { state: 'ACCEPTED', bindingUntil: moment.now + 1 }, 'CUSTOMER', []],
    ['job', { state: 'CONFIRMED' }, 'SUPPLIER', ['archive']],
    ['replaced', { invalidated: true }, 'CUSTOMER', []],
    ['archived', { archived: true }, 'SUPPLIER', []],
  ] as const)('%s %o as %s', (_, changes, party, actions) => {
    expect(offerActionsOf(offer(changes), party, moment)).toEqual(actions)
  })
})

describe('why something cannot be done', () => {
  it.each([
    ['accept', {}, 'SUPPLIER', 'other-party'],
    ['confirm', { state: 'ACCEPTED' }, 'CUSTOMER', 'other-party'],
    ['accept', { state: 'DECLINED' }, 'CUSTOMER', 'offer-state'],
    ['accept', { invalidated: true }, 'CUSTOMER', 'offer-invalidated'],
    ['accept', { archived: true }, 'CUSTOMER', 'offer-archived'],
    ['accept', { orderElsewhere: true }, 'CUSTOMER', 'order-elsewhere'],
    ['accept', { validUntil: '2026-03-09' }, 'CUSTOMER', 'offer-expired'],
    ['accept', { validUntil: '2026-03-10' }, 'CUSTOMER', null],
    ['wish', {}, 'CUSTOMER', 'offer-valid'],
    ['wish', { validUntil: '2026-03-10' }, 'CUSTOMER', 'offer-valid'],
    ['wish', { validUntil: '2026-03-09' }, 'CUSTOMER', null],
    ['wish', { validUntil: '2026-03-09' }, 'SUPPLIER', 'other-party'],
    ['wish', { validUntil: '2026-03-09', enquiryClosed: true }, 'CUSTOMER', 'enquiry-closed'],
    ['wish', { validUntil: '2026-03-09', orderElsewhere: true }, 'CUSTOMER', 'order-elsewhere'],
    ['wish', { state: 'DECLINED', supplierInactive: true }, 'CUSTOMER', 'supplier-inactive'],
    ['wish', { state: 'DECLINED', invalidated: true }, 'CUSTOMER', 'offer-invalidated'],
    ['wish', { validUntil: '2026-03-09', archived: true }, 'CUSTOMER', 'offer-archived'],
    ['wish', { state: 'ACCEPTED' }, 'CUSTOMER', 'offer-state'],
    ['confirm', { state: 'ACCEPTED', bindingUntil: moment.now - 1 }, 'SUPPLIER', 'binding-expired'],
    ['confirm', { state: 'OPEN', bindingUntil: moment.now - 1 }, 'SUPPLIER', 'binding-expired'],
    ['confirm', { state: 'CONFIRMED', bindingUntil: moment.now - 1 }, 'SUPPLIER', 'offer-state'],
    ['confirm', {}, 'SUPPLIER', 'offer-state'],
    ['accept', { bindingUntil: moment.now - 1 }, 'CUSTOMER', null],
    ['archive', { state: 'ACCEPTED', bindingUntil: moment.now + 1 }, 'SUPPLIER', 'offer-state'],
    ['archive', { state: 'ACCEPTED', bindingUntil: moment.now - 1 }, 'SUPPLIER', 'offer-state'],
    ['archive', { bindingUntil: moment.now - 1 }, 'SUPPLIER', null],
    ['release', { released: false, versionOrdered: true }, 'SUPPLIER', 'version-ordered'],
    ['release', { released: false, orderElsewhere: true }, 'SUPPLIER', null],
    ['release', { released: false, enquiryArchived: true }, 'SUPPLIER', 'enquiry-archived'],
    ['edit', { released: false, enquiryClosed: true }, 'SUPPLIER', null],
    ['release', { released: false, enquiryClosed: true }, 'SUPPLIER', 'enquiry-closed'],
    ['release', { released: false, customerInactive: true }, 'SUPPLIER', 'customer-inactive'],
    [
      'release',
      { released: false, customerInactive: true, enquiryClosed: true },
      'SUPPLIER',
      'customer-inactive',
    ],
    [
      'release',
      { released: false, enquiryClosed: true, enquiryArchived: true },
      'SUPPLIER',
      'enquiry-archived',
    ],
    ['revise', { customerInactive: true }, 'SUPPLIER', 'customer-inactive'],
    ['accept', { supplierInactive: true }, 'CUSTOMER', 'supplier-inactive'],
    ['decline', { supplierInactive: true }, 'CUSTOMER', null],
    ['confirm', { state: 'ACCEPTED', customerInactive: true }, 'SUPPLIER', null],
    ['revise', { released: false }, 'SUPPLIER', 'offer-not-released'],
    ['revise', { state: 'ACCEPTED' }, 'SUPPLIER', 'offer-state'],
  ] as const)('%s %o as %s: %s', (action, changes, party, code) => {
    expect(offerObstacle(action, offer(changes), party, moment)).toBe(code)
  })
})

it.each([
  ['an order whose time has passed', { state: 'ACCEPTED', bindingUntil: moment.now }, 'OPEN'],
  ['an order that still binds', { state: 'ACCEPTED', bindingUntil: moment.now + 1 }, null],
  ['a job', { state: 'CONFIRMED', bindingUntil: moment.now - 1 }, null],
  ['an offer that was an order once', { state: 'OPEN', bindingUntil: moment.now - 1 }, null],
  [
    'one on a closed enquiry',
    { state: 'ACCEPTED', bindingUntil: moment.now, enquiryClosed: true },
    'DECLINED',
  ],
  [
    'one on an archived enquiry',
    { state: 'ACCEPTED', bindingUntil: moment.now, enquiryArchived: true },
    'DECLINED',
  ],
  [
    'one that binds on a closed enquiry',
    { state: 'ACCEPTED', bindingUntil: moment.now + 1, enquiryClosed: true },
    null,
  ],
] as const)('%s lapses to %2$s', (_, changes, to) => {
  expect(lapseOf(offer(changes), moment)).toBe(to)
})

it('lets each party place only its own file at its own time', () => {
  expect(offerFileTypesOf(offer({ released: false }), 'SUPPLIER')).toContain('OFFER')
  expect(offerFileTypesOf(offer({ released: false }), 'SUPPLIER')).not.toContain('ORDER')
  expect(offerFileTypesOf(offer(), 'CUSTOMER')).toEqual(['ORDER'])
  expect(offerFileTypesOf(offer(), 'SUPPLIER')).toEqual([])
  expect(offerFileTypesOf(offer({ state: 'ACCEPTED' }), 'SUPPLIER')).toEqual(['ORDER_CONFIRMATION'])
  expect(offerFileTypesOf(offer({ state: 'CONFIRMED' }), 'SUPPLIER')).toEqual([])
})

it('names who is next', () => {
  expect(nextPartyOf(offer({ released: false }))).toBe('SUPPLIER')
  expect(nextPartyOf(offer())).toBe('CUSTOMER')
  expect(nextPartyOf(offer({ state: 'ACCEPTED' }))).toBe('SUPPLIER')
  expect(nextPartyOf(offer({ state: 'CONFIRMED' }))).toBeNull()
})
