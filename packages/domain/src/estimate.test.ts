import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EstimateLine, estimatePrice, suppliedPartSurcharge } from './estimate.ts'

const line = (values: Partial<EstimateLine> = {}): EstimateLine => ({
  quantity: 1,
  isMatched: true,
  isSuppliedPart: false,
  hasError: false,
  linePrice: 0,
  hasDiscountGroup: false,
  eclassWorkMinutes: null,
  ...values,
})
const plain = { amount: 1, hasConnectionList: false, hasNcData: false }

describe('estimate', () => {
  // Worked out by hand from the formulas of the specification.
  it.each([
    ['nothing but the surcharge for no supplied parts', [], plain, 50, 50],
    [
      'a discounted line of 100: 20 or 35 on top',
      [line({ linePrice: 100, hasDiscountGroup: true })],
      plain,
      170,
      185,
    ],
    ['a line without discount group of 100: 1 or 10 on top', [line({ linePrice: 100 })], plain, 151, 160],
    [
      'two unmatched pieces: 20 or 30 minutes at 65 an hour, all lines in error',
      [line({ quantity: 2, isMatched: false, hasError: true, linePrice: null })],
      plain,
      71.67,
      82.5,
    ],
    [
      'half the lines in error raise the margins by half',
      [
        line({ linePrice: 200, hasDiscountGroup: true }),
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
      [line({ quantity: 6, isMatched: false, hasError: true, linePrice: null })],
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
    const result = estimatePrice(lines, facts)
    expect([result.lower, result.upper]).toEqual([lower, upper])
  })

  it('multiplies by the number of cabinets beside, never inside', () => {
    const one = estimatePrice([line({ linePrice: 100 })], plain)
    const three = estimatePrice([line({ linePrice: 100 })], { ...plain, amount: 3 })
    expect([three.lower, three.lowerForAll, three.upperForAll]).toEqual([one.lower, 453, 480])
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
    hasDiscountGroup: fc.boolean(),
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
        const before = estimatePrice(lines, facts)
        const after = estimatePrice(
          [...lines, line({ quantity, isMatched: false, hasError: true, linePrice: null })],
          facts,
        )
        expect(after.lower).toBeGreaterThanOrEqual(before.lower)
        expect(after.upper).toBeGreaterThanOrEqual(before.upper)
      }),
    )
  })

  it('keeps the lower bound at or below the upper one, and the order of lines does not matter', () => {
    fc.assert(
      fc.property(fc.array(anyLine), anyFacts, (lines, facts) => {
        const result = estimatePrice(lines, facts)
        expect(result.lower).toBeLessThanOrEqual(result.upper)
        const reversed = estimatePrice([...lines].reverse(), facts)
        expect(reversed.lower).toBeCloseTo(result.lower, 1)
      }),
    )
  })
})
