import { describe, expect, it } from 'vitest'
import { againstRange, daysFrom, outOfPlayReasonOf, ranksOf } from './offer-comparison.ts'

describe('an offer is out of play', () => {
  const open = { state: 'OPEN', archived: false, validUntil: null, supplierInactive: false } as const
  it.each([
    ['open without a date', open, null],
    ['on its last day', { ...open, validUntil: '2026-11-23' }, null],
    ['a day later', { ...open, validUntil: '2026-11-22' }, 'EXPIRED'],
    ['withdrawn', { ...open, archived: true, validUntil: '2026-11-22' }, 'WITHDRAWN'],
    ['of a company that is gone', { ...open, supplierInactive: true }, 'SUPPLIER_INACTIVE'],
    ['declined and tidied away', { ...open, state: 'DECLINED', archived: true }, 'DECLINED'],
    ['ordered, whatever its date', { ...open, state: 'ACCEPTED', validUntil: '2026-11-22' }, null],
    ['confirmed and tidied away', { ...open, state: 'CONFIRMED', archived: true }, null],
  ] as const)('%s', (_, offer, reason) => {
    expect(outOfPlayReasonOf(offer, { today: '2026-11-23' })).toBe(reason)
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
  const range = { lower: 1000, upper: 1500 }
  it.each([
    [999.99, 'BELOW'],
    [1000, 'WITHIN'],
    [1500, 'WITHIN'],
    [1500.01, 'ABOVE'],
    [null, null],
  ])('%s is %s', (price, where) => {
    expect(againstRange(price, range)).toBe(where)
  })
  it('is nowhere without a range', () => {
    expect(againstRange(1000, null)).toBe(null)
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
