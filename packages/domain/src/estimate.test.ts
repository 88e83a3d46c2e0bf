import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type EstimateFacts,
  estimatePrice,
  linesWithoutMaterial,
  roundingStep,
  roundOutward,
  suppliedPartSurcharge,
} from './estimate.ts'
import { disguisedSums, type EstimateLine, exactSums, sumLines } from './estimate-sums.ts'

const line = (values: Partial<EstimateLine> = {}): EstimateLine => ({
  quantity: 1,
  isMatched: true,
  isSuppliedPart: false,
  hasError: false,
  linePrice: 0,
  unroundedPrice: null,
  discountGroupId: null,
  manufacturerId: null,
  eclassWorkMinutes: null,
  ...values,
})
const plain = { amount: 1, hasConnectionList: false, hasNcData: false }
const estimated = (lines: readonly EstimateLine[], facts: EstimateFacts) =>
  estimatePrice(exactSums(sumLines(lines)), facts)
/** A line that counts with a price of nothing: a range is told, and holds what the others make of it. */
const free = line()

describe('estimate', () => {
  // Worked out by hand from the formulas.
  it.each([
    ['nothing but the surcharge for no supplied parts', [free], plain, 50, 50],
    [
      'a discounted line of 100: 20 or 35 on top',
      [line({ linePrice: 100, discountGroupId: 'rg-1' })],
      plain,
      170,
      185,
    ],
    ['a line without discount group of 100: 1 or 10 on top', [line({ linePrice: 100 })], plain, 151, 160],
    [
      'two unmatched pieces: 20 or 30 minutes at 65 an hour, all lines in error',
      [free, line({ quantity: 2, isMatched: false, hasError: true, linePrice: null })],
      plain,
      71.67,
      82.5,
    ],
    [
      'half the lines in error raise the margins by half',
      [
        line({ linePrice: 200, discountGroupId: 'rg-1' }),
        line({ quantity: 1, isMatched: false, hasError: true, linePrice: null }),
      ],
      plain,
      320.83,
      371.25,
    ],
    [
      'E-Class minutes count per piece',
      [line({ quantity: 3, linePrice: 0, eclassWorkMinutes: 20 })],
      plain,
      115,
      115,
    ],
    [
      'a connection list and NC data cut the minimum one after the other',
      [free, line({ quantity: 6, isMatched: false, hasError: true, linePrice: null })],
      { amount: 1, hasConnectionList: true, hasNcData: true },
      99.4,
      147.5,
    ],
    [
      'supplied lines cost and take no work, but count as errors',
      [
        line({ linePrice: 100 }),
        line({ isSuppliedPart: true, isMatched: false, hasError: true, quantity: 50, linePrice: 900 }),
      ],
      plain,
      151.5,
      165,
    ],
  ] as const)('%s', (_, lines, facts, lower, upper) => {
    expect(estimated(lines, facts).range).toMatchObject({ lower, upper })
  })

  it('multiplies by the number of cabinets beside, never inside', () => {
    const { range } = estimated([line({ linePrice: 100 })], { ...plain, amount: 3 })
    expect(range).toEqual({ lower: 151, upper: 160, lowerForAll: 453, upperForAll: 480 })
  })

  it.each([
    ['no line at all', []],
    ['a line without an article', [line({ isMatched: false, linePrice: null, hasError: true })]],
    ['an article without a price', [line({ linePrice: null })]],
    ['an article without a quantity', [line({ quantity: null, linePrice: null })]],
    ['a supplied part', [line({ isSuppliedPart: true, linePrice: 900 })]],
  ])('has no range, only its reason, for %s', (_, lines) => {
    expect(estimated(lines, plain)).toMatchObject({ range: null, missing: 'NO_PRICES' })
    expect(estimated([...lines, free], plain)).toMatchObject({ range: {}, missing: null })
  })

  it('counts lines without an article, a price and a quantity apart, supplied ones in none', () => {
    const unmatched = line({ isMatched: false, linePrice: null })
    const unpriced = line({ linePrice: null })
    const supplied = line({ isSuppliedPart: true, isMatched: false, linePrice: null })
    const unquantified = line({ quantity: null, linePrice: null })
    const { parts } = estimated([free, unmatched, unpriced, unpriced, unquantified, supplied], plain)
    expect(parts).toMatchObject({
      lines: 6,
      unmatchedLines: 1,
      linesWithoutPrice: 2,
      linesWithoutQuantity: 1,
      suppliedParts: 1,
    })
  })

  it.each([
    [0, 50],
    [10, 50],
    [11, 30],
    [30, 30],
    [31, 20],
    [50, 20],
    [51, 15],
    [80, 15],
    [81, 0],
  ])('charges for %i supplied parts %i euro', (count, surcharge) => {
    expect(suppliedPartSurcharge(count)).toBe(surcharge)
  })

  const anyLine = fc.record({
    quantity: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 1000 })),
    isMatched: fc.boolean(),
    isSuppliedPart: fc.boolean(),
    hasError: fc.boolean(),
    linePrice: fc.oneof(
      fc.constant(null),
      fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
    ),
    unroundedPrice: fc.constant(null),
    discountGroupId: fc.constantFrom(null, 'rg-1', 'rg-2'),
    manufacturerId: fc.constantFrom(null, 'm-1', 'm-2'),
    eclassWorkMinutes: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 60 })),
  })
  const anyFacts = fc.record({
    amount: fc.integer({ min: 1, max: 20 }),
    hasConnectionList: fc.boolean(),
    hasNcData: fc.boolean(),
  })

  it('is never lowered by an unmatched line that is not supplied', () => {
    fc.assert(
      fc.property(fc.array(anyLine), anyFacts, fc.integer({ min: 0, max: 500 }), (lines, facts, quantity) => {
        const before = estimated([free, ...lines], facts).range!
        const unmatched = line({ quantity, isMatched: false, hasError: true, linePrice: null })
        const after = estimated([free, ...lines, unmatched], facts).range!
        expect(after.lower).toBeGreaterThanOrEqual(before.lower)
        expect(after.upper).toBeGreaterThanOrEqual(before.upper)
      }),
    )
  })

  it('keeps the lower bound at or below the upper one, and the order of lines does not matter', () => {
    fc.assert(
      fc.property(fc.array(anyLine), anyFacts, (lines, facts) => {
        const range = estimated([free, ...lines], facts).range!
        expect(range.lower).toBeLessThanOrEqual(range.upper)
        const reversed = estimated([free, ...lines].reverse(), facts).range!
        expect(reversed.lower).toBeCloseTo(range.lower, 1)
      }),
    )
  })

  it('disguised by constants of one is the exact one, to the cents of each line', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const sums = sumLines(lines)
        const exact = exactSums(sums)
        const disguised = disguisedSums(sums, () => 1)
        expect(disguised.discountedSum).toBeCloseTo(exact.discountedSum, 2)
        expect(disguised.nonDiscountedSum).toBeCloseTo(exact.nonDiscountedSum, 2)
      }),
    )
  })

  it('multiplies each price by the constant of its discount group, without one of its manufacturer', () => {
    const sums = sumLines([
      line({ linePrice: 100, discountGroupId: 'a', manufacturerId: 'm' }),
      line({ linePrice: 10, unroundedPrice: 10.004, discountGroupId: 'b', manufacturerId: 'm' }),
      line({ linePrice: 1, manufacturerId: 'm' }),
      line({ linePrice: 7 }),
    ])
    const constants: Record<string, number> = {
      'group:a': 1.1,
      'group:b': 0.95,
      'manufacturer:m': 1.05,
      'manufacturer:': 1,
    }
    expect(disguisedSums(sums, (key) => constants[key]!)).toMatchObject({
      discountedSum: expect.closeTo(110 + 10.004 * 0.95),
      nonDiscountedSum: expect.closeTo(1.05 + 7),
    })
  })
})

describe('a bound rounded outward', () => {
  it.each([
    [0, 50, 0, 0],
    [0.01, 50, 0, 50],
    [12.5, 50, 0, 50],
    [49.99, 50, 0, 50],
    [50, 50, 50, 50],
    [50.01, 50, 50, 100],
    [99.99, 50, 50, 100],
    [100, 50, 100, 100],
    [999.99, 50, 950, 1000],
    [1000, 100, 1000, 1000],
    [1000.01, 100, 1000, 1100],
    [7800, 100, 7800, 7800],
    [7812.34, 100, 7800, 7900],
    [9950, 100, 9900, 10_000],
    [9999.99, 100, 9900, 10_000],
    [10_000, 1000, 10_000, 10_000],
    [12_345, 1000, 12_000, 13_000],
    [987_654.32, 10_000, 980_000, 990_000],
    [1_000_000, 100_000, 1_000_000, 1_000_000],
    [123_456_789_012.34, 10_000_000_000, 120_000_000_000, 130_000_000_000],
  ])('%d has the step %d and lies between %d and %d', (amount, step, lower, upper) => {
    expect(roundingStep(amount)).toBe(step)
    expect(roundOutward({ lower: amount, upper: amount }, 1)).toMatchObject({ lower, upper })
  })

  it('is multiplied for all cabinets after it was rounded', () => {
    expect(roundOutward({ lower: 1234, upper: 2345 }, 7)).toEqual({
      lower: 1200,
      upper: 2400,
      lowerForAll: 8400,
      upperForAll: 16_800,
    })
  })

  const euro = fc.oneof(
    fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 100),
    fc.integer({ min: 0, max: 100_000_000_000_000 }).map((cents) => cents / 100),
    fc.integer({ min: 0, max: 12 }).map((exponent) => 10 ** exponent),
  )
  it('always encloses the exact ones, is a multiple of 50, and off by less than a step', () => {
    fc.assert(
      fc.property(euro, euro, fc.integer({ min: 1, max: 1000 }), (one, other, amount) => {
        const exact = { lower: Math.min(one, other), upper: Math.max(one, other) }
        const range = roundOutward(exact, amount)
        expect(range.lower).toBeLessThanOrEqual(exact.lower)
        expect(range.upper).toBeGreaterThanOrEqual(exact.upper)
        expect(exact.lower - range.lower).toBeLessThan(roundingStep(exact.lower))
        expect(range.upper - exact.upper).toBeLessThan(roundingStep(exact.upper))
        expect([range.lower % 50, range.upper % 50]).toEqual([0, 0])
        expect(range.lowerForAll).toBe(range.lower * amount)
        expect(range.upperForAll).toBe(range.upper * amount)
      }),
      { numRuns: 1000 },
    )
  })
})

it('lines without material are those without an article, without a price and without a quantity', () => {
  expect(linesWithoutMaterial({ unmatchedLines: 80, linesWithoutPrice: 6 })).toBe(86)
  expect(linesWithoutMaterial({ unmatchedLines: 80, linesWithoutPrice: 6, linesWithoutQuantity: 2 })).toBe(88)
})
