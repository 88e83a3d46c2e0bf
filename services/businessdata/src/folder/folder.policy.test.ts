import { expect, it } from 'vitest'
import { partyOf } from './folder.policy.ts'

const offer = { supplierCompanyId: 's', customerCompanyId: 'c' }

it.each([
  ['s', true, 'SUPPLIER'],
  ['s', false, 'SUPPLIER'],
  ['c', true, 'CUSTOMER'],
  ['c', false, undefined],
  ['x', true, undefined],
  ['x', false, undefined],
] as const)('company %s of an offer released %s is %s', (companyId, released, party) => {
  expect(partyOf({ ...offer, released }, { companyId })).toBe(party)
})
