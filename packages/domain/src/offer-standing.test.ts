import { expect, it } from 'vitest'
import { isWithdrawnByArchiving, offerStandingOf } from './offer-standing.ts'

const open = {
  state: 'OPEN',
  released: true,
  archived: false,
  invalidated: false,
  validUntil: null,
  bindingUntil: null,
  enquiryClosed: false,
  enquiryArchived: false,
  supplierInactive: false,
} as const

it.each([
  ['RELEASED', {}],
  ['RELEASED', { validUntil: '2026-11-23' }],
  ['DRAFT', { released: false }],
  ['DRAFT', { released: false, enquiryClosed: true }],
  ['EXPIRED', { validUntil: '2026-11-22' }],
  ['EXPIRED', { validUntil: '2026-11-22', bindingUntil: 1 }],
  ['LAPSED', { bindingUntil: 1 }],
  ['CLOSED', { enquiryClosed: true, validUntil: '2026-11-22' }],
  ['ENQUIRY_ARCHIVED', { enquiryArchived: true }],
  ['ENQUIRY_ARCHIVED', { enquiryArchived: true, enquiryClosed: true }],
  ['RELEASED', { enquiryArchived: true, state: 'CONFIRMED' }],
  ['SUPPLIER_INACTIVE', { supplierInactive: true, enquiryClosed: true, validUntil: '2026-11-22' }],
  ['SUPPLIER_INACTIVE', { supplierInactive: true, bindingUntil: 1 }],
  ['ENQUIRY_ARCHIVED', { supplierInactive: true, enquiryArchived: true }],
  ['REPLACED', { supplierInactive: true, invalidated: true }],
  ['RELEASED', { supplierInactive: true, state: 'ACCEPTED' }],
  ['REPLACED', { invalidated: true, validUntil: '2026-11-22' }],
  ['WITHDRAWN', { archived: true }],
  ['ARCHIVED', { archived: true, released: false }],
  ['ARCHIVED', { archived: true, invalidated: true }],
  ['ARCHIVED', { archived: true, state: 'DECLINED' }],
  ['RELEASED', { state: 'CONFIRMED', enquiryClosed: true, bindingUntil: 1 }],
  ['RELEASED', { state: 'DECLINED', validUntil: '2026-11-22' }],
] as const)('is %s: %o', (standing, changes) => {
  expect(offerStandingOf({ ...open, ...changes }, { today: '2026-11-23' })).toBe(standing)
})

it.each([
  [true, {}],
  [true, { validUntil: '2026-11-22', enquiryClosed: true }],
  [false, { released: false }],
  [false, { invalidated: true }],
  [false, { state: 'DECLINED' }],
  [false, { state: 'CONFIRMED' }],
] as const)('is withdrawn by archiving: %s for %o', (isWithdrawn, changes) => {
  expect(isWithdrawnByArchiving({ ...open, ...changes })).toBe(isWithdrawn)
})
