import { describe, expect, it } from 'vitest'
import { againstRange, daysFrom, fromUpperBound, isInPlay, ranksOf } from './offer-comparison.ts'

describe('an offer is in play', () => {
  it.each([
    ['OPEN', 'RELEASED', true],
    // Its order lapsed: it can be ordered again.
    ['OPEN', 'LAPSED', true],
    ['OPEN', 'EXPIRED', false],
    ['OPEN', 'WITHDRAWN', false],
    ['OPEN', 'REPLACED', false],
    ['OPEN', 'CLOSED', false],
    ['OPEN', 'ENQUIRY_ARCHIVED', false],
    ['OPEN', 'SUPPLIER_INACTIVE', false],
    ['ACCEPTED', 'RELEASED', true],
    ['CONFIRMED', 'ARCHIVED', true],
    ['DECLINED', 'RELEASED', false],
  ] as const)('%s, %s: %s', (state, standing, expected) => {
    expect(isInPlay({ state, standing })).toBe(expected)
  })
})

describe('places', () => {
  it('begin with the least, are shared by equals and left out without a value', () => {
    expect(ranksOf([300, 100, null, 100, 200])).toEqual([4, 1, null, 1, 3])
    expect(ranksOf(['2027-01-15', '2026-12-31'])).toEqual([2, 1])
    expect(ranksOf([null])).toEqual([null])
  })
})

describe('a price against the cost range', () => {
  const range = { lowerForAll: 30_000, upperForAll: 45_000 }
  it.each([
    [29_999.99, 'BELOW'],
    [30_000, 'WITHIN'],
    [45_000, 'WITHIN'],
    // For each of three cabinets it would round to the bound.
    [45_000.01, 'ABOVE'],
    [null, null],
  ])('%s for all cabinets is %s', (price, where) => {
    expect(againstRange(price, range)).toBe(where)
  })
  it('is nowhere without a range', () => {
    expect(againstRange(1000, null)).toBe(null)
  })
})

describe('a price less the upper bound of the cost range', () => {
  it.each([
    [2800.1, -199.9],
    [3000, 0],
    [3000.01, 0.01],
    [null, null],
  ])('%s is %s', (price, expected) => {
    expect(fromUpperBound(price, { upperForAll: 3000 })).toBe(expected)
  })

  it('is nothing without a range', () => {
    expect(fromUpperBound(3000, null)).toBe(null)
  })
})

describe('days from one date to another', () => {
  it.each([
    ['2027-01-15', '2027-01-20', 5],
    ['2027-01-15', '2026-12-31', -15],
    // Across the change to summer time.
    ['2027-03-27', '2027-03-29', 2],
    [null, '2027-01-15', null],
    ['2027-01-15', null, null],
  ])('%s to %s: %s', (from, to, days) => {
    expect(daysFrom(from, to)).toBe(days)
  })
})
