import { describe, expect, it } from 'vitest'
import { initialTypes, partyOf, permissionOf } from './folder.policy.ts'

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

describe('rights', () => {
  const nothing = { read: false, write: false }
  const readOnly = { read: true, write: false }
  const all = { read: true, write: true }
  it.each([
    ['SUPPLIER', initialTypes, false, all],
    ['CUSTOMER', initialTypes, false, all],
    ['CUSTOMER', { SUPPLIER: all, CUSTOMER: readOnly }, false, readOnly],
    ['SUPPLIER', { SUPPLIER: all, CUSTOMER: readOnly }, false, all],
    ['SUPPLIER', { SUPPLIER: nothing, CUSTOMER: all }, false, nothing],
    ['SUPPLIER', { SUPPLIER: nothing, CUSTOMER: all }, true, all],
  ] as const)('of a %s under %j, admin %s, are %j', (party, types, admin, permission) => {
    expect(permissionOf(party, types, { admin })).toEqual(permission)
  })
})
