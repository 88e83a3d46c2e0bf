import { describe, expect, it } from 'vitest'
import {
  bindingReminderAt,
  bindingUntil,
  nextPartyOf,
  type OfferFacts,
  offerActionsOf,
  offerFileTypesOf,
  offerObstacle,
  offerTransition,
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
  ...changes,
})

describe('the only moves', () => {
  const states = ['OPEN', 'DECLINED', 'ACCEPTED', 'CONFIRMED'] as const
  const moves = states.flatMap((from) =>
    states.filter((to) => offerTransition(from, to)).map((to) => `${from}>${to}`),
  )
  it('are accept, decline and confirm', () => {
    expect(moves.sort()).toEqual(['ACCEPTED>CONFIRMED', 'OPEN>ACCEPTED', 'OPEN>DECLINED'])
  })
})

describe('actions per state and party', () => {
  it.each([
    ['draft', { released: false }, 'SUPPLIER', ['edit', 'release', 'archive', 'uploadFile']],
    ['draft', { released: false }, 'CUSTOMER', []],
    ['open', {}, 'CUSTOMER', ['accept', 'decline', 'uploadFile']],
    ['open', {}, 'SUPPLIER', ['revise', 'archive']],
    ['declined', { state: 'DECLINED' }, 'SUPPLIER', ['revise', 'archive']],
    ['declined', { state: 'DECLINED' }, 'CUSTOMER', []],
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
    ['confirm', { state: 'ACCEPTED', bindingUntil: moment.now - 1 }, 'SUPPLIER', 'binding-expired'],
    ['release', { released: false, enquiryClosed: true }, 'SUPPLIER', 'enquiry-closed'],
    ['revise', { released: false }, 'SUPPLIER', 'offer-not-released'],
    ['revise', { state: 'ACCEPTED' }, 'SUPPLIER', 'offer-state'],
  ] as const)('%s %o as %s: %s', (action, changes, party, code) => {
    expect(offerObstacle(action, offer(changes), party, moment)).toBe(code)
  })
})

it('lets each party place only its own file at its own time', () => {
  expect(offerFileTypesOf(offer({ released: false }), 'SUPPLIER')).toContain('OFFER')
  expect(offerFileTypesOf(offer({ released: false }), 'SUPPLIER')).not.toContain('ORDER')
  expect(offerFileTypesOf(offer(), 'CUSTOMER')).toEqual(['ORDER'])
  expect(offerFileTypesOf(offer(), 'SUPPLIER')).toEqual([])
  expect(offerFileTypesOf(offer({ state: 'ACCEPTED' }), 'SUPPLIER')).toEqual(['ORDER_CONFIRMATION'])
  expect(offerFileTypesOf(offer({ state: 'CONFIRMED' }), 'SUPPLIER')).toEqual([])
})

it('binds an order for two weeks and reminds two days before', () => {
  const accepted = Date.parse('2026-03-10T12:00:00Z')
  expect(new Date(bindingUntil(accepted)).toISOString()).toBe('2026-03-24T12:00:00.000Z')
  expect(new Date(bindingReminderAt(accepted)).toISOString()).toBe('2026-03-22T12:00:00.000Z')
})

it('names who is next', () => {
  expect(nextPartyOf(offer({ released: false }))).toBe('SUPPLIER')
  expect(nextPartyOf(offer())).toBe('CUSTOMER')
  expect(nextPartyOf(offer({ state: 'ACCEPTED' }))).toBe('SUPPLIER')
  expect(nextPartyOf(offer({ state: 'CONFIRMED' }))).toBeNull()
})
