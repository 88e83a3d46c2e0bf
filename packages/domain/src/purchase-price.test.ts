import { expect, it } from 'vitest'
import { purchasePrice, unitPrice } from './purchase-price.ts'

const article = { purchasePrice: null, listPrice: null, discountPercent: null, priceUnitSize: null }

it.each([
  ['purchase price alone', { ...article, purchasePrice: 12.5 }, 4, 50],
  ['divided by the price unit', { ...article, purchasePrice: 250, priceUnitSize: 100 }, 3, 7.5],
  [
    'the discounted list price where it is lower',
    { ...article, purchasePrice: 90, listPrice: 100, discountPercent: 30 },
    1,
    70,
  ],
  [
    'the purchase price where it is lower',
    { ...article, purchasePrice: 60, listPrice: 100, discountPercent: 30 },
    1,
    60,
  ],
  ['the list price without a group', { ...article, listPrice: 100 }, 2, 200],
  [
    'both prices divided by the price unit',
    { ...article, purchasePrice: 90, listPrice: 100, discountPercent: 30, priceUnitSize: 10 },
    5,
    35,
  ],
  ['rounded to cents', { ...article, purchasePrice: 1, priceUnitSize: 3 }, 1, 0.33],
  [
    'half a cent up, whatever computing leaves of it',
    { ...article, listPrice: 133.5, discountPercent: 30, priceUnitSize: 100 },
    50,
    46.73,
  ],
  ['less than half a cent down', { ...article, purchasePrice: 1.2349 }, 1, 1.23],
  ['half a cent of prices with parts of one', { ...article, purchasePrice: 1.115 }, 3, 3.35],
  ['large amounts to the cent', { ...article, purchasePrice: 99_999_999_999.99 }, 1, 99_999_999_999.99],
  ['a price unit of zero counts as one', { ...article, purchasePrice: 4, priceUnitSize: 0 }, 1, 4],
])('%s', (_, priced, quantity, expected) => {
  expect(purchasePrice(priced, quantity)).toBe(expected)
})

it('knows no price where the article has none', () => {
  expect(purchasePrice(article, 3)).toBeNull()
})

it.each([
  [
    'the parts of a cent that the price of a line is made of',
    { ...article, listPrice: 26.5, discountPercent: 62.47 },
    9.9455,
  ],
  ['four decimals of one that has more', { ...article, purchasePrice: 108.148, priceUnitSize: 100 }, 1.0815],
  ['what computing leaves of it is none', { ...article, listPrice: 133.5, discountPercent: 30 }, 93.45],
  ['no price', article, null],
])('a unit price has %s', (_, priced, expected) => {
  expect(unitPrice(priced)).toBe(expected)
})
