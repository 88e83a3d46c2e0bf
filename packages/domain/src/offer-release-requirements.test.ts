import { expect, it } from 'vitest'
import { missingForOfferRelease } from './offer-release-requirements.ts'

const complete = {
  offerNumber: 'A-1',
  price: 100,
  deliveryCondition: 'EXW',
  desiredDeliveryDate: '2026-12-24',
  validUntil: null,
  fileTypes: ['OFFER'],
} as const

it.each([
  [100, []],
  [0.01, []],
  [0, [['price', 'price-not-positive', 'Ein Angebot braucht einen Preis größer 0.']]],
  [-100, [['price', 'price-not-positive', 'Ein Angebot braucht einen Preis größer 0.']]],
  [null, [['price', 'required', 'Der Preis fehlt.']]],
] as const)('an offer for %s lacks %j', (price, expected) => {
  const lacking = missingForOfferRelease({ ...complete, price }, '2026-11-28')
  expect(lacking.map(({ path, code, detail }) => [path, code, detail])).toEqual(expected)
})
